// SPDX-License-Identifier: MIT
import RenderTree

/// A layer whose sublayers are not projected onto it, so that they form a solid that can be turned.
///
/// All planes in a transform layer, and in transform layers within it, are drawn in the order of the depth of their
/// centres, whatever their order as sublayers. Planes that intersect are not divided. The layer shows nothing but its
/// sublayers: background, contents, border, shadow, mask and clipping have no effect, and the opacity is applied to each
/// sublayer by itself. Give a superlayer a `sublayerTransform` with perspective.
///
/// ``CALayer/hitTest(_:)`` projects the sublayers onto this layer, which has no plane; as in Core Animation, it is of
/// little use here.
///
/// ```swift
/// @MainActor func makeDie(side: CGFloat) -> CATransformLayer {
///   let die = CATransformLayer()
///   for quarter in 0..<4 {
///     let face = CALayer()
///     face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
///     face.backgroundColor = CGColor(gray: 1 - CGFloat(quarter) / 6, alpha: 1)
///     let turn = CATransform3DMakeRotation(CGFloat(quarter) * .pi / 2, 0, 1, 0)
///     face.transform = CATransform3DTranslate(turn, 0, 0, side / 2)
///     die.addSublayer(face)
///   }
///   return die
/// }
/// ```
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Creates a layer without sublayers.
  public override init() {
    super.init()
    state.geometry.isPlane = false
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    state.geometry.isPlane = false
  }

  /// Creates a layer without sublayers. There are no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.geometry.isPlane = false
  }

  nonisolated deinit {}
}
