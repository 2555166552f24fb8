// SPDX-License-Identifier: MIT

/// Methods with which an object provides the content, layout and actions of a layer.
///
/// All methods are optional. A view is the delegate of its layer and must not be made that of another.
///
/// ```swift
/// @MainActor final class Clock: CALayerDelegate {
///   func draw(_ layer: CALayer, in ctx: CGContext) {
///     ctx.strokeEllipse(in: layer.bounds.insetBy(dx: 2, dy: 2))
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's `contents`. The default implementation records what the layer's `draw(in:)` draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change: `nil` to continue the search, or `NSNull()` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what the layer's `draw(in:)` draws.
  public func display(_ layer: CALayer) { layer.displayDrawing() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    // Optional in Apple's protocol: without it, the layer has no drawing.
  }

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {
    // Optional in Apple's protocol: nothing to prepare.
  }

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {
    // Optional in Apple's protocol: nothing to lay out.
  }

  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
