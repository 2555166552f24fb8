// SPDX-License-Identifier: MIT

/// The content of a navigation bar for one view controller.
///
/// ```swift
/// @MainActor func configure(_ page: UIViewController) {
///   page.navigationItem.title = "Inbox"
///   page.navigationItem.backButtonTitle = "Back"
/// }
/// ```
@preconcurrency @MainActor open class UINavigationItem: NSObject, RuntimeObject {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// Told when something changes that the bar shows.
  weak var bar: UINavigationBar?

  /// The title in the middle of the bar. It is also the title of the next page's back button, unless
  /// ``backButtonTitle`` is set.
  open var title: String? { didSet { changed(title != oldValue) } }

  /// A view that is shown in place of the title. The default is `nil`.
  open var titleView: UIView? { didSet { changed(titleView !== oldValue) } }

  /// The title of the back button on the page above. The default is `nil`, which means ``title``.
  open var backButtonTitle: String? { didSet { changed(backButtonTitle != oldValue) } }

  /// An item that replaces the back button on the page above. The default is `nil`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed(backBarButtonItem !== oldValue) } }

  /// Whether this page has no back button. The default is `false`.
  open var hidesBackButton = false { didSet { changed(hidesBackButton != oldValue) } }

  /// Whether the left items are shown beside the back button instead of replacing it. The default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { changed(leftItemsSupplementBackButton != oldValue) }
  }

  /// The buttons on the left, from the left. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  /// The buttons on the right, from the right. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  /// The first item of ``leftBarButtonItems``. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item of ``rightBarButtonItems``. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func changed(_ isDifferent: Bool) {
    if isDifferent { bar?.itemDidChange(self) }
  }
}
