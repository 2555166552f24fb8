// SPDX-License-Identifier: MIT

extension UIView {
  /// Recomputes the safe area of this view and, if it has changed, of its subviews.
  ///
  /// Called by the view when its position changes, and by its view controller when the additional insets change.
  package func safeAreaMayHaveChanged() {
    if let fixed = geometry.fixedSafeArea { return setSafeAreaInsets(fixed) }
    var insets = owner?.rootViewInsets ?? .zero
    if let superview { insets = safeArea(within: superview) + insets }
    setSafeAreaInsets(insets)
  }

  /// Keeps a view's safe area constant while the view moves, so that its content is not laid out again meanwhile.
  package func fixSafeArea(_ insets: UIEdgeInsets) {
    geometry.fixedSafeArea = insets
    safeAreaMayHaveChanged()
  }

  /// Sets the insets of the safe area, and updates those of the subviews.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard geometry.safeArea != insets else { return }
    observed { geometry.safeArea = insets }
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    constraintParticipant?.insetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  /// Updates the safe areas of the subviews, which have moved relative to the insets because the bounds have changed.
  func moveSafeAreaOfSubviews() {
    guard subviewSafeAreaInsets != .zero else { return }
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  /// Returns the part of the superview's insets that overlaps this view's frame without its transform. It never exceeds
  /// the superview's insets, even if this view extends beyond the superview.
  private func safeArea(within superview: UIView) -> UIEdgeInsets {
    let insets = superview.subviewSafeAreaInsets
    guard insets != .zero else { return .zero }
    let (outer, size) = (superview.bounds, bounds.size)
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: overlap(insets.top, origin.y - outer.minY), left: overlap(insets.left, origin.x - outer.minX),
      bottom: overlap(insets.bottom, outer.maxY - origin.y - size.height),
      right: overlap(insets.right, outer.maxX - origin.x - size.width))
  }
}
