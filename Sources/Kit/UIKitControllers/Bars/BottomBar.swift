// SPDX-License-Identifier: MIT

/// A bar below the pages, whose background follows the end of the content above it: a toolbar or a tab bar.
protocol BottomBar: UIView {
  var background: BarBackdrop { get }
  var looks: BarLooks { get }
  var contentEnd: ContentEnd { get }
}

extension BottomBar {
  func updateBackground() { background.show(looks) }

  /// Follows the end of a page's content, in place of that of the page before.
  func follow(_ page: UIViewController?) {
    contentEnd.follow(page?.scrollViewAboveBars) { [weak self] in self?.background.show(edge: $0) }
  }

  /// Whether the bar shows its background. During a zoom, the pages have backgrounds of the bar instead.
  var showsBackground: Bool {
    get { !background.isHidden }
    set { background.isHidden = !newValue }
  }

  /// Returns a view with the background that the bar has over a page.
  func makeBackground(over page: UIViewController) -> UIView {
    let background = EdgeBackground(isAtTop: false)
    background.show(edge: page.scrollViewAboveBars.map(ContentEnd.edgeFraction) ?? 1)
    background.show(looks)
    return background
  }
}
