// SPDX-License-Identifier: MIT

/// A key that identifies one of the two view controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The view controller that is visible at the end of a transition that completes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
