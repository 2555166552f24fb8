// SPDX-License-Identifier: MIT

// The large title of each page follows from its item and the offset of its scroll view alone.
extension UINavigationController {
  /// Returns the visible part of a page's large title.
  func largeTitle(of page: UIViewController?) -> LargeTitle {
    guard let page else { return LargeTitle() }
    let isLarge = hasLargeTitle(page)
    let hasEdge = hasEdge(page, isLarge: isLarge)
    let height = isLarge ? LargeTitle.fullHeight : 0
    guard hasEdge, let scrollView = scrollViewBelowBar(of: page) else {
      return LargeTitle(scrolledBy: 0, fullHeight: height, stretches: false, hasEdge: hasEdge)
    }
    return LargeTitle(
      scrolledBy: scrollView.distanceFromStart, fullHeight: height, stretches: scrollView.refreshControl == nil,
      hasEdge: true)
  }

  /// Whether the bar of a page depends on the offset of its scroll view.
  private func hasEdge(_ page: UIViewController, isLarge: Bool) -> Bool {
    isLarge || navigationBar.backgroundLooks(for: page.navigationItem, isLarge: false).changesAtEdge
  }

  func hasLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let pages = viewControllers
    guard let index = pages.firstIndex(of: page) else {
      return page.containerSafeAreaInsets.top > UINavigationBar.height
    }
    return navigationBar.hasLargeTitle(lastOf: pages[...index].map(\.navigationItem))
  }

  /// Returns the part of a page's safe area that the bar covers, in points.
  func topInset(of page: UIViewController) -> CGFloat {
    topInset(of: page, below: largeTitle(of: page))
  }

  private func topInset(of page: UIViewController, below title: LargeTitle) -> CGFloat {
    guard !barPlacement.isHidden, extends(page, below: navigationBar, at: .top) else { return 0 }
    return UINavigationBar.height + title.coveredHeight
  }

  /// Returns the scroll view with which a page's large title is scrolled away. A page that ends at the bar has none: its
  /// title stays.
  private func scrollViewBelowBar(of page: UIViewController) -> UIScrollView? {
    guard page.isViewLoaded, !barPlacement.isHidden, extends(page, below: navigationBar, at: .top) else { return nil }
    return page.shownContentScrollView
  }

  /// Makes the bar follow the offset of a page's scroll view.
  func followContent(of page: UIViewController?) {
    guard let page, let scrollView = scrollViewBelowBar(of: page) else { return }
    let isLarge = hasLargeTitle(page)
    guard hasEdge(page, isLarge: isLarge) else {
      scrollView.collapsingHeader = nil
      return
    }
    let header = scrollView.collapsingHeader ?? CollapsingHeader()
    header.didScroll = { [weak self, weak page] in
      if let self, let page { contentDidScroll(of: page) }
    }
    scrollView.collapsingHeader = header
    header.height = isLarge ? LargeTitle.fullHeight : 0
    header.hidden = isLarge ? LargeTitle.fullHeight - largeTitle(of: page).coveredHeight : 0
  }

  /// Moves the bar with the content of the page on screen. During a transition, the transition moves the bar.
  private func contentDidScroll(of page: UIViewController) {
    guard isViewLoaded, page === topViewController, page.parent === self, !isInTransition, !barPlacement.isHidden else {
      return
    }
    let title = largeTitle(of: page)
    guard title != barPlacement.largeTitle else { return }
    followContent(of: page)
    // The title follows from the hidden part and the inset, which change together.
    page.containerSafeAreaInsets.top = topInset(of: page, below: title)
    placeBar()
  }

  /// Called when a page has been laid out. It may have another scroll view.
  func pageDidLayOut(_ page: UIViewController) {
    selectingTabs?.pageDidLayOut(page)
    guard page === topViewController, !isInTransition else { return }
    if !toolbarPlacement.isHidden { toolbar.follow(page) }
    guard largeTitle(of: page) != barPlacement.largeTitle else { return }
    updateSafeArea(of: page)
    layOutBar()
  }
}
