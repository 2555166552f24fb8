// SPDX-License-Identifier: MIT
import CoreGraphics

/// A value that a property animation moves.
package enum AnimatableValue: Sendable {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case scalars([CGFloat])
  case colors([CGColor])
  case contents(LayerContents?)
  case flag(Bool)
}
