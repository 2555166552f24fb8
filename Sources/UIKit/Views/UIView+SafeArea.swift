// SPDX-License-Identifier: MIT

extension UIView {
  /// Recomputes the safe area here and, where it changed, below.
  ///
  /// Called by the view when its place changes, and by its view controller when the additional insets do.
  package func safeAreaMayHaveChanged() {
    let inherited = superview.map { safeArea(within: $0) } ?? .zero
    setSafeAreaInsets(inherited + (owner?.rootViewInsets ?? .zero))
  }

  /// Sets the insets of a view at the top of a tree: a window's.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    let hasSafeArea = insets != .zero
    guard space.safeArea != insets else {
      // The insets stay, but the subviews may have moved under them.
      if hasSafeArea { for view in subviews { view.safeAreaMayHaveChanged() } }
      return
    }
    space.safeArea = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  /// What the superview's insets leave over for this view, by where the view lies without its transform.
  private func safeArea(within superview: UIView) -> UIEdgeInsets {
    let insets = superview.safeAreaInsets
    guard insets != .zero else { return .zero }
    let (outer, size) = (superview.bounds, bounds.size)
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    return UIEdgeInsets(
      top: max(0, outer.minY + insets.top - origin.y), left: max(0, outer.minX + insets.left - origin.x),
      bottom: max(0, origin.y + size.height - (outer.maxY - insets.bottom)),
      right: max(0, origin.x + size.width - (outer.maxX - insets.right)))
  }
}
