// SPDX-License-Identifier: MIT
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// A window with a text view above a text field, and the mouse.
@MainActor
final class TextDragStage: NSObject, UITextViewDelegate {
  let host = ManualHost(size: CGSize(width: 400, height: 300))
  let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
  let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
  /// The changes that the text view's delegate was asked for.
  private(set) var changes: [String] = []
  var allowsChange = true
  private var location = CGPoint.zero

  override init() {
    super.init()
    host.window.addSubview(view)
    host.window.addSubview(field)
    view.delegate = self
    host.flush()
  }

  nonisolated deinit {}

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    changes.append("\(range.location)+\(range.length) \(text)")
    return allowsChange
  }

  /// Lets the user edit a text, and selects characters of it.
  func select(_ characters: Range<Int>, of text: any TextEditing) {
    text.becomeFirstResponder()
    text.changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
    host.flush()
  }

  func selection(of text: any TextEditing) -> String { text.edited.substring(text.edited.selection) }

  /// Returns the middle of the caret before a character, in the window.
  func point(at offset: Int, of text: any TextEditing) -> CGPoint {
    let rect = text.caretRect(for: text.edited.position(offset))
    return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func press(at point: CGPoint) {
    location = point
    host.touchBegan(at: point)
  }

  func move(to point: CGPoint) {
    host.move(from: location, to: point, duration: 0.05)
    location = point
  }

  func release() { host.touchEnded(at: location) }

  /// Drags the pointer from a character of a text to one of another.
  func drag(from start: Int, of source: any TextEditing, to end: Int, of target: any TextEditing) {
    press(at: point(at: start, of: source))
    move(to: point(at: end, of: target))
  }
}
