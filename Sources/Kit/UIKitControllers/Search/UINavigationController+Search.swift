// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Moves the bar to the extent that a search in a page requires now, together with changes.
  ///
  /// During a transition nothing is animated: the transition moves the bar, which has the new extent at its end.
  func followSearch(
    in page: UIViewController, animated: Bool, changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard isViewLoaded, animated, page === topViewController, isShowingChildren, !isInTransition,
      UIView.areAnimationsEnabled
    else {
      UIView.performWithoutAnimation {
        adoptExtent(of: page)
        changes()
      }
      return completion()
    }
    barPlacement.keepsExtent = true
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    barPlacement.keepsExtent = false
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        adoptExtent(of: page)
        changes()
        view.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  private func adoptExtent(of page: UIViewController) {
    // The parts that are hidden, the insets and the offset depend on each other: what the first call leaves of the content
    // that had been scrolled, the second one takes into account.
    for _ in 0..<2 { updateSafeArea(of: page) }
    guard page === topViewController, !isInTransition else { return }
    if let scrollView = page.shownContentScrollView {
      let rest = scrollView.restingOffset(besideHeader: scrollView.contentOffset)
      if rest != scrollView.contentOffset { scrollView.contentOffset = rest }
    }
    layOutBar()
  }
}
