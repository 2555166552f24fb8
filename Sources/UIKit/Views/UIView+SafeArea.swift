// SPDX-License-Identifier: MIT

extension UIView {
  /// Recomputes the safe area here and, where it changed, below.
  ///
  /// Called by the view when its place changes, and by its view controller when the additional insets do.
  package func safeAreaMayHaveChanged() {
    if let fixed = space.fixedSafeArea { return setSafeAreaInsets(fixed) }
    let inherited = superview.map { safeArea(within: $0) } ?? .zero
    setSafeAreaInsets(inherited + (owner?.rootViewInsets ?? .zero))
  }

  /// Keeps a view's safe area as it is, wherever the view goes: what it holds is not laid out again on the way.
  package func fixSafeArea(_ insets: UIEdgeInsets) {
    space.fixedSafeArea = insets
    safeAreaMayHaveChanged()
  }

  /// Sets the insets of a view at the top of a tree: a window's.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard space.safeArea != insets else {
      // The insets stay, but the subviews may have moved under them.
      if subviewSafeAreaInsets != .zero { for view in subviews { view.safeAreaMayHaveChanged() } }
      return
    }
    space.safeArea = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  /// The part of the superview's insets that reaches into this view, by the view's frame without its transform. Where
  /// the superview has no inset, a view that sticks out has none either.
  private func safeArea(within superview: UIView) -> UIEdgeInsets {
    let insets = superview.subviewSafeAreaInsets
    guard insets != .zero else { return .zero }
    let (outer, size) = (superview.bounds, bounds.size)
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    return UIEdgeInsets(
      top: reach(insets.top, origin.y - outer.minY), left: reach(insets.left, origin.x - outer.minX),
      bottom: reach(insets.bottom, outer.maxY - origin.y - size.height),
      right: reach(insets.right, outer.maxX - origin.x - size.width))
  }
}
