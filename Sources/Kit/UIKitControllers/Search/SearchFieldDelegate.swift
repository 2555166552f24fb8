// SPDX-License-Identifier: MIT

/// The delegate of a search bar's field, which asks the delegate of the bar.
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(bar: UISearchBar) { self.bar = bar }

  nonisolated deinit {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField.hasText || !textField.enablesReturnKeyAutomatically else { return false }
    // As in UIKit, the delegate of the bar may take Return for itself.
    guard self.textField(textField, shouldChangeCharactersIn: selection(of: textField), replacementString: "\n") else {
      return false
    }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }

  private func selection(of field: UITextField) -> NSRange {
    guard let range = field.selectedTextRange else { return NSRange(location: 0, length: 0) }
    return NSRange(
      location: field.offset(from: field.beginningOfDocument, to: range.start),
      length: field.offset(from: range.start, to: range.end))
  }
}
