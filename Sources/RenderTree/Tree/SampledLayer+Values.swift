// SPDX-License-Identifier: MIT
import CoreGraphics

// The values of the layer's state. Each is read where it is stored: an accessor of the state itself would copy the whole
// state first.
extension SampledLayer {
  package var bounds: CGRect { state.geometry.bounds }
  package var sublayerTransform: CATransform3D { state.geometry.sublayerTransform }

  package var position: CGPoint { state.placement.position }
  package var zPosition: CGFloat { state.placement.zPosition }
  package var transform: CATransform3D { state.placement.transform }
  package var isHidden: Bool { state.placement.isHidden }
  package var isDoubleSided: Bool { state.placement.isDoubleSided }
  package var opacity: CGFloat { state.placement.opacity }
  package var allowsGroupOpacity: Bool { state.placement.allowsGroupOpacity }
  package var pageCurl: PageCurl { state.placement.pageCurl }

  package var masksToBounds: Bool { state.shared.value.masksToBounds }
  package var backgroundColor: CGColor? { state.shared.value.backgroundColor }
  package var corners: RoundedCorners { state.shared.value.corners }
  package var border: LayerBorder { state.shared.value.border }
  package var shadow: LayerShadow { state.shared.value.shadow }
  package var contents: LayerContents? { state.shared.value.contents }
  package var contentsLayout: ContentsLayout { state.shared.value.contentsLayout }
  package var shape: ShapeState? { state.shared.value.shape }
  package var gradient: GradientState? { state.shared.value.gradient }
  package var backdropBlur: CGFloat { state.shared.value.compositing.backdropBlur }
  package var tint: CGColor? { state.shared.value.compositing.tint }
  package var rasterization: LayerRasterization { state.shared.value.compositing.rasterization }

  // Whether a value is there, without a copy of it.
  package var hasContents: Bool { if case .some = state.shared.value.contents { true } else { false } }
  package var hasShape: Bool { if case .some = state.shared.value.shape { true } else { false } }
  package var hasGradient: Bool { if case .some = state.shared.value.gradient { true } else { false } }
  package var hasShadow: Bool { state.shared.value.shadow.opacity > 0 }
  package var isTransformed: Bool { state.placement.isTransformed }

  package func hasSameTransform(as other: SampledLayer) -> Bool {
    state.placement.storedTransform == other.state.placement.storedTransform
  }

  /// See `LayerState.hasSameAppearance(as:withShadow:)`.
  package func hasSameAppearance(as other: SampledLayer, withShadow: Bool) -> Bool {
    state.shared === other.state.shared && state.geometry == other.state.geometry
      || state.hasSameAppearance(as: other.state, withShadow: withShadow)
  }

  /// Maps points of the layer's bounds to its superlayer's, without the superlayer's `sublayerTransform`.
  package var transformToSuperlayer: CATransform3D {
    if isTransformed { return RenderTree.transformToSuperlayer(state) }
    let (bounds, anchor, position) = (bounds, state.geometry.anchorPoint, position)
    return .translation(
      position.x - bounds.minX - anchor.x * bounds.width, position.y - bounds.minY - anchor.y * bounds.height,
      zPosition - state.geometry.anchorPointZ)
  }
}
