// SPDX-License-Identifier: MIT

/// The transition of a navigation bar between the contents of two pages that lie over each other: the title of the lower
/// page becomes the back button of the upper page. With reduced motion, the contents only
/// dissolve.
struct BarTransition {
  let upper: NavigationBarContent
  let lower: NavigationBarContent
  /// The distance from the upper page's back button to the lower page's title, in points.
  private let backToTitle: CGFloat
  /// The distance by which the lower page's back button moves out of the bar, in points.
  private let backOutwards: CGFloat
  /// The distance by which the upper page's title moves out of the bar, in points.
  private let titleOutwards: CGFloat

  /// Measures the contents, which have been laid out in a bar of the given width.
  init(upper: NavigationBarContent, lower: NavigationBarContent, width: CGFloat) {
    self.upper = upper
    self.lower = lower
    guard !UIAccessibility.isReduceMotionEnabled else {
      (backToTitle, backOutwards, titleOutwards) = (0, 0, 0)
      return
    }
    titleOutwards = width / 2
    let middle = lower.titleView.center.x
    if let back = upper.backButton {
      backToTitle = middle - upper.convert(back.titleLabel.center, from: back).x
    } else {
      backToTitle = width * TransitionMetrics.parallax
    }
    backOutwards = lower.backButton.map { -$0.bounds.width } ?? 0
  }

  /// Gives both contents the state at one end of the transition, by transforms and alphas alone.
  ///
  /// If both pages have a back button, its arrow does not move.
  func place(upperShown: Bool) {
    let (shown, hidden): (CGFloat, CGFloat) = upperShown ? (1, 0) : (0, 1)
    let sharesArrow = upper.backButton != nil && lower.backButton != nil
    for content in [upper, lower] {
      let alpha = content === upper ? shown : hidden
      for view in content.subviews where view !== content.backButton { view.alpha = alpha }
      content.backButton?.titleLabel.alpha = alpha
      content.backButton?.pictureView.alpha = sharesArrow ? (content === upper ? 1 : 0) : alpha
    }
    upper.titleView.transform = CGAffineTransform(translationX: hidden * titleOutwards, y: 0)
    lower.titleView.transform = CGAffineTransform(translationX: -shown * backToTitle, y: 0)
    upper.backButton?.titleLabel.transform = CGAffineTransform(translationX: hidden * backToTitle, y: 0)
    lower.backButton?.titleLabel.transform = CGAffineTransform(translationX: shown * backOutwards, y: 0)
  }
}
