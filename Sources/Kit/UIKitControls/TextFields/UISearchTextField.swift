// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A text field for words to search for: with a magnifier, round corners and a clear button.
///
/// In contrast to UIKit, it has no tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  // Estimated from iOS.
  private static let cornerRadius: CGFloat = 10
  private static let iconWidth: CGFloat = 30
  private static let height: CGFloat = 36
  private static let margin: CGFloat = 8

  /// Creates a search field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search field without text. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UISearchTextField.self || super.drawsNothing }

  private func setUp() {
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 0, width: Self.iconWidth, height: Self.height)
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    returnKeyType = .search
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// Leaves a margin at the right edge, if no view does.
  private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let end = min(rect.maxX, bounds.maxX - Self.margin)
    return CGRect(x: rect.minX, y: rect.minY, width: max(end - rect.minX, 0), height: rect.height)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: Self.iconWidth, height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var accessibilityKind: UIAccessibilityTraits? { .searchField }
}
