// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one page.
@MainActor open class UINavigationItem: NSObject {
  /// Told when something changes that the bar shows.
  weak var bar: UINavigationBar?

  /// The title in the middle of the bar; also the next page's back button, unless `backButtonTitle` is set.
  open var title: String? { didSet { changed(title != oldValue) } }

  /// Shown in the place of the title.
  open var titleView: UIView? { didSet { changed(titleView !== oldValue) } }

  /// What the back button of the page above says; nil takes the title.
  open var backButtonTitle: String? { didSet { changed(backButtonTitle != oldValue) } }

  /// Takes the place of the back button that the page above shows.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed(backBarButtonItem !== oldValue) } }

  /// Whether this page shows no back button.
  open var hidesBackButton = false { didSet { changed(hidesBackButton != oldValue) } }

  /// Whether the left items stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { changed(leftItemsSupplementBackButton != oldValue) }
  }

  /// From the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  /// From the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed(true) } }

  public init(title: String) {
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func changed(_ isDifferent: Bool) {
    if isDifferent { bar?.itemDidChange(self) }
  }
}
