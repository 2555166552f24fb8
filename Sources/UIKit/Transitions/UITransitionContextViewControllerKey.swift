// SPDX-License-Identifier: MIT

/// Says which of a transition's two view controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end of a transition that completes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
