// SPDX-License-Identifier: MIT

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper-right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
