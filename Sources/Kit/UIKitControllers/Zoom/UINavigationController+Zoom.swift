// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The top page and the one below, if a pop would zoom unless the client provides an animator of its own.
  var zoomedPair: ZoomPair? {
    let pages = viewControllers
    guard isShowingChildren, activeTransition == nil, pages.count > 1 else { return nil }
    let (lower, upper) = (pages[pages.count - 2], pages[pages.count - 1])
    guard let recipe = upper.preferredTransition?.recipe else { return nil }
    let pair = ZoomPair(lower: lower, upper: upper, recipe: recipe)
    return pair.hasSource ? pair : nil
  }

  /// Whether both pages of the running transition have the navigation bar.
  var keepsBar: Bool { !barPlacement.isHidden && !barPlacement.isHiddenInLayout }

  /// Returns the bars at the bottom that both pages of a zoom have. One that comes or leaves moves by itself.
  func zoomedBars(lower: UIViewController, upper: UIViewController) -> [any BottomBar] {
    var bars: [any BottomBar] = []
    if !toolbarPlacement.isHidden, !toolbarPlacement.isHiddenInLayout { bars.append(toolbar) }
    if let tabBar = selectingTabs?.tabBar, !tabBar.isHidden, !lower.hidesBottomBarWhenPushed,
      !upper.hidesBottomBarWhenPushed
    {
      bars.append(tabBar)
    }
    return bars
  }

  /// Returns a view with the background that the bar has for a page, in the bar's frame.
  func makeBarBackground(for page: UIViewController) -> UIView {
    let extent = barExtent(of: page)
    let background = navigationBar.makeBackground(
      for: page.navigationItem, edge: extent.title.edge, isLarge: hasLargeTitle(page))
    background.setPlacement(barFrame(isHidden: false, extent: extent))
    return background
  }
}
