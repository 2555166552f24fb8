// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RenderTree

nonisolated public let CATransform3DIdentity = CATransform3D.identity

nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  .translation(tx, ty, tz)
}

nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  .scale(sx, sy, sz)
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for an axis of length 0.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  .rotation(angle, x, y, z)
}

/// Translates by (tx, ty, tz) first, then applies `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D.translation(tx, ty, tz).concatenating(t)
}

/// Scales by (sx, sy, sz) first, then applies `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D.scale(sx, sy, sz).concatenating(t)
}

/// Rotates by `angle` radians about (x, y, z) first, then applies `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D.rotation(angle, x, y, z).concatenating(t)
}

/// Applies `a` first, then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The inverse, or `t` where there is none.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether `t` is exactly an affine transform of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isAffine && t.m33 == 1
}

/// The affine transform that `t` is; undefined where it is not affine.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
