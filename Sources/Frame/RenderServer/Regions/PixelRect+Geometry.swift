// SPDX-License-Identifier: MIT
import X11

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }

  var size: PixelSize { PixelSize(width: width, height: height) }
  var area: Int { isEmpty ? 0 : width * height }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func offsetBy(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

  func inset(by amount: Int) -> PixelRect {
    PixelRect(minX: x + amount, minY: y + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  /// Returns the smallest rectangle that contains the part of this one that `other` does not cover.
  func trimmed(by other: PixelRect) -> PixelRect {
    let covered = intersection(other)
    if covered.isEmpty { return self }
    if covered == self { return .empty }
    if covered.height == height {
      if covered.x == x { return PixelRect(minX: covered.maxX, minY: y, maxX: maxX, maxY: maxY) }
      if covered.maxX == maxX { return PixelRect(minX: x, minY: y, maxX: covered.x, maxY: maxY) }
    } else if covered.width == width {
      if covered.y == y { return PixelRect(minX: x, minY: covered.maxY, maxX: maxX, maxY: maxY) }
      if covered.maxY == maxY { return PixelRect(minX: x, minY: y, maxX: maxX, maxY: covered.y) }
    }
    return self
  }
}
