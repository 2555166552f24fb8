// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RenderTree

/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D.identity

/// Returns whether a transform changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Returns whether two transforms are equal, element by element.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves points, in points along each axis.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  .translation(tx, ty, tz)
}

/// Returns a transform that scales about the origin.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  .scale(sx, sy, sz)
}

/// Returns a transform that rotates about the axis (x, y, z) by an angle in radians.
///
/// Returns the identity if the axis has no length.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  .rotation(angle, x, y, z)
}

/// Returns the transform that moves points first, and then applies `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D.translation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales points first, and then applies `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D.scale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates points about the axis (x, y, z) by an angle in radians first, and then applies
/// `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D.rotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies `a` first, and then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse of a transform, or the transform itself if it has none.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns the transform in space that does in the plane what `m` does.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns whether a transform is exactly an affine transform of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isAffine && t.m33 == 1
}

/// Returns the affine transform of the plane that equals `t`. If `t` is not affine, the result has no meaning.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
