// SPDX-License-Identifier: MIT

/// Methods that decide on and report the use of a search bar. All are optional.
///
/// ```swift
/// final class CitySearch: NSObject, UISearchBarDelegate {
///   func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
///
///   func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
///     searchBar.text = nil
///     searchBar.resignFirstResponder()
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the text may be edited. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the field has become first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the field may stop being first responder. The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the field is no longer first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that the user has changed or removed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may change the text. The default is `true`.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - range: The range that is replaced, in UTF-16 code units.
  ///   - text: The replacement. It is empty if the user deletes, and a line feed for Return.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Tells the delegate that Return was pressed. The bar remains first responder.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the Cancel button or Escape was pressed. The text and the button remain as they are, unless
  /// the bar belongs to a ``UISearchController``.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
