// SPDX-License-Identifier: MIT

extension UIView {
  /// The opacity below which a view receives no touches, as in UIKit.
  private static let minimumTouchableAlpha: CGFloat = 0.01

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      guard let inner = view.pointForHitTest(point, in: self) else { continue }
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  private var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= Self.minimumTouchableAlpha && animationCounts.touchBlockers == 0
  }

  /// Converts a point of the superview to this view's coordinates. It uses the position on the screen while an animator
  /// without `isManualHitTestingEnabled` animates the view, and otherwise the model's. Returns nil if the view cannot
  /// be hit there.
  private func pointForHitTest(_ point: CGPoint, in superview: UIView) -> CGPoint? {
    guard animationCounts.presentationHitTesters > 0, let shown = layer.presentation() else {
      return layer.fromSuperlayer(point, superview.layer)
    }
    return shown.pointFromSuperlayer(point)
  }
}

extension CALayer {
  /// Converts a point of the superlayer to this layer's coordinates, from the layer's own geometry only.
  ///
  /// Returns nil if the layer is edge-on or has no size that could be hit.
  fileprivate func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    let inverse = CATransform3DInvert(transform)
    guard inverse != transform || CATransform3DIsIdentity(transform) else { return nil }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    guard let local = inverse.project(offset) else { return nil }
    return CGPoint(x: local.x + anchor.x, y: local.y + anchor.y)
  }
}
