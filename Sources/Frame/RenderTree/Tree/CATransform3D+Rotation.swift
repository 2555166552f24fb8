// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATransform3D {
  /// Returns a rotation by `angle` radians about the axis (x, y, z), or the identity for an axis of length 0.
  ///
  /// It is Rodrigues' formula, transposed for row vectors. About +z, a positive angle is clockwise on the screen.
  package static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    var t = CATransform3D()
    (t.m11, t.m12, t.m13) = (x * x * k + c, x * y * k + z * s, x * z * k - y * s)
    (t.m21, t.m22, t.m23) = (x * y * k - z * s, y * y * k + c, y * z * k + x * s)
    (t.m31, t.m32, t.m33) = (x * z * k + y * s, y * z * k - x * s, z * z * k + c)
    return t
  }
}
