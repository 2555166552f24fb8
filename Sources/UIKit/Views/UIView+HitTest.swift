// SPDX-License-Identifier: MIT

extension UIView {
  /// Views fainter than this take no touches, as in UIKit.
  private static let faintestTouchable: CGFloat = 0.01

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      guard let inner = view.pointForHitTest(point, in: self) else { continue }
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= Self.faintestTouchable && touchBlockers == 0
  }

  /// A point of the superview in this view's coordinates: where the view shows while an animator that wants touches
  /// moves it, else where its model is. nil where the view has no extent there.
  private func pointForHitTest(_ point: CGPoint, in superview: UIView) -> CGPoint? {
    guard presentationHitTesters > 0, let shown = layer.presentation() else {
      return layer.convert(point, from: superview.layer)
    }
    return shown.pointFromSuperlayer(point)
  }
}

extension CALayer {
  /// A point of the superlayer in this layer's coordinates, by this layer's own geometry alone.
  ///
  /// nil where the layer is edge-on or has no size that could be hit.
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
