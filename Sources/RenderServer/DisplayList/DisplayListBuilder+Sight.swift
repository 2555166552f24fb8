// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

extension DisplayListBuilder {
  /// Edges are rounded level by level; so many pixels they may be off all together.
  private static let roundingMargin = 8

  /// Whether a layer can be told to lie outside the clip without a look at what it is at this instant: most of what lies
  /// in a scroll view does.
  func restsOutOfSight(_ id: LayerID, at place: Place) -> Bool {
    guard reaches != nil, place.superstate?.sublayerTransform.isIdentity == true,
      let reach = tree.restingReach(of: id)
    else { return false }
    let rect = pixels(reach).offsetBy(x: place.origin.x, y: place.origin.y).inset(by: -Self.roundingMargin)
    return !rect.intersects(place.clip)
  }

  /// Whether a layer that is only moved lies outside the clip with all that it shows.
  func isOutOfSight(_ layer: SampledLayer, by transform: CATransform3D, at place: Place) -> Bool {
    guard let reach = reaches?.reach(of: layer, in: tree) else { return false }
    let rect = pixels(reach.offsetBy(dx: transform.m41, dy: transform.m42))
      .offsetBy(x: place.origin.x, y: place.origin.y)
      .inset(by: -Self.roundingMargin)
    return !rect.intersects(place.clip)
  }
}
