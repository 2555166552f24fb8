// SPDX-License-Identifier: MIT
import UIKit

/// Perspective and shading, for the styles that turn pages in space.
extension Pages {
  /// Gives everything in the container a common vanishing point in its middle.
  ///
  /// - Parameter eyeDistance: The distance of the eye, in widths of the container. The turned pages look the same in a
  ///   window of any width.
  func addPerspective(eyeDistance: CGFloat) {
    container.layer.sublayerTransform = Self.perspective(eyeDistance * size.width)
  }

  func removePerspective() { container.layer.sublayerTransform = CATransform3DIdentity }

  /// - Parameter distance: The distance of the eye in points.
  static func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(distance, 1)
    return transform
  }

  /// Removes rotations, scales and moved anchor points from both pages, and puts back the one that stays.
  func flatten() {
    for view in [from, to] {
      view?.transform3D = CATransform3DIdentity
      view?.hinge(at: CGPoint(x: 0.5, y: 0.5))
    }
  }
}

extension UIView {
  /// Moves the anchor point to a point of the unit square without moving the layer, so that it turns about that point.
  func hinge(at point: CGPoint) {
    let transform = transform3D
    transform3D = CATransform3DIdentity
    let frame = frame
    layer.anchorPoint = point
    self.frame = frame
    transform3D = transform
  }

  /// Gives the view the shadow of a page that lies above another one, or takes it away.
  var isLifted: Bool {
    get { layer.shadowOpacity > 0 }
    set {
      layer.shadowOpacity = newValue ? 0.3 : 0
      layer.shadowRadius = newValue ? 16 : 3
      layer.shadowOffset = newValue ? .zero : CGSize(width: 0, height: -3)
      layer.shadowPath = newValue ? CGPath(rect: bounds, transform: nil) : nil
    }
  }

  /// Covers the view with a colour that is transparent at first. Animate its `alpha` to shade the view.
  func addShade(_ color: UIColor = .black) -> UIView {
    let shade = UIView(frame: bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = color
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    addSubview(shade)
    return shade
  }
}

extension CATransform3D {
  /// Rotations in degrees, as designers give them.
  func rotated(degrees: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DRotate(self, degrees * .pi / 180, x, y, z)
  }

  func translated(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DTranslate(self, x, y, z)
  }

  func scaled(_ scale: CGFloat) -> CATransform3D { CATransform3DScale(self, scale, scale, 1) }
}
