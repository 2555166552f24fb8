// SPDX-License-Identifier: MIT
import CoreGraphics

/// Accessors for the values of a layer that are used without the group in which they are stored. They are inlined, because
/// a call would copy the state of a layer object first.
extension LayerState {
  package var bounds: CGRect {
    @inlinable get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  package var anchorPoint: CGPoint {
    @inlinable get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  package var anchorPointZ: CGFloat {
    @inlinable get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  package var sublayerTransform: CATransform3D {
    @inlinable get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  package var position: CGPoint {
    @inlinable get { placement.position }
    set { placement.position = newValue }
  }

  package var zPosition: CGFloat {
    @inlinable get { placement.zPosition }
    set { placement.zPosition = newValue }
  }

  package var transform: CATransform3D {
    @inlinable get { placement.transform }
    set { placement.transform = newValue }
  }

  package var isHidden: Bool {
    @inlinable get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  package var isDoubleSided: Bool {
    @inlinable get { placement.isDoubleSided }
    set { placement.isDoubleSided = newValue }
  }

  package var opacity: CGFloat {
    @inlinable get { placement.opacity }
    set { placement.opacity = newValue }
  }

  package var allowsGroupOpacity: Bool {
    @inlinable get { placement.allowsGroupOpacity }
    set { placement.allowsGroupOpacity = newValue }
  }

  package var masksToBounds: Bool {
    @inlinable get { shared.value.masksToBounds }
    set { changeAppearance { $0.masksToBounds = newValue } }
  }

  package var backgroundColor: CGColor? {
    @inlinable get { shared.value.backgroundColor }
    set { changeAppearance { $0.backgroundColor = newValue } }
  }

  package var corners: RoundedCorners {
    @inlinable get { shared.value.corners }
    set { changeAppearance { $0.corners = newValue } }
  }

  package var border: LayerBorder {
    @inlinable get { shared.value.border }
    set { changeAppearance { $0.border = newValue } }
  }

  package var shadow: LayerShadow {
    @inlinable get { shared.value.shadow }
    set { changeAppearance { $0.shadow = newValue } }
  }

  package var contents: LayerContents? {
    @inlinable get { shared.value.contents }
    set { changeAppearance { $0.contents = newValue } }
  }

  package var contentsLayout: ContentsLayout {
    @inlinable get { shared.value.contentsLayout }
    set { changeAppearance { $0.contentsLayout = newValue } }
  }

  package var shape: ShapeState? {
    @inlinable get { shared.value.shape }
    set { changeAppearance { $0.shape = newValue } }
  }

  package var gradient: GradientState? {
    @inlinable get { shared.value.gradient }
    set { changeAppearance { $0.gradient = newValue } }
  }

  // Whether a value is there, without a copy of it.
  @inlinable package var hasContents: Bool { if case .some = shared.value.contents { true } else { false } }
  @inlinable package var hasShape: Bool { if case .some = shared.value.shape { true } else { false } }
  @inlinable package var hasShadow: Bool { shared.value.shadow.opacity > 0 }

  package var compositing: LayerCompositing {
    @inlinable get { shared.value.compositing }
    set { changeAppearance { $0.compositing = newValue } }
  }

  package var rasterization: LayerRasterization {
    @inlinable get { shared.value.compositing.rasterization }
    set { compositing.rasterization = newValue }
  }

  package var pageCurl: PageCurl {
    @inlinable get { placement.pageCurl }
    set { placement.pageCurl = newValue }
  }
}
