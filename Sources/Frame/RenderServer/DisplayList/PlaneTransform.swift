// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// Maps points of one plane to points of another, with perspective: `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty)
/// / w`, `w = p·x + q·y + r`.
struct PlaneTransform: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0
  var p = 0.0
  var q = 0.0
  var r = 1.0

  static let identity = PlaneTransform()

  static func translation(x: Double, y: Double) -> PlaneTransform { PlaneTransform(tx: x, ty: y) }

  static func scale(x: Double, y: Double) -> PlaneTransform { PlaneTransform(a: x, d: y) }

  /// Returns the scale that maps one size to another.
  static func enlarging(_ size: PixelSize, to other: PixelSize) -> PlaneTransform {
    guard size != other, size.width > 0, size.height > 0 else { return .identity }
    return scale(x: Double(other.width) / Double(size.width), y: Double(other.height) / Double(size.height))
  }

  init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0, p: Double = 0,
    q: Double = 0, r: Double = 1
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty, self.p, self.q, self.r) = (a, b, c, d, tx, ty, p, q, r)
  }

  /// Creates the map that a transform applies to the plane z = 0, seen from the front.
  init(_ t: CATransform3D) {
    self.init(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42, p: t.m14, q: t.m24, r: t.m44)
  }

  var isAffine: Bool { p == 0 && q == 0 && r == 1 }
  /// Whether the map is a translation.
  var isTranslation: Bool { isAffine && a == 1 && d == 1 && b == 0 && c == 0 }
  /// Whether rectangles remain rectangles with the same axes.
  var keepsAxes: Bool { isAffine && b == 0 && c == 0 }

  /// The translation in whole pixels, or nil if the map is anything else.
  var pixelOffset: (x: Int, y: Int)? {
    guard isTranslation, abs(tx) < 1e9, abs(ty) < 1e9 else { return nil }
    let (x, y) = (Int(tx), Int(ty))
    return tx == Double(x) && ty == Double(y) ? (x, y) : nil
  }

  /// Returns the map that applies `self` first, then `other`.
  func concatenating(_ o: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * o.a + b * o.c + p * o.tx, b: a * o.b + b * o.d + p * o.ty,
      c: c * o.a + d * o.c + q * o.tx, d: c * o.b + d * o.d + q * o.ty,
      tx: tx * o.a + ty * o.c + r * o.tx, ty: tx * o.b + ty * o.d + r * o.ty,
      p: a * o.p + b * o.q + p * o.r, q: c * o.p + d * o.q + q * o.r, r: tx * o.p + ty * o.q + r * o.r)
  }

  /// The inverse, or nil if the plane is seen edge on.
  var inverse: PlaneTransform? {
    let (i, j, k) = (d * r - q * ty, q * tx - c * r, c * ty - d * tx)
    let determinant = a * i + b * j + p * k
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let s = 1 / determinant
    return PlaneTransform(
      a: i * s, b: (p * ty - b * r) * s, c: j * s, d: (a * r - p * tx) * s, tx: k * s, ty: (b * tx - a * ty) * s,
      p: (b * q - p * d) * s, q: (p * c - a * q) * s, r: (a * d - b * c) * s)
  }

  /// Returns the affine map that equals, to the first order, the map from the screen to a plane in the middle of a
  /// rectangle. Returns nil if the plane is not visible there.
  ///
  /// - Parameter placement: The map from the plane to the screen.
  func linearized(at rect: PixelRect, seenBy placement: PlaneTransform) -> PlaneTransform? {
    let (x, y) = (Double(rect.x) + Double(rect.width) / 2, Double(rect.y) + Double(rect.height) / 2)
    let w = p * x + q * y + r
    guard w > 0, let middle = map(x: x, y: y), placement.isBeforeEye(middle) else { return nil }
    let (a, b) = ((a - p * middle.x) / w, (b - p * middle.y) / w)
    let (c, d) = ((c - q * middle.x) / w, (d - q * middle.y) / w)
    return PlaneTransform(a: a, b: b, c: c, d: d, tx: middle.x - a * x - c * y, ty: middle.y - b * x - d * y)
  }

  /// Whether a point of the plane is in front of the eye that sees the plane's picture.
  func isBeforeEye(_ point: (x: Double, y: Double)) -> Bool { p * point.x + q * point.y + r > 0 }

  /// Returns the image of a point, or nil if it is behind the eye.
  func map(x: Double, y: Double) -> (x: Double, y: Double)? {
    let w = p * x + q * y + r
    guard w > 1e-9 else { return nil }
    return ((a * x + c * y + tx) / w, (b * x + d * y + ty) / w)
  }

  /// Returns the whole pixels around the image of a rectangle, or nil if part of it is behind the eye.
  func bounds(of rect: PixelRect) -> PixelRect? {
    if let offset = pixelOffset { return rect.offsetBy(x: offset.x, y: offset.y) }
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for (x, y) in [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)] {
      guard let point = map(x: Double(x), y: Double(y)) else { return nil }
      (minX, minY, maxX, maxY) = (min(minX, point.x), min(minY, point.y), max(maxX, point.x), max(maxY, point.y))
    }
    return PixelRect(
      minX: Self.pixel(minX.rounded(.down)), minY: Self.pixel(minY.rounded(.down)),
      maxX: Self.pixel(maxX.rounded(.up)), maxY: Self.pixel(maxY.rounded(.up)))
  }

  /// Returns the pixels that show nothing but the inside of a rectangle, also when they are filtered. Empty if the map turns
  /// the rectangle.
  func inside(of rect: PixelRect) -> PixelRect {
    if let offset = pixelOffset { return rect.offsetBy(x: offset.x, y: offset.y) }
    guard keepsAxes, !rect.isEmpty, let image = bounds(of: rect) else { return .empty }
    // The outermost pixels may be half outside, and filtering includes pixels up to half a source pixel away.
    let scale = min(max(abs(a), abs(d), 1), Double(Pixmap.maximumExtent))
    let inside = image.inset(by: Int((scale / 2).rounded(.up)) + 1)
    return inside.isEmpty ? .empty : inside
  }

  private static func pixel(_ value: Double) -> Int { Int(clamping: min(max(value, -1e6), 1e6)) }
}
