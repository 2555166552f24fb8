// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATransform3D {
  package var isIdentity: Bool { self == .identity }

  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }

  /// The determinant of the 4×4 matrix.
  package var determinant: CGFloat {
    let m = Minors(self)
    return m.s0 * m.c5 - m.s1 * m.c4 + m.s2 * m.c3 + m.s3 * m.c2 - m.s4 * m.c1 + m.s5 * m.c0
  }

  /// The inverse, or nil if there is none.
  ///
  /// It is computed by Laplace expansion with the 2×2 minors of the upper and the lower two rows.
  package var inverse: CATransform3D? {
    let m = Minors(self)
    let determinant = m.s0 * m.c5 - m.s1 * m.c4 + m.s2 * m.c3 + m.s3 * m.c2 - m.s4 * m.c1 + m.s5 * m.c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    return CATransform3D(
      m11: (m22 * m.c5 - m23 * m.c4 + m24 * m.c3) * k, m12: (-m12 * m.c5 + m13 * m.c4 - m14 * m.c3) * k,
      m13: (m42 * m.s5 - m43 * m.s4 + m44 * m.s3) * k, m14: (-m32 * m.s5 + m33 * m.s4 - m34 * m.s3) * k,
      m21: (-m21 * m.c5 + m23 * m.c2 - m24 * m.c1) * k, m22: (m11 * m.c5 - m13 * m.c2 + m14 * m.c1) * k,
      m23: (-m41 * m.s5 + m43 * m.s2 - m44 * m.s1) * k, m24: (m31 * m.s5 - m33 * m.s2 + m34 * m.s1) * k,
      m31: (m21 * m.c4 - m22 * m.c2 + m24 * m.c0) * k, m32: (-m11 * m.c4 + m12 * m.c2 - m14 * m.c0) * k,
      m33: (m41 * m.s4 - m42 * m.s2 + m44 * m.s0) * k, m34: (-m31 * m.s4 + m32 * m.s2 - m34 * m.s0) * k,
      m41: (-m21 * m.c3 + m22 * m.c1 - m23 * m.c0) * k, m42: (m11 * m.c3 - m12 * m.c1 + m13 * m.c0) * k,
      m43: (-m41 * m.s3 + m42 * m.s1 - m43 * m.s0) * k, m44: (m31 * m.s3 - m32 * m.s1 + m33 * m.s0) * k)
  }

  /// The transform projected onto the plane z = 0, without depth.
  package var flattened: CATransform3D {
    var t = self
    (t.m13, t.m23, t.m43) = (0, 0, 0)
    (t.m31, t.m32, t.m33, t.m34) = (0, 0, 1, 0)
    return t
  }

  /// Maps a point of the plane z = 0 of the target back to the plane z = 0 of the source, along the line of sight.
  /// Returns nil if the plane is seen edge on or the point is behind the eye.
  package func unproject(_ p: CGPoint) -> CGPoint? { flattened.inverse?.project(p) }

  /// The 2×2 minors of the rows 1–2 (s) and 3–4 (c).
  private struct Minors {
    let s0, s1, s2, s3, s4, s5: CGFloat
    let c0, c1, c2, c3, c4, c5: CGFloat

    init(_ t: CATransform3D) {
      s0 = t.m11 * t.m22 - t.m21 * t.m12
      s1 = t.m11 * t.m23 - t.m21 * t.m13
      s2 = t.m11 * t.m24 - t.m21 * t.m14
      s3 = t.m12 * t.m23 - t.m22 * t.m13
      s4 = t.m12 * t.m24 - t.m22 * t.m14
      s5 = t.m13 * t.m24 - t.m23 * t.m14
      c0 = t.m31 * t.m42 - t.m41 * t.m32
      c1 = t.m31 * t.m43 - t.m41 * t.m33
      c2 = t.m31 * t.m44 - t.m41 * t.m34
      c3 = t.m32 * t.m43 - t.m42 * t.m33
      c4 = t.m32 * t.m44 - t.m42 * t.m34
      c5 = t.m33 * t.m44 - t.m43 * t.m34
    }
  }
}
