// SPDX-License-Identifier: MIT
import CoreGraphics

/// Transforms are interpolated component by component: translation, scale, skew and perspective linearly, the rotation
/// along the shorter arc.
///
/// Adding is concatenation: `a.adding(d)` is `a` first, then `d` in the superlayer's space.
extension CATransform3D: Animatable {
  package func interpolated(to end: CATransform3D, fraction: Double) -> CATransform3D {
    motion(to: end)(fraction)
  }

  package func motion(to end: CATransform3D) -> Motion<CATransform3D> {
    if self == end { return { _ in self } }
    let parts = isScaleAndTranslation && end.isScaleAndTranslation ? nil : TransformParts(self)
    guard let parts, let endParts = TransformParts(end) else {
      return { mixed(with: end, $0) }
    }
    return { fraction in
      switch fraction {
      case 0: self
      case 1: end
      default: parts.interpolated(to: endParts, fraction: fraction).transform
      }
    }
  }

  package func adding(_ other: CATransform3D) -> CATransform3D { concatenating(other) }

  /// Returns the transform d with `start.adding(d) == self`.
  ///
  /// If `start` flattens space (a scale of 0), there is no such transform and the result is the identity. An animation
  /// that begins or ends there cannot be additive.
  package func subtracting(_ start: CATransform3D) -> CATransform3D {
    if self == start { return .identity }
    return start.inverse?.concatenating(self) ?? .identity
  }

  /// False for a transform that flattens space, which has no inverse.
  package var hasDifferences: Bool { inverse != nil }

  package func distance(to other: CATransform3D) -> Double {
    let (a, b) = (numbers, other.numbers)
    return zip(a, b).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }.squareRoot()
  }

  /// Whether there is no rotation, skew or perspective, so that the matrix elements can be interpolated directly.
  private var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }

  private func mixed(with end: CATransform3D, _ f: Double) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(to: b, fraction: f) }
    return CATransform3D(
      m11: mix(m11, end.m11), m12: mix(m12, end.m12), m13: mix(m13, end.m13), m14: mix(m14, end.m14),
      m21: mix(m21, end.m21), m22: mix(m22, end.m22), m23: mix(m23, end.m23), m24: mix(m24, end.m24),
      m31: mix(m31, end.m31), m32: mix(m32, end.m32), m33: mix(m33, end.m33), m34: mix(m34, end.m34),
      m41: mix(m41, end.m41), m42: mix(m42, end.m42), m43: mix(m43, end.m43), m44: mix(m44, end.m44))
  }

  private var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
