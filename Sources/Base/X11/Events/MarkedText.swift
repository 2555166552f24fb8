// SPDX-License-Identifier: MIT

/// Text that an input method is composing and that has not been entered yet.
package struct MarkedText: Equatable, Sendable {
  package private(set) var scalars: [Unicode.Scalar] = []
  /// The number of characters (Unicode scalars) before the caret.
  package private(set) var caret = 0

  package init() {}

  package init(_ text: String, caret: Int) {
    scalars = Array(text.unicodeScalars)
    self.caret = min(max(caret, 0), scalars.count)
  }

  package var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The caret as an offset in UTF-16, as in `NSRange`.
  package var caretOffset: Int { scalars.prefix(caret).reduce(0) { $0 + UTF16.width($1) } }

  /// Replaces `count` characters from `first` on. A range that extends beyond the text is clamped.
  mutating func replace(first: Int, count: Int, with text: String, caret: Int) {
    let start = min(max(first, 0), scalars.count)
    let end = min(start + min(max(count, 0), scalars.count), scalars.count)
    scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
    moveCaret(to: caret)
  }

  mutating func moveCaret(to caret: Int) { self.caret = min(max(caret, 0), scalars.count) }
}
