// SPDX-License-Identifier: MIT

// The extent of the bar over each page follows from its item, its search and the offset of its scroll view alone.
extension UINavigationController {
  /// Returns the visible parts of the bar over a page.
  func barExtent(of page: UIViewController?) -> BarExtent {
    guard let page else { return BarExtent() }
    let parts = CollapsingParts(of: page, in: self)
    let scrollView = parts.followsContent ? scrollViewBelowBar(of: page) : nil
    let distance = scrollView?.distanceFromStart ?? 0
    // The search bar is scrolled away before the title is.
    let hiddenSearch = min(max(distance, 0), parts.collapsingSearch)
    let title = LargeTitle(
      scrolledBy: distance - hiddenSearch, fullHeight: parts.title,
      stretches: scrollView.map { $0.refreshControl == nil } ?? false, hasEdge: parts.changesAtEdge)
    return BarExtent(row: parts.row, title: title, search: parts.search - hiddenSearch)
  }

  func hasLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let pages = viewControllers
    // A page that has left the stack keeps its title for as long as it is visible.
    guard let index = pages.firstIndex(of: page) else { return page.navigationItem.hasLargeTitleInLayout }
    return navigationBar.hasLargeTitle(lastOf: pages[...index].map(\.navigationItem))
  }

  /// Returns the part of a page's safe area that the bar covers, in points.
  func topInset(of page: UIViewController, below extent: BarExtent) -> CGFloat {
    guard !barPlacement.isHidden, extends(page, below: navigationBar, at: .top) else { return 0 }
    return extent.coveredHeight
  }

  /// Returns the scroll view with which parts of a page's bar are scrolled away: that of the results while a search shows
  /// them. A page that ends at the bar has none: its bar keeps its parts.
  private func scrollViewBelowBar(of page: UIViewController) -> UIScrollView? {
    guard page.isViewLoaded, !barPlacement.isHidden, extends(page, below: navigationBar, at: .top) else { return nil }
    if let results = page.activeSearch?.shownResults { return results.shownContentScrollView }
    return page.shownContentScrollView
  }

  /// Makes the bar follow the offset of a page's scroll view.
  func followContent(of page: UIViewController?) {
    guard let page else { return }
    if page.parent === self { page.navigationItem.hasLargeTitleInLayout = hasLargeTitle(page) }
    guard let scrollView = scrollViewBelowBar(of: page) else { return }
    let parts = CollapsingParts(of: page, in: self)
    guard parts.followsContent else {
      scrollView.collapsingHeader = nil
      return
    }
    let header = scrollView.collapsingHeader ?? CollapsingHeader()
    header.didScroll = { [weak self, weak page] in
      if let self, let page { contentDidScroll(of: page) }
    }
    scrollView.collapsingHeader = header
    header.parts = [parts.collapsingSearch, parts.title].filter { $0 > 0 }
    header.hidden = parts.row + parts.title + parts.search - barExtent(of: page).coveredHeight
  }

  /// Moves the bar with the content of the page on screen. During a transition, the transition moves the bar.
  private func contentDidScroll(of page: UIViewController) {
    guard isViewLoaded, page === topViewController, page.parent === self, !isInTransition, !barPlacement.isHidden,
      !barPlacement.keepsExtent
    else { return }
    let extent = barExtent(of: page)
    guard extent != barPlacement.extent else { return }
    followContent(of: page)
    // The extent follows from the hidden part and the inset, which change together.
    page.containerSafeAreaInsets.top = topInset(of: page, below: extent)
    placeBar()
  }

  /// Called when a page has been laid out. It may have another scroll view.
  func pageDidLayOut(_ page: UIViewController) {
    selectingTabs?.pageDidLayOut(page)
    guard page === topViewController, !isInTransition, !barPlacement.keepsExtent else { return }
    if !toolbarPlacement.isHidden { toolbar.follow(page) }
    guard barExtent(of: page) != barPlacement.extent else { return }
    updateSafeArea(of: page)
    layOutBar()
  }
}

/// The full heights in points of the parts of a bar over a page, and which of them are scrolled away.
@MainActor
private struct CollapsingParts {
  var row: CGFloat = UINavigationBar.height
  var title: CGFloat = 0
  var search: CGFloat = 0
  /// The part of the search bar that is scrolled away.
  var collapsingSearch: CGFloat = 0
  /// Whether the background depends on the offset of the page's scroll view.
  var changesAtEdge = false

  init(of page: UIViewController, in navigation: UINavigationController) {
    let item = page.navigationItem
    let (bar, own) = (navigation.navigationBar, item.searchController)
    if let active = page.activeSearch, active.hidesNavigationBarDuringPresentation {
      search = active === own ? active.searchBar.fullHeight : 0
      row = search > 0 ? BarExtent.searchMargin : 0
    } else {
      title = navigation.hasLargeTitle(page) ? LargeTitle.fullHeight : 0
      search = own?.searchBar.fullHeight ?? 0
      collapsingSearch = item.hidesSearchBarWhenScrolling && own?.isActive != true ? search : 0
    }
    changesAtEdge = title > 0 || bar.backgroundLooks(for: item, isLarge: false).changesAtEdge
  }

  /// Whether the bar depends on the offset of the page's scroll view.
  var followsContent: Bool { changesAtEdge || collapsingSearch > 0 }
}
