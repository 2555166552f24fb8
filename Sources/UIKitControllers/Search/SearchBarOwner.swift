// SPDX-License-Identifier: MIT

/// What a search bar tells the search controller that it belongs to.
protocol SearchBarOwner: AnyObject {
  func searchBarDidBeginEditing()
  /// Called when the text or the selected scope has changed, by the user or the program.
  func searchBarContentDidChange()
  /// Called when the user has cancelled, after the delegate.
  func searchBarDidCancel()
  func searchBarHeightDidChange()
}
