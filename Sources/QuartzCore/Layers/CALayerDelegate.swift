// SPDX-License-Identifier: MIT

/// Answers for a layer; a view is its layer's delegate.
///
/// All is optional, as in Apple's protocol: what is not implemented does what the layer would do without a delegate.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's `contents`. Not implemented: records what the layer's `draw(in:)` draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action for a change: nil to look further, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayDrawing() }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    // Optional in Apple's protocol: a layer without a drawing has none.
  }

  public func layerWillDraw(_ layer: CALayer) {
    // Optional in Apple's protocol: nothing to prepare.
  }

  public func layoutSublayers(of layer: CALayer) {
    // Optional in Apple's protocol: nothing to lay out.
  }

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
