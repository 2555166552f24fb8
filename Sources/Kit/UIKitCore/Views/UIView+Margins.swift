// SPDX-License-Identifier: MIT

extension UIView {
  var resolvedLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let owner {
      margins = margins.union(owner.minimumMargins(forWidth: bounds.width).resolved(isRightToLeft: isRightToLeft))
    }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.union(marginsReaching(from: superview))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard geometry.margins != margins || geometry.directionalMargins != nil else { return }
    geometry.margins = margins
    geometry.directionalMargins = nil
    marginsDidChange()
  }

  func setDirectionalLayoutMargins(_ newValue: NSDirectionalEdgeInsets) {
    guard geometry.directionalMargins != newValue else { return }
    geometry.directionalMargins = newValue
    marginsDidChange()
  }

  func setPreservesSuperviewLayoutMargins(_ newValue: Bool) {
    guard geometry.preservesSuperviewMargins != newValue else { return }
    geometry.preservesSuperviewMargins = newValue
    marginsDidChange()
  }

  func setInsetsLayoutMarginsFromSafeArea(_ newValue: Bool) {
    guard geometry.insetsMarginsFromSafeArea != newValue else { return }
    geometry.insetsMarginsFromSafeArea = newValue
    marginsDidChange()
  }

  private var ownMargins: UIEdgeInsets {
    if let directional = geometry.directionalMargins { return directional.resolved(isRightToLeft: isRightToLeft) }
    return geometry.margins ?? standardMargins.resolved(isRightToLeft: isRightToLeft)
  }

  func minimumMarginsMayHaveChanged(from oldWidth: CGFloat) {
    guard let owner else { return }
    if owner.minimumMargins(forWidth: oldWidth) != owner.minimumMargins(forWidth: bounds.width) { marginsDidChange() }
  }

  private func marginsReaching(from superview: UIView) -> UIEdgeInsets {
    let (margins, outer, size) = (superview.layoutMargins, superview.bounds, bounds.size)
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    return UIEdgeInsets(
      top: max(0, outer.minY + margins.top - origin.y), left: max(0, outer.minX + margins.left - origin.x),
      bottom: max(0, origin.y + size.height - (outer.maxY - margins.bottom)),
      right: max(0, origin.x + size.width - (outer.maxX - margins.right)))
  }

  /// Called when what the margins depend on has changed.
  package func marginsDidChange() {
    constraintParticipant?.insetsDidChange()
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }
}
