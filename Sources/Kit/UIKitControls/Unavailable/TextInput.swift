// SPDX-License-Identifier: MIT

/// The kinds of text that become links.
@available(*, unavailable, message: "links in text are not available; use a UIButton")
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The text of a text view.
@available(*, unavailable, message: "a text view has no text storage; use attributedText")
nonisolated open class NSTextStorage: NSMutableAttributedString {}

/// The object that lays out the text of a text view.
@available(*, unavailable, message: "a text view has no layout manager; use caretRect(for:) and firstRect(for:)")
nonisolated open class NSLayoutManager: NSObject {}

extension UITextView {
  /// The kinds of text that become links.
  @available(*, unavailable, message: "links in text are not available; use a UIButton")
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { fatalError("unavailable") }
    set {}
  }

  /// The attributes of links.
  @available(*, unavailable, message: "links in text are not available; use a UIButton")
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { nil }
    set {}
  }

  /// The text.
  @available(*, unavailable, message: "a text view has no text storage; use attributedText")
  public var textStorage: NSTextStorage { fatalError("unavailable") }

  /// The object that lays out the text.
  @available(*, unavailable, message: "a text view has no layout manager; use caretRect(for:) and firstRect(for:)")
  public var layoutManager: NSLayoutManager { fatalError("unavailable") }
}
