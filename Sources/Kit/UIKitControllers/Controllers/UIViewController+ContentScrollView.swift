// SPDX-License-Identifier: MIT

/// The scroll views that a view controller has set for the edges of its view.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var leading: UIScrollView?
  weak var bottom: UIScrollView?
  weak var trailing: UIScrollView?
}

extension UIViewController {
  private typealias Place = WritableKeyPath<ContentScrollViews, UIScrollView?>

  private static let contentScrollViewPaths: [(NSDirectionalRectEdge, Place)] = [
    (.top, \.top), (.leading, \.leading), (.bottom, \.bottom), (.trailing, \.trailing),
  ]

  func storeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for (single, path) in Self.contentScrollViewPaths where edge.contains(single) {
      screen.contentScrollViews[keyPath: path] = scrollView
    }
    if edge.contains(.top) { (parent as? UINavigationController)?.extentDidChange() }
    if edge.contains(.bottom) { (parent as? any BarOwner)?.pageDidLayOut(self) }
  }

  func storedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    Self.contentScrollViewPaths.lazy.filter { edge.contains($0.0) }
      .compactMap { [screen] in screen.contentScrollViews[keyPath: $0.1] }.first
  }

  /// The scroll view that a navigation bar follows: the one that was set, or else the first one in the view.
  ///
  /// The search goes level by level, three levels deep, so that it also finds the view of a child. It looks at the first
  /// hundred views at most, so that it takes no time in pages of thousands.
  var shownContentScrollView: UIScrollView? {
    if let set = contentScrollView(for: .top) { return set }
    guard let view = viewIfLoaded else { return nil }
    // The siblings of one level. Their arrays are not joined, because most pages have many views and no scroll view.
    var level = [[view]]
    var rest = Self.searchLimit
    for _ in 0...Self.searchDepth {
      for siblings in level {
        for view in siblings {
          if let scrollView = view as? UIScrollView, !scrollView.isHidden { return scrollView }
          rest -= 1
          guard rest > 0 else { return nil }
        }
      }
      level = Self.subviews(of: level)
    }
    return nil
  }

  private static func subviews(of level: [[UIView]]) -> [[UIView]] {
    var next: [[UIView]] = []
    for siblings in level {
      for view in siblings where !view.subviews.isEmpty { next.append(view.subviews) }
    }
    return next
  }

  /// The scroll view that scrolls to the top when the user asks for it: that of the results of a search, or else the one
  /// that a navigation bar follows. A stack has that of its top page.
  var topScrollView: UIScrollView? {
    if let stack = self as? UINavigationController { return stack.topViewController?.topScrollView }
    return activeSearch?.shownResults?.shownContentScrollView ?? shownContentScrollView
  }

  /// The scroll view that bars at the bottom follow: the one that was set, or else that of a navigation bar. A stack has
  /// that of its top page.
  var scrollViewAboveBars: UIScrollView? {
    if let stack = self as? UINavigationController { return stack.viewControllers.last?.scrollViewAboveBars }
    return contentScrollView(for: .bottom) ?? shownContentScrollView
  }

  private static var searchDepth: Int { 3 }
  private static var searchLimit: Int { 100 }
}
