// SPDX-License-Identifier: MIT

/// The side from which a transition brings in the new content.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// New content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// New content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// New content comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// New content comes from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
