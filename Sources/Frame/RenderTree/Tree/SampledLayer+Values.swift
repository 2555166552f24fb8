// SPDX-License-Identifier: MIT
import CoreGraphics

// The values of the layer's state. Each is read where it is stored: an accessor of the state itself would copy the whole
// state first.
extension SampledLayer {
  package var bounds: CGRect { values.state.geometry.bounds }
  package var isPlane: Bool { values.state.geometry.isPlane }
  package var sublayerTransform: CATransform3D { values.state.geometry.sublayerTransform }

  package var position: CGPoint { values.state.placement.position }
  package var zPosition: CGFloat { values.state.placement.zPosition }
  package var transform: CATransform3D { values.state.placement.transform }
  package var isHidden: Bool { values.state.placement.isHidden }
  package var isDoubleSided: Bool { values.state.placement.isDoubleSided }
  package var opacity: CGFloat { values.state.placement.opacity }
  package var allowsGroupOpacity: Bool { values.state.placement.allowsGroupOpacity }
  package var pageCurl: PageCurl { values.state.placement.pageCurl }

  package var masksToBounds: Bool { values.state.shared.value.masksToBounds }
  package var backgroundColor: CGColor? { values.state.shared.value.backgroundColor }
  package var corners: RoundedCorners { values.state.shared.value.corners }
  package var border: LayerBorder { values.state.shared.value.border }
  package var shadow: LayerShadow { values.state.shared.value.shadow }
  package var contents: LayerContents? { values.state.shared.value.contents }
  package var contentsLayout: ContentsLayout { values.state.shared.value.contentsLayout }
  package var shape: ShapeState? { values.state.shared.value.shape }
  package var gradient: GradientState? { values.state.shared.value.gradient }
  package var backdropBlur: CGFloat { values.state.shared.value.compositing.backdropBlur }
  package var tint: CGColor? { values.state.shared.value.compositing.tint }
  package var rasterization: LayerRasterization { values.state.shared.value.compositing.rasterization }

  // Whether a value is there, without a copy of it.
  package var hasContents: Bool { if case .some = values.state.shared.value.contents { true } else { false } }
  package var hasShape: Bool { if case .some = values.state.shared.value.shape { true } else { false } }
  package var hasGradient: Bool { if case .some = values.state.shared.value.gradient { true } else { false } }
  package var hasShadow: Bool { values.state.shared.value.shadow.opacity > 0 }
  package var hasSublayerTransform: Bool { values.state.geometry.hasSublayerTransform }
  package var isTransformed: Bool { values.state.placement.isTransformed }

  package func hasSameTransform(as other: SampledLayer) -> Bool {
    values.state.placement.storedTransform == other.values.state.placement.storedTransform
  }

  /// See `LayerState.hasSameAppearance(as:withShadow:)`.
  package func hasSameAppearance(as other: SampledLayer, withShadow: Bool) -> Bool {
    values.state.shared === other.values.state.shared && values.state.geometry == other.values.state.geometry
      || values.state.hasSameAppearance(as: other.values.state, withShadow: withShadow)
  }

  /// Maps points of the layer's bounds to its superlayer's, without the superlayer's `sublayerTransform`.
  package var transformToSuperlayer: CATransform3D {
    if isTransformed { return RenderTree.transformToSuperlayer(values.state) }
    let (bounds, anchor, position) = (bounds, values.state.geometry.anchorPoint, position)
    return .translation(
      position.x - bounds.minX - anchor.x * bounds.width, position.y - bounds.minY - anchor.y * bounds.height,
      zPosition - values.state.geometry.anchorPointZ)
  }
}
