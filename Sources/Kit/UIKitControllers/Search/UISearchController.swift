// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A view controller with a search bar, which shows what has been found over another view controller.
///
/// Make it the `searchController` of a page's navigation item, or put its search bar into the page, for example as the
/// header of a table. The search becomes active when the user clicks the bar, and ends with Cancel, Escape and the other
/// ways back. An object that conforms to ``UISearchResultsUpdating`` updates the results.
///
/// ```swift
/// final class CityController: UITableViewController, UISearchResultsUpdating {
///   private let search = UISearchController(searchResultsController: nil)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     search.searchResultsUpdater = self
///     search.searchBar.placeholder = "City"
///     navigationItem.searchController = search
///   }
///
///   func updateSearchResults(for searchController: UISearchController) {
///     print(searchController.isActive, searchController.searchBar.text ?? "")
///   }
/// }
/// ```
///
/// In contrast to UIKit, an active search controller is a child of the page that is searched, and not presented by it, so
/// that the page can present others meanwhile. ``UIViewController/presentingViewController`` of the search controller and
/// of its results is that page nevertheless. The search stays active in a page over which another one is pushed, with
/// `definesPresentationContext` and without.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The view controller that shows the results over the page, or `nil` if the page itself does.
  public let searchResultsController: UIViewController?
  /// The object that updates the results. The default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told of the beginning and the end of searches. The default is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?

  private let ownSearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// The item whose search bar this is.
  weak var item: UINavigationItem?
  /// The search while it is active.
  private(set) var presentation: SearchPresentation?
  /// The search that has ended, while its animation runs.
  private var leaving: SearchPresentation?
  private var wantsResults = false

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The view controller that shows the results over the page, or `nil` if the page
  ///   itself does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a search controller without a controller for the results. There are no nib files; pass `nil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  // MARK: The search

  /// The search bar. A subclass can return one of its own, always the same.
  open var searchBar: UISearchBar { ownSearchBar }

  /// Whether the search is active. Setting it begins or ends the search with an animation.
  ///
  /// It remains `false` if the search bar is in no window, and neither is the navigation bar of the item. The search bar does
  /// not become first responder.
  open var isActive: Bool {
    get { presentation != nil }
    set { if newValue { begin() } else { end(animated: true) } }
  }

  /// Whether the page is dimmed while no results are shown over it, and a click on it ends the search. The default is
  /// `false`, as on iOS 15 and later.
  @ObservedProperty open var obscuresBackgroundDuringPresentation = false { didSet { showContent() } }

  /// Whether the title and the buttons of the navigation bar are hidden during the search, or all of it if the search bar is
  /// not part of it. The default is `true`.
  @ObservedProperty open var hidesNavigationBarDuringPresentation = true { didSet { presentation?.layOutBar() } }

  /// Whether the search bar has a Cancel button during the search, and no other time. The default is `true`.
  @ObservedProperty open var automaticallyShowsCancelButton = true

  /// Whether the search bar shows its scopes during the search, and no other time. The default is `true`.
  @ObservedProperty open var automaticallyShowsScopeBar = true

  /// Whether the results are shown while there is a text. The default is `true`.
  @ObservedProperty open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }

  /// Whether the results are shown during the search. Setting it sets
  /// ``automaticallyShowsSearchResultsController`` to `false`.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? shownResults != nil : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The view controller with the results, while they are shown.
  var shownResults: UIViewController? { presentation?.isShowingResults == true ? searchResultsController : nil }

  open override func loadView() {
    let overlay = SearchOverlayView(frame: CGRect(origin: .zero, size: Self.initialSize))
    overlay.onTap = { [weak self] in self?.searchBar.cancel() }
    view = overlay
  }

  /// Shows the results or dims the page, as the text and the properties require.
  private func showContent() {
    guard let presentation else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let results = automaticallyShowsSearchResultsController ? hasText : wantsResults
    presentation.show(results: results ? searchResultsController : nil, dims: obscuresBackgroundDuringPresentation)
  }

  // MARK: Beginning and end

  private func begin() {
    guard presentation == nil, let host = findHost() else { return }
    leaving?.finish()
    delegate?.willPresentSearchController(self)
    let new = SearchPresentation(of: self, in: host)
    observed { presentation = new }
    new.begin()
    showContent()
    new.animate {
      self.showBarParts(true)
    } completion: { [weak self] in
      guard let self, presentation === new else { return }
      delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search, and calls a closure after its animation.
  func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard let old = presentation else {
      completion?()
      return
    }
    delegate?.willDismissSearchController(self)
    leaving = old
    observed { presentation = nil }
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    searchResultsUpdater?.updateSearchResults(for: self)
    old.onFinish = { [weak self] in
      guard let self else { return }
      leaving = nil
      delegate?.didDismissSearchController(self)
      completion?()
    }
    old.end(animated: animated) { self.showBarParts(false) }
  }

  private func showBarParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isShown }
    if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.showsScopeBar = isShown }
    searchBar.layoutIfNeeded()
  }

  /// The page that is searched: that of the navigation item, or otherwise the one that contains the search bar.
  private func findHost() -> UIViewController? {
    let start: UIView = item?.bar ?? searchBar
    guard start.window != nil else { return nil }
    let controller = sequence(first: start as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
    guard let navigation = controller as? UINavigationController else { return controller }
    return navigation.viewControllers.first { item != nil && $0.navigationItem === item }
      ?? navigation.topViewController
  }
}

/// The messages of the search bar.
extension UISearchController {
  func searchBarDidBeginEditing() { isActive = true }

  /// Called when the text or the selected scope has changed, by the user or the program.
  func searchBarContentDidChange() {
    guard isActive else { return }
    showContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the user has cancelled, after the delegate.
  func searchBarDidCancel() { isActive = false }
  func searchBarHeightDidChange() { item?.bar?.onExtentChange?() }
}

extension UISearchController {
  /// Makes the search bar part of the navigation bar that shows an item.
  func join(_ item: UINavigationItem) {
    if let old = self.item, old !== item, old.searchController === self { old.searchController = nil }
    self.item = item
    searchBar.isInNavigationBar = true
    searchBar.clipsToBounds = true
  }

  /// Removes the search bar from the navigation bar.
  func leave(_ item: UINavigationItem) {
    guard self.item === item else { return }
    end(animated: false)
    self.item = nil
    searchBar.removeFromSuperview()
    searchBar.isInNavigationBar = false
    searchBar.clipsToBounds = false
  }
}
