// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A text field in a window, keys and the mouse, and a record of what its delegate and its targets are told.
@MainActor
final class TextFieldStage: NSObject, UITextFieldDelegate {
  enum Key {
    static let backspace: UInt = 0xff08
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let home: UInt = 0xff50
    static let left: UInt = 0xff51
    static let right: UInt = 0xff53
    static let end: UInt = 0xff57
    static let delete: UInt = 0xffff
  }

  let host = ManualHost(size: CGSize(width: 400, height: 300))
  let field: UITextField
  /// The calls in their order.
  var calls: [String] = []
  var allowsChange = true
  var allowsBeginning = true
  var allowsEnd = true
  var allowsClearing = true
  var allowsReturn = true

  init(_ field: UITextField = UITextField()) {
    self.field = field
    super.init()
    let controller = UIViewController()
    host.window.rootViewController = controller
    host.flush()
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    controller.view.addSubview(field)
    field.delegate = self
    host.flush()
  }

  nonisolated deinit {}

  func type(_ text: String) {
    for character in text {
      let scalar = UInt(character.unicodeScalars.first?.value ?? 0)
      host.key(scalar, text: String(character))
    }
  }

  func control(_ letter: Character) {
    host.key(UInt(letter.asciiValue ?? 0), modifiers: .control)
  }

  var selection: String {
    field.selectedTextRange.flatMap(field.text(in:)) ?? ""
  }

  /// The number of UTF-16 code units before the caret, or before the selection.
  var caret: Int {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return allowsBeginning
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldEnd")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    calls.append("change \(range.location)+\(range.length) \(string)")
    return allowsChange
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    calls.append("shouldClear")
    return allowsClearing
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("shouldReturn")
    return allowsReturn
  }
}
