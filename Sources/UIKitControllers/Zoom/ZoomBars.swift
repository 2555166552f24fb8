// SPDX-License-Identifier: MIT

/// The backgrounds that the navigation bar has for the two pages of a zoom.
///
/// Each page takes its own along, so that the bar does not cut the card, which moves across the area of the bar. The
/// titles and the buttons stay in the bar, above both pages. Until the zoom ends, the bar has no background of its own.
final class ZoomBars {
  /// Lies over the upper page, and is as large.
  let upper: UIView
  /// Lies over the lower page, and is as large.
  let lower: UIView
  private let bar: UINavigationBar

  /// Returns nil if the pages are in no navigation controller, or one of them has no bar.
  init?(lower: UIViewController, upper: UIViewController) {
    guard let navigation = upper.parent as? UINavigationController, navigation.keepsBar else { return nil }
    func cover(_ page: UIViewController) -> UIView {
      let cover = UIView(frame: navigation.view.bounds)
      cover.isUserInteractionEnabled = false
      cover.addSubview(navigation.makeBarBackground(for: page))
      return cover
    }
    self.lower = cover(lower)
    self.upper = cover(upper)
    bar = navigation.navigationBar
    bar.showsBackground = false
  }

  nonisolated deinit {}

  /// Gives the background back to the bar.
  func remove() {
    for view in [lower, upper] { view.removeFromSuperview() }
    bar.showsBackground = true
  }
}
