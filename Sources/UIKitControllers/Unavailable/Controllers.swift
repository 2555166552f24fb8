// SPDX-License-Identifier: MIT

/// A container of pages.
@available(
  *, unavailable,
  message:
    "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The animation between pages.
  @available(
    *, unavailable,
    message:
      "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
  )
  nonisolated public enum TransitionStyle {
    /// A curl.
    case pageCurl
    /// Scrolling.
    case scroll
  }

  /// The direction of pages.
  @available(
    *, unavailable,
    message:
      "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
  )
  nonisolated public enum NavigationOrientation {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// A direction through pages.
  @available(
    *, unavailable,
    message:
      "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
  )
  nonisolated public enum NavigationDirection {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// Creates a view controller.
  @available(
    *, unavailable,
    message:
      "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
  )
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) { fatalError("unavailable") }

  /// There are no archives.
  @available(
    *, unavailable,
    message:
      "page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own"
  )
  public required init?(coder: NSCoder) { nil }
}

/// A view controller for searching.
@available(*, unavailable, message: "searching is not available yet")
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a view controller.
  @available(*, unavailable, message: "searching is not available yet")
  public init(searchResultsController: UIViewController?) { fatalError("unavailable") }

  /// There are no archives.
  @available(*, unavailable, message: "searching is not available yet")
  public required init?(coder: NSCoder) { nil }
}

/// A sheet for sharing.
@available(*, unavailable, message: "sharing is not available")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Creates a view controller.
  @available(*, unavailable, message: "sharing is not available")
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError("unavailable") }

  /// There are no archives.
  @available(*, unavailable, message: "sharing is not available")
  public required init?(coder: NSCoder) { nil }
}

/// A view controller for choosing pictures.
@available(*, unavailable, message: "choosing pictures is not available")
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {}

/// A view controller for choosing files.
@available(*, unavailable, message: "choosing files is not available")
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {}

/// A popover.
@available(*, unavailable, message: "popovers are not available; present in the style .formSheet")
@preconcurrency @MainActor open class UIPopoverController: NSObject {}

/// Methods that provide pages.
@available(*, unavailable, message: "page view controllers are not available; use a UIScrollView with isPagingEnabled")
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {}

/// Methods of the delegate of a page view controller.
@available(*, unavailable, message: "page view controllers are not available; use a UIScrollView with isPagingEnabled")
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// Methods that update search results.
@available(*, unavailable, message: "searching is not available yet")
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {}
