// SPDX-License-Identifier: MIT

/// Says which of a transition's two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is shown at the end of a transition that completes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
