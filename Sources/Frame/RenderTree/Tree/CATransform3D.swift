// SPDX-License-Identifier: MIT
import CoreGraphics

/// A 4 × 4 matrix that transforms points in space.
///
/// A row vector (x, y, z, 1) is multiplied by the matrix, so `m41`, `m42` and `m43` translate. `m34` gives perspective:
/// set it to −1/d, where d is the distance of the eye from the plane in points. Build transforms with
/// `CATransform3DMakeRotation(_:_:_:_:)` and its siblings.
///
/// ```swift
/// var transform = CATransform3DIdentity
/// transform.m34 = -1 / 800
/// transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
/// ```
public struct CATransform3D: Hashable, Sendable {
  /// The first row: the factors from x to each coordinate of the result.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the factors from y to each coordinate of the result.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the factors from z to each coordinate of the result.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation, and the scale of homogeneous coordinates.
  public var m41, m42, m43, m44: CGFloat

  package static let identity = CATransform3D()

  /// Creates the identity transform.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// Creates a transform from its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  package init(_ t: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// Whether the plane z = 0 remains parallel to the screen, without perspective.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m34 == 0 && m43 == 0 && m44 == 1 && m31 == 0 && m32 == 0
  }

  /// The two-dimensional part.
  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  package static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (x, y, z)
    return t
  }

  package static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 1) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (x, y, z)
    return t
  }

  /// Returns the transform that applies `self` first, then `other`.
  package func concatenating(_ o: CATransform3D) -> CATransform3D {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      (
        a * o.m11 + b * o.m21 + c * o.m31 + d * o.m41, a * o.m12 + b * o.m22 + c * o.m32 + d * o.m42,
        a * o.m13 + b * o.m23 + c * o.m33 + d * o.m43, a * o.m14 + b * o.m24 + c * o.m34 + d * o.m44
      )
    }
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = row(m11, m12, m13, m14)
    (t.m21, t.m22, t.m23, t.m24) = row(m21, m22, m23, m24)
    (t.m31, t.m32, t.m33, t.m34) = row(m31, m32, m33, m34)
    (t.m41, t.m42, t.m43, t.m44) = row(m41, m42, m43, m44)
    return t
  }

  /// Maps a point of the plane z = 0 with the perspective divide. Returns nil if the result is behind the eye.
  package func project(_ p: CGPoint) -> CGPoint? {
    let w = p.x * m14 + p.y * m24 + m44
    guard w > 0 else { return nil }
    return CGPoint(x: (p.x * m11 + p.y * m21 + m41) / w, y: (p.x * m12 + p.y * m22 + m42) / w)
  }
}
