// SPDX-License-Identifier: MIT
import CoreGraphics

/// A transform decomposed into parts that can be interpolated separately.
///
/// The method is Spencer Thomas's "unmatrix" (Graphics Gems II), as described in CSS Transforms Level 2, section
/// "Decomposing a 3D matrix": `scale · skew · rotation · translation · perspective`, applied in this order.
package struct TransformParts: Sendable {
  package var translation = SIMD3<Double>.zero
  package var scale = SIMD3<Double>.one
  /// The skew in the planes xy, xz and yz.
  package var skew = SIMD3<Double>.zero
  package var rotation = Quaternion.identity
  /// The last column: 0, 0, 0, 1 without perspective.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  package init() {}

  /// Returns nil if the transform flattens space, so that it cannot be decomposed.
  package init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    let t = transform.divided(by: transform.m44)
    guard let perspective = Self.perspective(of: t) else { return nil }
    self.perspective = perspective
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))

    var (x, y, z) = (t.row1, t.row2, t.row3)
    scale.x = x.length
    guard scale.x != 0 else { return nil }
    x /= scale.x
    skew.x = x.dot(y)
    y -= x * skew.x
    scale.y = y.length
    guard scale.y != 0 else { return nil }
    y /= scale.y
    skew.x /= scale.y
    skew.y = x.dot(z)
    z -= x * skew.y
    skew.z = y.dot(z)
    z -= y * skew.z
    scale.z = z.length
    guard scale.z != 0 else { return nil }
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if x.dot(y.cross(z)) < 0 {
      // For a reflection, any axis can be negated. With x, a mirrored picture turns about the vertical axis.
      scale.x = -scale.x
      skew.x = -skew.x
      skew.y = -skew.y
      x = -x
    }
    rotation = Quaternion(rows: x, y, z)
  }

  /// Returns the perspective column p, from `M · p = last column of the matrix`, where M is the matrix without that
  /// column. The last number of that column is 1.
  private static func perspective(of t: CATransform3D) -> SIMD4<Double>? {
    var plain = t
    (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
    guard let inverse = plain.inverse else { return nil }
    guard t.m14 != 0 || t.m24 != 0 || t.m34 != 0 else { return SIMD4(0, 0, 0, 1) }
    let (a, b, c) = (t.m14, t.m24, t.m34)
    return SIMD4(
      Double(inverse.m11 * a + inverse.m12 * b + inverse.m13 * c + inverse.m14),
      Double(inverse.m21 * a + inverse.m22 * b + inverse.m23 * c + inverse.m24),
      Double(inverse.m31 * a + inverse.m32 * b + inverse.m33 * c + inverse.m34),
      Double(inverse.m41 * a + inverse.m42 * b + inverse.m43 * c + inverse.m44))
  }

  /// The transform composed of the parts.
  package var transform: CATransform3D {
    let (r1, r2, r3) = rotation.rows
    // The rows of the skew matrix are (1,0,0), (xy,1,0), (xz,yz,1). It is applied after the scale.
    let x = r1 * scale.x
    let y = (r2 + r1 * skew.x) * scale.y
    let z = (r3 + r2 * skew.z + r1 * skew.y) * scale.z
    var t = CATransform3D()
    (t.m11, t.m12, t.m13) = (CGFloat(x.x), CGFloat(x.y), CGFloat(x.z))
    (t.m21, t.m22, t.m23) = (CGFloat(y.x), CGFloat(y.y), CGFloat(y.z))
    (t.m31, t.m32, t.m33) = (CGFloat(z.x), CGFloat(z.y), CGFloat(z.z))
    (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    guard perspective != SIMD4(0, 0, 0, 1) else { return t }
    var p = CATransform3D()
    (p.m14, p.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
    (p.m34, p.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
    return t.concatenating(p)
  }

  /// Interpolates each part separately, the rotation along the shorter arc.
  package func interpolated(to end: TransformParts, fraction f: Double) -> TransformParts {
    var parts = TransformParts()
    parts.translation = translation + (end.translation - translation) * f
    parts.scale = scale + (end.scale - scale) * f
    parts.skew = skew + (end.skew - skew) * f
    parts.perspective = perspective + (end.perspective - perspective) * f
    parts.rotation = rotation.slerp(to: end.rotation, fraction: f)
    return parts
  }
}

extension CATransform3D {
  fileprivate var row1: SIMD3<Double> { SIMD3(Double(m11), Double(m12), Double(m13)) }
  fileprivate var row2: SIMD3<Double> { SIMD3(Double(m21), Double(m22), Double(m23)) }
  fileprivate var row3: SIMD3<Double> { SIMD3(Double(m31), Double(m32), Double(m33)) }

  fileprivate func divided(by w: CGFloat) -> CATransform3D {
    guard w != 1 else { return self }
    return CATransform3D(
      m11: m11 / w, m12: m12 / w, m13: m13 / w, m14: m14 / w, m21: m21 / w, m22: m22 / w, m23: m23 / w, m24: m24 / w,
      m31: m31 / w, m32: m32 / w, m33: m33 / w, m34: m34 / w, m41: m41 / w, m42: m42 / w, m43: m43 / w, m44: 1)
  }
}

extension SIMD3<Double> {
  func dot(_ o: SIMD3<Double>) -> Double { (self * o).sum() }
  var length: Double { dot(self).squareRoot() }
  func cross(_ o: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
