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
    get { appearance.masksToBounds }
    set { changeAppearance { $0.masksToBounds = newValue } }
  }

  package var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { changeAppearance { $0.backgroundColor = newValue } }
  }

  package var corners: RoundedCorners {
    get { appearance.corners }
    set { changeAppearance { $0.corners = newValue } }
  }

  package var border: LayerBorder {
    get { appearance.border }
    set { changeAppearance { $0.border = newValue } }
  }

  package var shadow: LayerShadow {
    get { appearance.shadow }
    set { changeAppearance { $0.shadow = newValue } }
  }

  package var contents: LayerContents? {
    get { appearance.contents }
    set { changeAppearance { $0.contents = newValue } }
  }

  package var contentsLayout: ContentsLayout {
    get { appearance.contentsLayout }
    set { changeAppearance { $0.contentsLayout = newValue } }
  }

  package var shape: ShapeState? {
    get { appearance.shape }
    set { changeAppearance { $0.shape = newValue } }
  }

  package var gradient: GradientState? {
    get { appearance.gradient }
    set { changeAppearance { $0.gradient = newValue } }
  }

  // Whether a value is there, without a copy of it.
  package var hasContents: Bool { appearance.contents != nil }
  package var hasShape: Bool { appearance.shape != nil }
  package var hasGradient: Bool { appearance.gradient != nil }
  package var hasShadow: Bool { appearance.shadow.opacity > 0 }

  package var compositing: LayerCompositing {
    get { appearance.compositing }
    set { changeAppearance { $0.compositing = newValue } }
  }

  package var rasterization: LayerRasterization {
    get { compositing.rasterization }
    set { compositing.rasterization = newValue }
  }

  package var pageCurl: PageCurl {
    get { placement.pageCurl }
    set { placement.pageCurl = newValue }
  }
}
