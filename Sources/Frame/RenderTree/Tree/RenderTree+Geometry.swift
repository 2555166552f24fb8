// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderTree {
  /// Maps points of the layer's bounds to its superlayer's, without the superlayer's `sublayerTransform`.
  ///
  /// The anchor point is moved to the origin, `transform` is applied there, and the origin is moved to `position` and
  /// `zPosition`.
  package static func transformToSuperlayer(_ state: LayerState) -> CATransform3D {
    let anchor = anchorInBounds(of: state)
    let (x, y) = (state.position.x, state.position.y)
    guard state.placement.isTransformed else {
      return .translation(x - anchor.x, y - anchor.y, state.zPosition - state.anchorPointZ)
    }
    return CATransform3D.translation(-anchor.x, -anchor.y, -state.anchorPointZ)
      .concatenating(state.transform)
      .concatenating(.translation(x, y, state.zPosition))
  }

  /// Returns the transform of the sublayers' space: `sublayerTransform` about the anchor point, by default the center
  /// of the bounds. The vanishing point of a perspective is therefore there.
  package static func sublayerSpace(_ state: LayerState) -> CATransform3D {
    guard state.geometry.hasSublayerTransform else { return .identity }
    let anchor = anchorInBounds(of: state)
    return CATransform3D.translation(-anchor.x, -anchor.y, -state.anchorPointZ)
      .concatenating(state.sublayerTransform)
      .concatenating(.translation(anchor.x, anchor.y, state.anchorPointZ))
  }

  /// Maps points of the layer's bounds to the bounds of `superlayer`, including the superlayer's `sublayerTransform`.
  package static func transform(from state: LayerState, toBoundsOf superlayer: LayerState) -> CATransform3D {
    let toSuperlayer = transformToSuperlayer(state)
    guard superlayer.geometry.hasSublayerTransform else { return toSuperlayer }
    return toSuperlayer.concatenating(sublayerSpace(superlayer))
  }

  private static func anchorInBounds(of state: LayerState) -> CGPoint {
    CGPoint(
      x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
      y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
  }
}
