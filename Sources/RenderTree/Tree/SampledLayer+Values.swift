// SPDX-License-Identifier: MIT
import CoreGraphics

// The values of the layer's state. Each is read where it is stored: an accessor of the state itself would copy the whole
// state first.
extension SampledLayer {
  @inlinable package var bounds: CGRect { state.geometry.bounds }
  @inlinable package var sublayerTransform: CATransform3D { state.geometry.sublayerTransform }

  @inlinable package var position: CGPoint { state.placement.position }
  @inlinable package var zPosition: CGFloat { state.placement.zPosition }
  @inlinable package var transform: CATransform3D { state.placement.transform }
  @inlinable package var isHidden: Bool { state.placement.isHidden }
  @inlinable package var isDoubleSided: Bool { state.placement.isDoubleSided }
  @inlinable package var opacity: CGFloat { state.placement.opacity }
  @inlinable package var allowsGroupOpacity: Bool { state.placement.allowsGroupOpacity }
  @inlinable package var pageCurl: PageCurl { state.placement.pageCurl }

  @inlinable package var masksToBounds: Bool { state.shared.value.masksToBounds }
  @inlinable package var backgroundColor: CGColor? { state.shared.value.backgroundColor }
  @inlinable package var corners: RoundedCorners { state.shared.value.corners }
  @inlinable package var border: LayerBorder { state.shared.value.border }
  @inlinable package var shadow: LayerShadow { state.shared.value.shadow }
  @inlinable package var contents: LayerContents? { state.shared.value.contents }
  @inlinable package var contentsLayout: ContentsLayout { state.shared.value.contentsLayout }
  @inlinable package var shape: ShapeState? { state.shared.value.shape }
  @inlinable package var gradient: GradientState? { state.shared.value.gradient }
  @inlinable package var backdropBlur: CGFloat { state.shared.value.compositing.backdropBlur }
  @inlinable package var tint: CGColor? { state.shared.value.compositing.tint }
  @inlinable package var rasterization: LayerRasterization { state.shared.value.compositing.rasterization }

  // Whether a value is there, without a copy of it.
  @inlinable package var hasContents: Bool { if case .some = state.shared.value.contents { true } else { false } }
  @inlinable package var hasShape: Bool { if case .some = state.shared.value.shape { true } else { false } }
  @inlinable package var hasGradient: Bool { if case .some = state.shared.value.gradient { true } else { false } }
  @inlinable package var hasShadow: Bool { state.shared.value.shadow.opacity > 0 }
  @inlinable package var isTransformed: Bool { state.placement.isTransformed }

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
