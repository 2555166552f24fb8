// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A text view in a window, keys and the mouse, and a record of what its delegate is told.
@MainActor
final class TextViewStage: NSObject, UITextViewDelegate {
  enum Key {
    static let backspace: UInt = 0xff08
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let home: UInt = 0xff50
    static let left: UInt = 0xff51
    static let up: UInt = 0xff52
    static let right: UInt = 0xff53
    static let down: UInt = 0xff54
    static let pageUp: UInt = 0xff55
    static let pageDown: UInt = 0xff56
    static let end: UInt = 0xff57
    static let delete: UInt = 0xffff
  }

  /// The identifier of a finger, in contrast to a button of the mouse.
  static let finger = 1_000

  let host = ManualHost(size: CGSize(width: 400, height: 400))
  let view: UITextView
  let controller = UIViewController()
  /// The calls in their order.
  var calls: [String] = []
  var allowsChange = true
  var allowsBeginning = true
  var allowsEnd = true

  init(_ view: UITextView = UITextView()) {
    self.view = view
    super.init()
    host.window.rootViewController = controller
    host.flush()
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
    controller.view.addSubview(view)
    view.delegate = self
    host.flush()
  }

  nonisolated deinit {}

  func type(_ text: String) {
    for character in text {
      if character == "\n" {
        host.key(Key.enter)
      } else {
        host.key(UInt(character.unicodeScalars.first?.value ?? 0), text: String(character))
      }
    }
  }

  func control(_ letter: Character) { host.key(UInt(letter.asciiValue ?? 0), modifiers: .control) }

  var selection: String { view.selectedTextRange.flatMap(view.text(in:)) ?? "" }

  /// The number of UTF-16 code units before the selection.
  var caret: Int { view.selectedRange.location }

  /// Returns the middle of the caret before a character, in the window.
  func point(at offset: Int) -> CGPoint {
    let start = view.beginningOfDocument
    let rect = view.caretRect(for: view.position(from: start, offset: offset) ?? start)
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("shouldBegin")
    return allowsBeginning
  }

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    calls.append("shouldEnd")
    return allowsEnd
  }

  func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    calls.append("change \(range.location)+\(range.length) \(text)")
    return allowsChange
  }

  func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
}
