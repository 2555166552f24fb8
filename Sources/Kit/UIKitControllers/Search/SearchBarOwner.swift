// SPDX-License-Identifier: MIT

/// The messages of a search bar to its search controller.
protocol SearchBarOwner: AnyObject {
  func searchBarDidBeginEditing()
  /// Called when the text or the selected scope has changed, by the user or the program.
  func searchBarContentDidChange()
  /// Called when the user has cancelled, after the delegate.
  func searchBarDidCancel()
  func searchBarHeightDidChange()
}
