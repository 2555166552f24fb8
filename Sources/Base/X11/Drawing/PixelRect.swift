// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
///
/// Members that each frame calls hundreds of times are inlinable. This has an effect because the type is usable from
/// inline code, too.
@usableFromInline package struct PixelRect: Hashable, Sendable {
  @usableFromInline package var x: Int
  @usableFromInline package var y: Int
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package var maxX: Int { x + width }
  @inlinable package var maxY: Int { y + height }
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
  }

  /// Returns the rectangles that remain when `hole` is removed from this one: up to four, above, below, left and right
  /// of it.
  package func parts(around hole: PixelRect) -> [PixelRect] {
    let hole = intersection(hole)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    guard hole != self else { return [] }
    var parts: [PixelRect] = []
    parts.reserveCapacity(4)
    func add(_ part: PixelRect) { if !part.isEmpty { parts.append(part) } }
    add(PixelRect(x: x, y: y, width: width, height: hole.y - y))
    add(PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY))
    add(PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height))
    add(PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height))
    return parts
  }
}
