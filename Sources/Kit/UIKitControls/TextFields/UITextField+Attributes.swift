// SPDX-License-Identifier: MIT

extension UITextField {
  var styledText: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
        .paragraphStyle: style,
      ])
  }

  func setStyledText(_ newValue: NSAttributedString?) {
    text = newValue?.string
    guard let newValue, newValue.length > 0 else { return }
    let first = newValue.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
}
