// SPDX-License-Identifier: MIT

// The frames of a text field's parts.
extension UITextField {
  // In points. As in UIKit, a field with a border is 34 points high with a text of 17 points; the others are estimated.
  private static let borderInset: CGFloat = 7
  private static let borderedPadding: CGFloat = 13
  private static let plainPadding: CGFloat = 1
  private static let cornerRadius: CGFloat = 5
  private static let clearButtonSide: CGFloat = 19
  /// The distance of the clear button from the edge, and of the text from it and from the side views.
  private static let gap: CGFloat = 5

  private var inset: CGFloat { borderStyle == .none ? 0 : Self.borderInset }

  func textRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let (left, right) = (shows(leftView, leftViewMode, isEditing), shows(rightView, rightViewMode, isEditing))
    let start = left ? leftViewRect(forBounds: bounds).maxX + Self.gap : bounds.minX + inset
    var end = bounds.maxX - inset
    if right {
      end = rightViewRect(forBounds: bounds).minX - Self.gap
    } else if showsClearButton(isEditing) {
      end = clearButtonRect(forBounds: bounds).minX - Self.gap
    }
    return CGRect(x: start, y: bounds.minY, width: max(end - start, 0), height: bounds.height)
  }

  func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearButtonSide - Self.gap, y: (bounds.midY - Self.clearButtonSide / 2).rounded(),
      width: Self.clearButtonSide, height: Self.clearButtonSide)
  }

  /// Returns the rectangle of a side view, which keeps its size, or has its intrinsic one.
  func sideRect(of view: UIView?, at edge: CGRectEdge, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    let x = edge == .minXEdge ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  private func shows(_ view: UIView?, _ mode: ViewMode, _ isEditing: Bool) -> Bool {
    view != nil && mode.applies(isEditing: isEditing)
  }

  private func showsClearButton(_ isEditing: Bool) -> Bool {
    edited.count > 0 && isEnabled && clearButtonMode.applies(isEditing: isEditing)
  }

  func placeViews() {
    let isRightShown = shows(rightView, rightViewMode, isEditing)
    border.frame = borderRect(forBounds: bounds)
    let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // The text starts at the rectangle, and the caret has room beside it.
    line.frame = text.insetBy(dx: -EditingLook.caretWidth / 2, dy: 0)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = isRightShown || !showsClearButton(isEditing)
    leftView?.isHidden = !shows(leftView, leftViewMode, isEditing)
    rightView?.isHidden = !isRightShown
    if let leftView, !leftView.isHidden { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, !rightView.isHidden { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  var fittingSize: CGSize {
    // Wide enough for all parts beside the text.
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let margins = probe.width - textRect(forBounds: probe).width
    let width = max(line.naturalWidth, placeholderLabel.intrinsicContentSize.width)
    let padding = borderStyle == .none ? Self.plainPadding : Self.borderedPadding
    return CGSize(width: (width + margins).rounded(.up), height: shownFont.lineHeight.rounded(.up) + padding)
  }

  func showBorder() {
    border.isHidden = borderStyle == .none
    border.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    let color: UIColor = borderStyle == .line ? .label : .opaqueSeparator
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    border.layer.cornerRadius = borderStyle == .roundedRect ? Self.cornerRadius : 0
    border.backgroundColor = borderStyle == .roundedRect && backgroundColor == nil ? .systemBackground : nil
  }

  func setUpClearButton() {
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .tertiaryLabel
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
  }
}

extension UITextField.ViewMode {
  fileprivate func applies(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
