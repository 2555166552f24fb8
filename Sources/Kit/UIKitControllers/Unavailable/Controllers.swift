// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The ancestor that overrides a method.
  @available(
    *, unavailable,
    message: "the overrides of a method have the same Selector; call the method, such as show(_:sender:), on parent"
  )
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
}

/// A sheet for sharing.
@available(
  *, unavailable,
  message: "sharing is not available; copy to UIPasteboard.general, or open a URL with UIApplication.open"
)
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Creates a view controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError("unavailable") }

  /// There are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The ways that are not offered.
  public var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { fatalError("unavailable") }
    set {}
  }

  /// Called at the end.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A way of sharing.
@available(
  *, unavailable,
  message: "sharing is not available; copy to UIPasteboard.general, or open a URL with UIApplication.open"
)
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of a way of sharing.
  nonisolated public struct ActivityType: Hashable, Sendable {}
}

/// A view controller for choosing pictures.
@available(*, unavailable, message: "choosing pictures is not available")
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {}

/// A view controller for choosing files.
@available(*, unavailable, message: "choosing files is not available")
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {}

/// A popover.
@available(*, unavailable, message: "use a UIPopoverPresentationController: present in the style .popover")
@preconcurrency @MainActor open class UIPopoverController: NSObject {}

extension UIPopoverPresentationController {
  /// The class of the bubble.
  @available(*, unavailable, message: "the bubble cannot be replaced; set backgroundColor")
  public var popoverBackgroundViewClass: AnyClass? {
    get { nil }
    set {}
  }
}

/// The look of a page without content.
@available(
  *, unavailable,
  message: "pages for missing content are not available; show a view with a UIImageView, a UILabel and a UIButton"
)
nonisolated public struct UIContentUnavailableConfiguration {
  /// Nothing is there.
  public static func empty() -> Self { fatalError("unavailable") }

  /// The content is loaded.
  public static func loading() -> Self { fatalError("unavailable") }

  /// The search has no results.
  public static func search() -> Self { fatalError("unavailable") }

  /// The title.
  public var text: String? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The second text.
  public var secondaryText: String? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The image.
  public var image: UIImage? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A view in place of missing content.
@available(
  *, unavailable,
  message: "pages for missing content are not available; show a view with a UIImageView, a UILabel and a UIButton"
)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView {
  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) { fatalError("unavailable") }

  /// There are no archives.
  public required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// The look of the page without content.
  @available(
    *, unavailable,
    message: "pages for missing content are not available; show a view with a UIImageView, a UILabel and a UIButton"
  )
  public var contentUnavailableConfiguration: UIContentUnavailableConfiguration? {
    get { nil }
    set {}
  }
}

/// A tab.
@available(
  *, unavailable,
  message: "UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem"
)
@preconcurrency @MainActor open class UITab: NSObject {
  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { fatalError("unavailable") }

  /// The title.
  public var title: String {
    get { fatalError("unavailable") }
    set {}
  }

  /// The image.
  public var image: UIImage? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The text of the badge.
  public var badgeValue: String? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The page.
  public var viewController: UIViewController? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// Tabs below a tab.
@available(
  *, unavailable,
  message: "UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem"
)
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs.
  public var children: [UITab] {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A tab for searching.
@available(
  *, unavailable,
  message: "UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem"
)
@preconcurrency @MainActor open class UISearchTab: UITab {}

extension UITabBarController {
  /// The tabs.
  @available(
    *, unavailable,
    message: "UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem"
  )
  public var tabs: [UITab] {
    get { [] }
    set {}
  }

  /// The selected tab.
  @available(
    *, unavailable,
    message: "UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem"
  )
  public var selectedTab: UITab? {
    get { nil }
    set {}
  }
}
