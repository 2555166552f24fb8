// SPDX-License-Identifier: MIT

extension UISearchBar {
  /// Whether there is a bookmark button.
  @available(*, unavailable, message: "search bars have no bookmark button; use searchTextField.rightView")
  public var showsBookmarkButton: Bool {
    get { false }
    set {}
  }

  /// Whether there is a button for the results.
  @available(*, unavailable, message: "search bars have no results button; use searchTextField.rightView")
  public var showsSearchResultsButton: Bool {
    get { false }
    set {}
  }

  /// Whether the button for the results is selected.
  @available(*, unavailable, message: "search bars have no results button; use searchTextField.rightView")
  public var isSearchResultsButtonSelected: Bool {
    get { false }
    set {}
  }

  /// Sets the image of the background.
  @available(*, unavailable, message: "bars have one height; use backgroundImage")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Sets the image of the field's background.
  @available(*, unavailable, message: "fields have no background image; use searchTextField.backgroundColor")
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}

  /// Sets an icon of the field.
  @available(*, unavailable, message: "icons of search bars are fixed; use searchTextField.leftView")
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// Sets the attributes of the scopes' titles.
  @available(*, unavailable, message: "attributes of scopes are not available")
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// An icon of the field.
  @available(*, unavailable, message: "icons of search bars are fixed; use searchTextField.leftView")
  nonisolated public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The button that removes the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button for the results.
    case resultsList
  }
}

/// The position of a bar.
@available(*, unavailable, message: "bars do not depend on their place")
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
}
