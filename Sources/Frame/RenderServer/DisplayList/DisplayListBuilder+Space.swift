// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

// Lists the sublayers of a layer that is no plane. They lie in the same space as the layer itself, and are drawn there
// from back to front, each projected by itself.
extension DisplayListBuilder {
  /// A plane in space.
  private struct Plane {
    let layer: SampledLayer
    /// The context of the layer in the walk. Its `sublayerTransform` has all transforms below the plane on which the
    /// space is projected.
    let context: SuperlayerContext
    /// The opacity of the layers between the two planes.
    let opacity: CGFloat
    /// The distance by which the layer's centre is in front of the plane on which the space is projected.
    let height: CGFloat
  }

  func appendSpace(
    _ layer: SampledLayer, by transform: CATransform3D, in context: SuperlayerContext, to items: inout [DisplayItem]
  ) {
    var planes: [Plane] = []
    collectPlanes(in: layer, by: transform, opacity: layer.opacity, in: context, to: &planes)
    let order = planes.indices.sorted { (planes[$0].height, $0) < (planes[$1].height, $1) }
    for plane in order.lazy.map({ planes[$0] }) {
      let first = items.count
      append(plane.layer.id, in: plane.context, to: &items)
      fade(&items, from: first, by: plane.opacity, as: plane.layer)
    }
  }

  /// - Parameter transform: The transform from the layer to the plane on which the space is projected.
  private func collectPlanes(
    in layer: SampledLayer, by transform: CATransform3D, opacity: CGFloat, in context: SuperlayerContext,
    to planes: inout [Plane]
  ) {
    let motion = recordMotion(of: layer)
    var inner = context
    inner.sublayerTransform = RenderTree.sublayerSpace(layer.state).concatenating(transform)
    inner.localTime = layer.localTime
    inner.isMoving = context.isMoving || motion.moves || motion.scrolls
    for id in layer.links.sublayers {
      guard let sublayer = tree.sampleLayer(id, parentTime: inner.localTime, at: time), !sublayer.isHidden,
        sublayer.opacity > 0
      else { continue }
      let outward = sublayer.transformToSuperlayer.concatenating(inner.sublayerTransform ?? .identity)
      if sublayer.isPlane {
        let height = outward.height(of: CGPoint(x: sublayer.bounds.midX, y: sublayer.bounds.midY))
        planes.append(Plane(layer: sublayer, context: inner, opacity: opacity, height: height))
      } else {
        collectPlanes(in: sublayer, by: outward, opacity: opacity * sublayer.opacity, in: inner, to: &planes)
      }
    }
  }
}

extension CATransform3D {
  /// Returns the z coordinate of the image of a point of the plane z = 0.
  fileprivate func height(of point: CGPoint) -> CGFloat {
    let w = m14 * point.x + m24 * point.y + m44
    return (m13 * point.x + m23 * point.y + m43) / (abs(w) > .ulpOfOne ? w : 1)
  }
}
