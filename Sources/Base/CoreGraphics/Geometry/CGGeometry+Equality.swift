// SPDX-License-Identifier: MIT

// Apple's names for comparisons that Swift writes with operators.

extension CGPoint {
  /// Returns whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether two rectangles have the same origin and size.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
