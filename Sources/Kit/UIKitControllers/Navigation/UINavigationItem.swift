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

  /// The bar that shows the item. The item reports changes to it.
  weak var bar: UINavigationBar?

  /// Whether the page does not extend below the bar, so that there is nothing behind it.
  var pageEndsAtBar = false { didSet { if pageEndsAtBar != oldValue { bar?.updateBackground() } } }

  /// Whether the bar had a large title for the item when it was last laid out.
  var hasLargeTitleInLayout = false

  /// The title in the middle of the bar. It is also the title of the next page's back button, unless
  /// ``backButtonTitle`` is set.
  @ObservedProperty open var title: String? { didSet { changed(title != oldValue) } }

  /// A smaller line below the title in the bar. The default is `nil`. A ``titleView`` replaces it, too, and a large title
  /// has none.
  @ObservedProperty open var subtitle: String? { didSet { changed(subtitle != oldValue) } }

  /// A view that is shown in place of the title. The default is `nil`.
  @ObservedProperty open var titleView: UIView? { didSet { changed(titleView !== oldValue) } }

  /// The title of the back button on the page above. The default is `nil`, which means ``title``.
  @ObservedProperty open var backButtonTitle: String? { didSet { changed(backButtonTitle != oldValue) } }

  /// An item that replaces the back button on the page above. The default is `nil`.
  @ObservedProperty open var backBarButtonItem: UIBarButtonItem? { didSet { changed(backBarButtonItem !== oldValue) } }

  /// The forms of the title of a back button.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the page, or “Back” if there is none.
    case `default` = 0
    /// “Back”.
    case generic
    /// No title.
    case minimal
  }

  /// The form of the back button's title on the page above. The default is `.default`. It has no effect on a
  /// ``backButtonTitle`` or a ``backBarButtonItem`` with a title.
  @ObservedProperty open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed(backButtonDisplayMode != oldValue) }
  }

  /// The action of this page's back button, in place of popping the page, and its title, unless that is empty. The default
  /// is `nil`. Swipes and Escape still go back.
  @ObservedProperty open var backAction: UIAction? { didSet { changed(backAction !== oldValue) } }

  /// Whether this page has no back button. The default is `false`.
  @ObservedProperty open var hidesBackButton = false { didSet { changed(hidesBackButton != oldValue) } }

  /// Whether the left items are shown beside the back button instead of replacing it. The default is `false`.
  @ObservedProperty open var leftItemsSupplementBackButton = false {
    didSet { changed(leftItemsSupplementBackButton != oldValue) }
  }

  /// The buttons on the left, from the left. The default is `nil`.
  @ObservedProperty open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  /// The buttons on the right, from the right. The default is `nil`.
  @ObservedProperty open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  /// The appearance of the bar while it shows this item. The default is `nil`, the bar's own.
  @ObservedProperty open var standardAppearance: UINavigationBarAppearance? { didSet { changed(true) } }
  /// The background of the bar while the content is scrolled to its start. The default is `nil`, the bar's own. See
  /// ``UINavigationBar/scrollEdgeAppearance``.
  @ObservedProperty open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(true) } }
  /// The appearance in a compact height, in place of ``standardAppearance``. The default is `nil`, the bar's own.
  @ObservedProperty open var compactAppearance: UINavigationBarAppearance? { didSet { changed(true) } }

  /// When an item has a large title.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// The display mode of the item below it in the stack. The first item has a large title.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// When the item has a large title, if the bar's ``UINavigationBar/prefersLargeTitles`` is `true`. The default is
  /// `.automatic`.
  @ObservedProperty open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.partsDidChange() } }
  }

  /// The search controller whose search bar is below the title, in a navigation controller. The default is `nil`.
  @ObservedProperty open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      searchController?.join(self)
      bar?.partsDidChange()
    }
  }

  /// Whether the search bar is scrolled away with the content of the page. The default is `true`.
  ///
  /// It is visible while the content is at its start, in contrast to UIKit also when the page appears, and during a search.
  @ObservedProperty open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.partsDidChange() } }
  }

  /// Sets the left items. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the right items. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Sets the left item. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the right item. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Hides or shows the back button. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

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
