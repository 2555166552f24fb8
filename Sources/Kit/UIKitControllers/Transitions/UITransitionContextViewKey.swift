// SPDX-License-Identifier: MIT

/// A key that identifies one of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible at the end of a transition that completes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
