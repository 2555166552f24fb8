// SPDX-License-Identifier: MIT

/// The transition of a navigation bar between the contents of two pages that lie over each other: the title of the lower
/// page, large or not, becomes the back button of the upper page. With reduced motion, the contents only dissolve.
struct BarTransition {
  let upper: NavigationBarContent
  let lower: NavigationBarContent
  /// The lower page's title and the upper page's back button, between which the title moves.
  private let shared: SharedTitle
  /// The distance by which the label of the lower page's back button moves out of the bar, in points.
  private let backOutwards: CGFloat
  /// The distance by which the upper page's title moves out of the bar, in points.
  private let titleOutwards: CGFloat
  /// The distances by which the search bars move out of the bar, in points.
  private let searchOutwards: (upper: CGFloat, lower: CGFloat)

  /// Measures the contents, which have been laid out in a bar of the given width.
  init(upper: NavigationBarContent, lower: NavigationBarContent, width: CGFloat) {
    self.upper = upper
    self.lower = lower
    guard !UIAccessibility.isReduceMotionEnabled else {
      shared = SharedTitle()
      (backOutwards, titleOutwards, searchOutwards) = (0, 0, (0, 0))
      return
    }
    shared = SharedTitle(upper: upper, lower: lower, width: width)
    // A large title moves with its page.
    titleOutwards = upper.shownLargeLabel == nil ? width / 2 : width
    searchOutwards = (width, -width * TransitionMetrics.parallax)
    backOutwards = lower.backButton.map { -$0.bounds.width } ?? 0
  }

  /// Gives both contents the state at one end of the transition, and then animates them to the other one.
  func animate(upperShown: Bool) {
    UIView.performWithoutAnimation { place(upperShown: !upperShown) }
    place(upperShown: upperShown)
  }

  /// Gives both contents the state at one end of the transition, by transforms and alphas alone.
  ///
  /// The label of the lower page's back button vanishes behind the arrow.
  private func place(upperShown: Bool) {
    let (shown, hidden): (CGFloat, CGFloat) = upperShown ? (1, 0) : (0, 1)
    show(upper, shown)
    show(lower, hidden)
    for view in [upper.titleView, upper.largeTitleView?.label] {
      view?.transform = CGAffineTransform(translationX: hidden * titleOutwards, y: 0)
    }
    // A search bar moves with its page.
    upper.searchBar?.transform = CGAffineTransform(translationX: hidden * searchOutwards.upper, y: 0)
    lower.searchBar?.transform = CGAffineTransform(translationX: shown * searchOutwards.lower, y: 0)
    let titles = [lower.titleView, lower.largeTitleView?.label]
    for view in titles { view?.transform = upperShown ? shared.titleAtBack : .identity }
    lower.backButton?.titleLabel.transform = CGAffineTransform(translationX: shown * backOutwards, y: 0)
    for content in [upper, lower] { content.backButton?.clipsTitle = content === lower }
    upper.backButton?.titleLabel.transform = upperShown ? .identity : shared.backAtTitle
  }

  /// Gives a content an alpha. If both pages have a back button, the arrow does not change.
  private func show(_ content: NavigationBarContent, _ alpha: CGFloat) {
    let sharesArrow = upper.backButton != nil && lower.backButton != nil
    for view in content.subviews where view !== content.backButton { view.alpha = alpha * content.alpha(of: view) }
    guard let back = content.backButton else { return }
    back.titleLabel.alpha = alpha
    back.pictureView.alpha = sharesArrow ? (content === upper ? 1 : 0) : alpha
  }
}

/// The transforms that place a title and the back button's label that it becomes over each other.
@MainActor
private struct SharedTitle {
  /// The transform of the title that places it at the back button.
  var titleAtBack = CGAffineTransform.identity
  /// The transform of the back button's label that places it at the title.
  var backAtTitle = CGAffineTransform.identity

  /// Creates transforms that move nothing.
  init() {}

  init(upper: NavigationBarContent, lower: NavigationBarContent, width: CGFloat) {
    guard let back = upper.backButton else {
      titleAtBack = CGAffineTransform(translationX: -width * TransitionMetrics.parallax, y: 0)
      return
    }
    let label = back.titleLabel
    let place = back.titlePlacement.offsetBy(dx: back.placement.minX, dy: back.placement.minY)
    guard let large = lower.shownLargeLabel, let container = lower.largeTitleView else {
      let distance = lower.titleView.center.x - place.midX
      titleAtBack = CGAffineTransform(translationX: -distance, y: 0)
      backAtTitle = CGAffineTransform(translationX: distance, y: 0)
      return
    }
    // Their leading ends meet, and one shrinks to the size of the other.
    let largePlace = large.placement.offsetBy(dx: container.placement.minX, dy: container.placement.minY)
    let scale = label.font.pointSize / max(large.font.pointSize, 1)
    titleAtBack = Self.transform(from: largePlace, toStartOf: place, scale: scale)
    backAtTitle = Self.transform(from: place, toStartOf: largePlace, scale: 1 / max(scale, 0.1))
  }

  /// Returns the transform that scales a view about its centre and moves its leading end, halfway up, to that of another.
  private static func transform(from: CGRect, toStartOf to: CGRect, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      translationX: to.minX - from.midX + scale * from.width / 2, y: to.midY - from.midY
    ).scaledBy(x: scale, y: scale)
  }
}
