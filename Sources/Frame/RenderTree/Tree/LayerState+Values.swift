// SPDX-License-Identifier: MIT
import CoreGraphics

/// Accessors for the values of a layer that are used without the group in which they are stored.
extension LayerState {
  package var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  package var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  package var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  package var sublayerTransform: CATransform3D {
    get { geometry.sublayerTransform }
    set { geometry.sublayerTransform = newValue }
  }

  package var position: CGPoint {
    get { placement.position }
    set { placement.position = newValue }
  }

  package var zPosition: CGFloat {
    get { placement.zPosition }
    set { placement.zPosition = newValue }
  }

  package var transform: CATransform3D {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  package var isHidden: Bool {
    get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  package var isDoubleSided: Bool {
    get { placement.isDoubleSided }
    set { placement.isDoubleSided = newValue }
  }

  package var opacity: CGFloat {
    get { placement.opacity }
    set { placement.opacity = newValue }
  }

  package var allowsGroupOpacity: Bool {
    get { placement.allowsGroupOpacity }
    set { placement.allowsGroupOpacity = newValue }
  }

  package var masksToBounds: Bool {
    get { shared.value.masksToBounds }
    set { changeAppearance { $0.masksToBounds = newValue } }
  }

  package var backgroundColor: CGColor? {
    get { shared.value.backgroundColor }
    set { changeAppearance { $0.backgroundColor = newValue } }
  }

  package var corners: RoundedCorners {
    get { shared.value.corners }
    set { changeAppearance { $0.corners = newValue } }
  }

  package var border: LayerBorder {
    get { shared.value.border }
    set { changeAppearance { $0.border = newValue } }
  }

  package var shadow: LayerShadow {
    get { shared.value.shadow }
    set { changeAppearance { $0.shadow = newValue } }
  }

  package var contents: LayerContents? {
    get { shared.value.contents }
    set { changeAppearance { $0.contents = newValue } }
  }

  package var contentsLayout: ContentsLayout {
    get { shared.value.contentsLayout }
    set { changeAppearance { $0.contentsLayout = newValue } }
  }

  package var shape: ShapeState? {
    get { shared.value.shape }
    set { changeAppearance { $0.shape = newValue } }
  }

  package var gradient: GradientState? {
    get { shared.value.gradient }
    set { changeAppearance { $0.gradient = newValue } }
  }

  // Whether a value is there, without a copy of it.
  package var hasContents: Bool { if case .some = shared.value.contents { true } else { false } }
  package var hasShape: Bool { if case .some = shared.value.shape { true } else { false } }
  package var hasShadow: Bool { shared.value.shadow.opacity > 0 }

  package var compositing: LayerCompositing {
    get { shared.value.compositing }
    set { changeAppearance { $0.compositing = newValue } }
  }

  package var rasterization: LayerRasterization {
    get { shared.value.compositing.rasterization }
    set { compositing.rasterization = newValue }
  }

  package var pageCurl: PageCurl {
    get { placement.pageCurl }
    set { placement.pageCurl = newValue }
  }
}
