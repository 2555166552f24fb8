// SPDX-License-Identifier: MIT
import CoreGraphics

/// The components that Core Animation's key paths name, such as `transform.rotation.z` and `transform.scale.x`.
///
/// The rotation consists of rotations about x, then y, then z (`Rx · Ry · Rz`). Setting one component does not change
/// the others. A transform that cannot be decomposed reads as the identity, and does not change when a rotation or
/// scale is set.
extension CATransform3D {
  package var translationX: CGFloat {
    get { m41 }
    set { m41 = newValue }
  }

  package var translationY: CGFloat {
    get { m42 }
    set { m42 = newValue }
  }

  package var translationZ: CGFloat {
    get { m43 }
    set { m43 = newValue }
  }

  package var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  package var scaleX: CGFloat {
    get { CGFloat(partsOrIdentity.scale.x) }
    set { setScale(x: newValue) }
  }

  package var scaleY: CGFloat {
    get { CGFloat(partsOrIdentity.scale.y) }
    set { setScale(y: newValue) }
  }

  package var scaleZ: CGFloat {
    get { CGFloat(partsOrIdentity.scale.z) }
    set { setScale(z: newValue) }
  }

  /// The mean of the three factors. Setting it sets all three.
  package var scale: CGFloat {
    get { CGFloat(partsOrIdentity.scale.sum() / 3) }
    set { setScale(x: newValue, y: newValue, z: newValue) }
  }

  package var rotationX: CGFloat {
    get { CGFloat(partsOrIdentity.rotation.angles.x) }
    set { setRotation { $0.x = Double(newValue) } }
  }

  package var rotationY: CGFloat {
    get { CGFloat(partsOrIdentity.rotation.angles.y) }
    set { setRotation { $0.y = Double(newValue) } }
  }

  package var rotationZ: CGFloat {
    get { CGFloat(partsOrIdentity.rotation.angles.z) }
    set { setRotation { $0.z = Double(newValue) } }
  }

  private var partsOrIdentity: TransformParts { TransformParts(self) ?? TransformParts() }

  /// The smallest scale that is stored. A scale of 0 would flatten space, so that the other components could not be
  /// read back.
  private static let smallestScale: CGFloat = 1e-9

  private mutating func setScale(x: CGFloat? = nil, y: CGFloat? = nil, z: CGFloat? = nil) {
    func distinct(_ value: CGFloat) -> Double { Double(value == 0 ? Self.smallestScale : value) }
    guard var parts = TransformParts(self) else { return }
    if let x { parts.scale.x = distinct(x) }
    if let y { parts.scale.y = distinct(y) }
    if let z { parts.scale.z = distinct(z) }
    self = parts.transform
  }

  private mutating func setRotation(_ change: (inout SIMD3<Double>) -> Void) {
    guard var parts = TransformParts(self) else { return }
    var angles = parts.rotation.angles
    change(&angles)
    parts.rotation = .identity
    let (x, y, z) = (CGFloat(angles.x), CGFloat(angles.y), CGFloat(angles.z))
    let (translation, perspective) = (parts.translation, parts.perspective)
    (parts.translation, parts.perspective) = (.zero, SIMD4(0, 0, 0, 1))
    var rest = TransformParts()
    (rest.translation, rest.perspective) = (translation, perspective)
    self = parts.transform.concatenating(.rotation(x, 1, 0, 0)).concatenating(.rotation(y, 0, 1, 0))
      .concatenating(.rotation(z, 0, 0, 1)).concatenating(rest.transform)
  }
}

extension Quaternion {
  /// The angles of `Rx · Ry · Rz`, whose first row is `(cos y cos z, cos y sin z, −sin y)`.
  fileprivate var angles: SIMD3<Double> {
    let (a, b, c) = rows
    return SIMD3(atan2(b.z, c.z), asin(min(max(-a.z, -1), 1)), atan2(a.y, a.x))
  }
}
