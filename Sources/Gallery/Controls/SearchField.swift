// SPDX-License-Identifier: MIT
import UIKit

/// A field into which words to search for are typed.
final class SearchField: UIControl, UIKeyInput {
  private static let padding: CGFloat = 8
  /// The most characters, because a text of any length can be pasted. No name is as long.
  private static let longestText = 200

  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel()
  private let caret = UIView()
  private let placeholder: String

  private(set) var text = "" {
    didSet {
      guard text != oldValue else { return }
      update()
      sendActions(for: .editingChanged)
    }
  }

  init(placeholder: String) {
    self.placeholder = placeholder
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.borderColor = UIColor.clear.cgColor
    layer.borderWidth = 2
    icon.tintColor = Palette.secondaryText
    icon.contentMode = .center
    label.font = .systemFont(ofSize: 14)
    caret.isHidden = true
    caret.layer.cornerRadius = 1
    for part in [icon, label, caret] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = placeholder
    accessibilityIdentifier = "search"
    addAction(UIAction { [weak self] _ in _ = self?.becomeFirstResponder() }, for: .touchDown)
    // The border and the caret show the focus.
    focusEffect = nil
    addInteraction(StyledPointerInteraction(UIPointerStyle(shape: .verticalBeam(length: 18))))
    update()
  }

  required init?(coder: NSCoder) { nil }

  func clear() { text = "" }

  private func update() {
    label.text = text.isEmpty ? placeholder : text
    label.textColor = text.isEmpty ? Palette.secondaryText : .label
    caret.backgroundColor = tintColor
    setNeedsLayout()
  }

  // MARK: Text

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) {
    self.text = String((self.text + text.filter { !$0.isNewline }).prefix(Self.longestText))
    if text.contains(where: \.isNewline) { sendActions(for: .editingDidEndOnExit) }
  }
  func deleteBackward() { text = String(text.dropLast()) }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { showFocus() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { showFocus() }
    return super.resignFirstResponder()
  }

  private func showFocus() {
    caret.isHidden = !isFirstResponder
    let color = isFirstResponder ? tintColor.resolvedColor(with: traitCollection) : .clear
    layer.borderColor = color.cgColor
  }

  override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 4, y: 0, width: 26, height: bounds.height)
    let start = icon.frame.maxX + 2
    label.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - Self.padding, 0), height: bounds.height)
    let width = text.isEmpty ? 0 : min(label.sizeThatFits(bounds.size).width, label.frame.width)
    caret.frame = CGRect(x: start + width + 1, y: bounds.height / 2 - 9, width: 2, height: 18)
  }
}
