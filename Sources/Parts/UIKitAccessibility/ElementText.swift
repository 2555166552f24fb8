// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControls
import UIKitCore

/// The texts of elements: those that the user edits, and those of labels.
enum ElementText {
  /// Whether the user edits the text.
  static func isEdited(_ object: UIResponder) -> Bool { object is any UITextInput }

  /// Returns nil for an element without a text.
  static func text(of object: UIResponder, name: String) -> AccessibleText? {
    switch object {
    case let field as UITextField where field.isSecureTextEntry:
      let bullets = String(repeating: "•", count: (field.text ?? "").utf16.count)
      return AccessibleText(bullets, selection: selection(of: field))
    case let field as UITextField: return AccessibleText(field.text ?? "", selection: selection(of: field))
    case let view as UITextView: return AccessibleText(view.text ?? "", selection: selection(of: view))
    default: return object.accessibilityTraits.isDisjoint(with: [.staticText, .header]) ? nil : AccessibleText(name)
    }
  }

  private static func selection(of input: some UITextInput) -> Range<Int> {
    guard let range = input.selectedTextRange else { return 0..<0 }
    let offset = { input.offset(from: input.beginningOfDocument, to: $0) }
    return offset(range.start)..<max(offset(range.start), offset(range.end))
  }

  /// Selects a range in UTF-16 code units. Returns whether the object has a text with a selection.
  static func select(_ units: Range<Int>, in object: UIResponder) -> Bool {
    guard let input = object as? any UITextInput else { return false }
    return select(units, in: input)
  }

  private static func select(_ units: Range<Int>, in input: some UITextInput) -> Bool {
    guard let range = range(units, in: input) else { return false }
    input.selectedTextRange = range
    return true
  }

  /// Replaces a range in UTF-16 code units. Returns whether the object has a text that can be changed.
  static func replace(_ units: Range<Int>, with text: String, in object: UIResponder) -> Bool {
    switch object {
    case let field as UITextField where field.isEnabled: return replace(units, with: text, inInput: field)
    case let view as UITextView where view.isEditable: return replace(units, with: text, inInput: view)
    default: return false
    }
  }

  private static func replace(_ units: Range<Int>, with text: String, inInput input: some UITextInput) -> Bool {
    guard let range = range(units, in: input) else { return false }
    input.replace(range, withText: text)
    return true
  }

  private static func range(_ units: Range<Int>, in input: some UITextInput) -> UITextRange? {
    let beginning = input.beginningOfDocument
    guard let start = input.position(from: beginning, offset: units.lowerBound),
      let end = input.position(from: beginning, offset: units.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}
