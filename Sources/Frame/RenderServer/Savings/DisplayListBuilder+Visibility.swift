// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

extension DisplayListBuilder {
  /// The largest error in pixels from rounding edges at each level of the tree.
  private static let roundingMargin = 8

  /// Whether the frame of a layer that does not change by itself is outside the clip.
  func isOutsideClip(fixedFrame frame: CGRect, in context: SuperlayerContext) -> Bool {
    guard caches != nil, context.sublayerTransform == nil else { return false }
    let rect = pixels(frame).offsetBy(x: context.origin.x, y: context.origin.y).inset(by: -Self.roundingMargin)
    return !rect.intersects(context.clip)
  }

  /// Whether a translated layer and everything that it shows are outside the clip.
  func isOutsideClip(_ layer: SampledLayer, by transform: CATransform3D, in context: SuperlayerContext) -> Bool {
    guard let caches else { return false }
    func isOutside(_ rect: CGRect) -> Bool {
      !pixels(rect.offsetBy(dx: transform.m41, dy: transform.m42))
        .offsetBy(x: context.origin.x, y: context.origin.y)
        .inset(by: -Self.roundingMargin)
        .intersects(context.clip)
    }
    // Most layers are visible, and most of these with their own bounds.
    guard isOutside(layer.bounds) else { return false }
    return caches.subtreeBounds.bounds(of: layer, in: tree).map(isOutside) ?? false
  }

  /// Whether successive sublayers of a layer, and everything that they show, are outside the clip.
  ///
  /// - Parameter version: The version of the block that they are in.
  func isOutsideClip(_ sublayers: ArraySlice<LayerID>, version: UInt64, in context: SuperlayerContext) -> Bool {
    guard context.sublayerTransform == nil,
      let bounds = caches?.subtreeBounds.bounds(of: sublayers, version: version, in: tree)
    else { return false }
    return isOutsideClip(fixedFrame: bounds, in: context)
  }
}
