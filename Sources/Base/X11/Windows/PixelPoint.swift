// SPDX-License-Identifier: MIT

/// A point in whole pixels.
@usableFromInline package struct PixelPoint: Hashable, Sendable {
  @usableFromInline package var x: Int
  @usableFromInline package var y: Int

  @inlinable package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
