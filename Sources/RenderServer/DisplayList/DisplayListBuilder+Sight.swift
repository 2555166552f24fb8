// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

extension DisplayListBuilder {
  /// Edges are rounded at each level of the tree; together they may be off by so many pixels.
  private static let roundingMargin = 8

  /// Whether a layer without animations lies outside the clip. It need not be sampled to know that.
  func isFixedOutOfSight(_ id: LayerID, at place: Place) -> Bool {
    guard subtreeBounds != nil, place.sublayerTransform == nil,
      let frame = tree.fixedFrame(of: id)
    else { return false }
    let rect = pixels(frame).offsetBy(x: place.origin.x, y: place.origin.y).inset(by: -Self.roundingMargin)
    return !rect.intersects(place.clip)
  }

  /// Whether a layer that is only moved lies outside the clip with all that it shows.
  func isOutOfSight(_ layer: SampledLayer, by transform: CATransform3D, at place: Place) -> Bool {
    guard let bounds = subtreeBounds?.bounds(of: layer, in: tree) else { return false }
    let rect = pixels(bounds.offsetBy(dx: transform.m41, dy: transform.m42))
      .offsetBy(x: place.origin.x, y: place.origin.y)
      .inset(by: -Self.roundingMargin)
    return !rect.intersects(place.clip)
  }
}
