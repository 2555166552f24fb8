// SPDX-License-Identifier: MIT

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

/// A bar for searching.
@available(*, unavailable, message: "search bars are not available; use a UISearchTextField")
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  @available(*, unavailable, message: "search bars are not available; use a UISearchTextField")
  public var text: String? {
    get { nil }
    set {}
  }

  /// The text that is shown without a text.
  @available(*, unavailable, message: "search bars are not available; use a UISearchTextField")
  public var placeholder: String? {
    get { nil }
    set {}
  }
}

/// Methods of the delegate of a text view.
@available(*, unavailable, message: "text views are not available; show text with a UILabel in a UIScrollView")
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {}

/// Methods of the delegate of a search bar.
@available(*, unavailable, message: "search bars are not available; use a UISearchTextField")
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
