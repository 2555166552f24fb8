// SPDX-License-Identifier: MIT

extension UISegmentedControl {
  /// Sets the image behind the segments.
  @available(
    *, unavailable,
    message: "backgrounds of segments are not available; use backgroundColor and selectedSegmentTintColor"
  )
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}

  /// Sets the image between two segments.
  @available(*, unavailable, message: "dividers of segments have no image; remove this line")
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
}

extension UINavigationBar {
  /// The shape that hides the title behind the back indicator during a transition.
  @available(*, unavailable, message: "titles fade before they reach the back indicator; set backIndicatorImage alone")
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }
}
