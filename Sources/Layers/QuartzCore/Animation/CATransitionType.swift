// SPDX-License-Identifier: MIT

/// The kind of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in over the old.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content slides in and pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides out and uncovers the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
