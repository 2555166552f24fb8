// SPDX-License-Identifier: MIT

/// A method that updates what a search has found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search becomes active or ends, and when its text or its scope changes, also by the program.
  ///
  /// Read the text from ``UISearchController/searchBar``. After the end of a search it is empty.
  func updateSearchResults(for searchController: UISearchController)
}
