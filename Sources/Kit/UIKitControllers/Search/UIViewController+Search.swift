// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The search in this page, while it is active.
  var activeSearch: UISearchController? {
    children.lazy.compactMap { $0 as? UISearchController }.first(where: \.isActive)
  }

  /// The page that this search controller searches while it is active, or nil for other view controllers.
  var searchHost: UIViewController? { (self as? UISearchController)?.presentation?.host }

  /// Cancels the search in this page. Returns whether there was one.
  func cancelSearch() -> Bool {
    guard let activeSearch else { return false }
    activeSearch.searchBar.cancel()
    return true
  }

  /// Ends the search whose results this is, or is part of. Returns whether there was one.
  func endSurroundingSearch(animated: Bool, completion: (() -> Void)?) -> Bool {
    guard let search = nearest({ $0 as? UISearchController }), search.isActive else { return false }
    search.end(animated: animated, completion: completion)
    return true
  }
}
