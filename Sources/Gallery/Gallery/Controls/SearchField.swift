// SPDX-License-Identifier: MIT
import UIKit

/// A field into which words to search for are typed. A border shows that it has the focus.
final class SearchField: UISearchTextField {
  /// The most characters, because a text of any length can be pasted. No name is as long.
  private static let longestText = 200

  init(placeholder: String) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 14)
    attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: Palette.secondaryText])
    layer.cornerRadius = 8
    layer.borderWidth = 2
    accessibilityLabel = placeholder
    accessibilityIdentifier = "search"
    showFocus()
  }

  required init?(coder: NSCoder) { nil }

  override func insertText(_ text: String) {
    guard text != "\n" else { return super.insertText(text) }
    let room = Self.longestText - (self.text?.count ?? 0)
    if room > 0 { super.insertText(String(text.prefix(room))) }
  }

  override func becomeFirstResponder() -> Bool {
    defer { showFocus() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { showFocus() }
    return super.resignFirstResponder()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showFocus()
  }

  private func showFocus() {
    let color = isFirstResponder ? tintColor.resolvedColor(with: traitCollection) : .clear
    layer.borderColor = color.cgColor
  }
}
