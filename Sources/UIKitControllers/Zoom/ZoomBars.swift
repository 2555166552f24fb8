// SPDX-License-Identifier: MIT

/// The backgrounds that the navigation bar, the toolbar and the tab bar have for the two pages of a zoom.
///
/// Each page takes its own along, so that the bars do not cut the card, which moves across their area. The titles and the
/// buttons stay in the bars, above both pages. Until the zoom ends, the bars have no backgrounds of their own.
final class ZoomBars {
  /// Lies over the upper page, and is as large.
  let upper: UIView
  /// Lies over the lower page, and is as large.
  let lower: UIView
  private let bar: UINavigationBar
  private let bottomBars: [any BottomBar]

  /// Returns nil if the pages are in no navigation controller, or one of them has no bar.
  init?(lower: UIViewController, upper: UIViewController) {
    guard let navigation = upper.parent as? UINavigationController, navigation.keepsBar else { return nil }
    let bottomBars = navigation.zoomedBars(lower: lower, upper: upper)
    func cover(_ page: UIViewController) -> UIView {
      let cover = UIView(frame: navigation.view.bounds)
      cover.isUserInteractionEnabled = false
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
    bar.zoomTitleFade = Self.longestFade
  }

  /// The greatest and the least fraction of the zoom in which the upper page's titles fade. Chosen.
  private static let (longestFade, shortestFade): (CGFloat, CGFloat) = (0.4, 0.02)
  /// The distance in points from the top of a bar to that of its title.
  private static let titleTop: CGFloat = 12

  /// Has the upper page's titles fade while the card, which comes from its source in a straight line, covers all of them, so
  /// that its edge does not cut them.
  func noteCard(from sourceTop: CGFloat) {
    let titleTop = bar.safeAreaInsets.top + Self.titleTop
    bar.zoomTitleFade = min(max(titleTop / max(sourceTop, 1), Self.shortestFade), Self.longestFade)
  }

  nonisolated deinit {}

  /// Gives the background back to the bar.
  func remove() {
    for view in [lower, upper] { view.removeFromSuperview() }
    bar.zoomTitleFade = nil
    for bar in bottomBars { bar.showsBackground = true }
  }
}
