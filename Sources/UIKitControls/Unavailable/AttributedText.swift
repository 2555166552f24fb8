// SPDX-License-Identifier: MIT

extension UILabel {
  /// The text with attributes.
  @available(
    *, unavailable,
    message: "attributed text is not available; use a UILabel for each part, with its text, font and textColor"
  )
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }
}

extension UIButton {
  /// Sets a title with attributes.
  @available(
    *, unavailable,
    message: "attributed text is not available; use setTitle(_:for:), setTitleColor(_:for:) and titleLabel.font"
  )
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}

  /// Returns the title with attributes.
  @available(*, unavailable, message: "attributed text is not available; use title(for:)")
  public func attributedTitle(for state: State) -> NSAttributedString? { nil }

  /// The title with attributes that is shown.
  @available(*, unavailable, message: "attributed text is not available; use currentTitle")
  public var currentAttributedTitle: NSAttributedString? { nil }
}

nonisolated extension NSAttributedString {
  /// Draws the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func draw(at point: CGPoint) {}

  /// Draws the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func draw(in rect: CGRect) {}

  /// Returns the size of the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func size() -> CGSize { .zero }
}
