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

  /// Gives the view a shadow of its bounds. Animate the strength from 0 or to it, so that no shadow reaches into the
  /// container while the page is still beside it.
  ///
  /// - Parameter strength: The part of the shadow's opacity that shows, from 0 to 1.
  func cast(_ shadow: PageShadow, strength: CGFloat) {
    layer.shadowOpacity = shadow.opacity * Float(strength)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    // A background casts a shadow of the size that the view has, also in a window that is resized.
    layer.shadowPath = backgroundColor == nil ? CGPath(rect: bounds, transform: nil) : nil
  }

  func removeShadow() {
    layer.shadowOpacity = 0
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: -3)
    layer.shadowPath = nil
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

  /// Covers a view that turns in space with a black that is transparent at first. Animate its `alpha`.
  func addTurningShade() -> UIView {
    let shade = addShade()
    shade.addRim()
    return shade
  }

  /// Gives a shade in the dark a rim, because the ground behind the view that it covers may be as black.
  func addRim() {
    guard traitCollection.userInterfaceStyle == .dark else { return }
    layer.borderWidth = 1
    layer.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  }
}

extension UIView {
  /// Covers the view with a black that is strongest at its left or right edge and weak at the other one, as where a page
  /// bends away from the light. It is transparent at first. Animate its `alpha`.
  func addShade(darkest edge: CGRectEdge) -> UIView {
    let shade = GradientShade(frame: bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    shade.point(to: edge)
    addSubview(shade)
    return shade
  }
}

private final class GradientShade: UIView {
  /// The black at the light edge, where it is 1 at the dark one.
  private static let least: CGFloat = 0.2

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func point(to edge: CGRectEdge) {
    guard let gradient = layer as? CAGradientLayer else { return }
    let alphas = edge == .minXEdge ? [1, Self.least] : [Self.least, 1]
    gradient.colors = alphas.map { CGColor(red: 0, green: 0, blue: 0, alpha: $0) }
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }
}

/// A rectangle that shows its shadow alone.
final class ShadowView: UIView {
  init(_ shadow: PageShadow, frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    cast(shadow, strength: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = CGPath(rect: bounds, transform: nil)
  }
}

/// The shadow that a page casts on what lies below it.
struct PageShadow {
  var opacity: Float = 0.3
  /// In points, like the offset.
  var radius: CGFloat = 16
  var offset = CGSize.zero
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
