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

  package var rasterization: LayerRasterization {
    get { compositing.rasterization }
    set { compositing.rasterization = newValue }
  }

  package var pageCurl: PageCurl {
    get { placement.pageCurl }
    set { placement.pageCurl = newValue }
  }
}
