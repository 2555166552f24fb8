// SPDX-License-Identifier: MIT

/// How a navigation bar goes from the content of one page to that of another which lies over it or under it: the title
/// of the lower page becomes the back button of the upper one.
struct BarTransition {
  let upper: NavigationBarContent
  let lower: NavigationBarContent
  /// From the upper page's back button to the lower page's title.
  private let backToTitle: CGFloat
  /// From the lower page's back button outwards.
  private let backOutwards: CGFloat
  private let titleOutwards: CGFloat

  /// Measures the contents, which have been laid out in a bar of that width.
  init(upper: NavigationBarContent, lower: NavigationBarContent, width: CGFloat) {
    self.upper = upper
    self.lower = lower
    titleOutwards = width / 2
    let middle = lower.titleView.center.x
    if let back = upper.backButton {
      backToTitle = middle - upper.convert(back.titleLabel.center, from: back).x
    } else {
      backToTitle = width * TransitionMetrics.parallax
    }
    backOutwards = lower.backButton.map { -$0.bounds.width } ?? 0
  }

  /// Puts both at one end, all by transforms and alphas. An arrow that both have stays where it is.
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
