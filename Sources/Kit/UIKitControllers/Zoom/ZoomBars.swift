// SPDX-License-Identifier: MIT

/// The navigation bar, the toolbar and the tab bar as the two pages of a zoom have them.
///
/// Each page takes its own bar along, with the titles and the buttons, so that page and bar are one card. The buttons of
/// the bars at the bottom stay in these, above both pages. Until the zoom ends, the bars have no backgrounds of their own.
final class ZoomBars {
  /// Lies over the upper page, and is as large.
  let upper: UIView
  /// Lies over the lower page, and is as large.
  let lower: UIView
  private let bar: UINavigationBar
  private let bottomBars: [any BottomBar]
  private var contents: [UIView] = []

  /// Returns nil if the pages are in no navigation controller, or one of them has no bar.
  init?(lower: UIViewController, upper: UIViewController) {
    guard let navigation = upper.parent as? UINavigationController, navigation.keepsBar else { return nil }
    let bottomBars = navigation.zoomedBars(lower: lower, upper: upper)
    func cover(_ page: UIViewController) -> UIView {
      let cover = BarCover(frame: navigation.view.bounds)
      cover.tintColor = navigation.navigationBar.tintColor
      cover.overrideUserInterfaceStyle = navigation.navigationBar.overrideUserInterfaceStyle
      cover.addSubview(navigation.makeBarBackground(for: page))
      for bar in bottomBars {
        let background = bar.makeBackground(over: page)
        background.setPlacement(bar.convert(bar.bounds, to: navigation.view))
        cover.addSubview(background)
      }
      return cover
    }
    self.lower = cover(lower)
    self.upper = cover(upper)
    bar = navigation.navigationBar
    self.bottomBars = bottomBars
    for bar in bottomBars { bar.showsBackground = false }
    bar.zoom = self
  }

  nonisolated deinit {}

  /// Moves the titles and the buttons of the pages from the bar onto the pages.
  func carry(upper: NavigationBarContent, lower: NavigationBarContent) {
    UIView.performWithoutAnimation {
      self.upper.addSubview(upper)
      self.lower.addSubview(lower)
    }
    contents = [lower, upper]
  }

  /// Gives the backgrounds, the titles and the buttons back to the bars.
  func remove() {
    // First, because a touch of a button ends when the button leaves the window.
    for content in contents { bar.addSubview(content) }
    contents = []
    for view in [lower, upper] { view.removeFromSuperview() }
    bar.zoom = nil
    for bar in bottomBars { bar.showsBackground = true }
  }
}

/// A view over a page that receives the touches of the bar's buttons, and of nothing else.
private final class BarCover: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && $0.frame.contains(point) }
  }
}
