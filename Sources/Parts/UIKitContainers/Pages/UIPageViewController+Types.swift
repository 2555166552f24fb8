// SPDX-License-Identifier: MIT

extension UIPageViewController {
  /// The animation with which pages change.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// A page curls over like that of a book.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The direction in which pages follow each other.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// From left to right, and from right to left where the layout is.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// A direction through the pages.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// The edge at which curling pages are bound.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// There is no spine, because the pages scroll.
    case none
    /// At the left or the top.
    case min
    /// In the middle, between two visible pages.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// A key of the options with which a page view controller is created.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The spine, the raw value of a ``SpineLocation``. Applies to curled pages. The default is `.min`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages in points, a number. Applies to scrolled pages. The default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
