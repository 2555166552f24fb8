// SPDX-License-Identifier: MIT

/// A line of text that can be edited.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The text.
  @available(
    *, unavailable,
    message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
  )
  public var text: String? {
    get { nil }
    set {}
  }

  /// The text that is shown without a text.
  @available(
    *, unavailable,
    message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
  )
  public var placeholder: String? {
    get { nil }
    set {}
  }
}

/// A text that can be edited and scrolled.
@available(*, unavailable, message: "text views are not available; show text with a UILabel in a UIScrollView")
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// The text.
  @available(*, unavailable, message: "text views are not available; show text with a UILabel in a UIScrollView")
  public var text: String? {
    get { nil }
    set {}
  }
}

/// A field for searching.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  @available(
    *, unavailable,
    message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
  )
  public var text: String? {
    get { nil }
    set {}
  }

  /// The text that is shown without a text.
  @available(
    *, unavailable,
    message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
  )
  public var placeholder: String? {
    get { nil }
    set {}
  }
}

/// Methods of the delegate of a text field.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}

/// Methods of the delegate of a text view.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {}

/// Methods of the delegate of a search bar.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

/// The kind of an on-screen keyboard.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default` = 0
}

/// The title of the return key of an on-screen keyboard.
@available(
  *, unavailable, message: "editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text"
)
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// “Return”.
  case `default` = 0
}
