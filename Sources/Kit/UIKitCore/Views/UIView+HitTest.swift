// SPDX-License-Identifier: MIT

extension UIView {
  /// The opacity below which a view receives no touches, as in UIKit.
  private static let minimumTouchableAlpha: CGFloat = 0.01

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      guard let inner = view.pointForHitTest(point, in: self, at: event?.timestamp) else { continue }
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  private var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= Self.minimumTouchableAlpha && animationCounts.touchBlockers == 0
  }

  /// Converts a point of the superview to this view's coordinates. While an animator without `isManualHitTestingEnabled`
  /// animates the view, it uses the position on the screen when the event happened, because a frame or two have been
  /// drawn since then; otherwise it uses the model's. Returns nil if the view cannot be hit there.
  ///
  /// - Parameter time: The time of the event in absolute seconds, or nil for now.
  private func pointForHitTest(_ point: CGPoint, in superview: UIView, at time: TimeInterval?) -> CGPoint? {
    guard animationCounts.presentationHitTesters > 0 else { return layer.fromSuperlayer(point, superview.layer) }
    let latest = layer.shownTime
    guard let shown = layer.presentation(at: min(time ?? latest, latest)) else {
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
