// SPDX-License-Identifier: MIT

extension UITextField {
  /// The text with the attributes that it is shown with. Setting it also sets the font, the colour and the alignment to the
  /// attributes of the first character, as far as it has them.
  ///
  /// In contrast to UIKit, all characters look alike; a ``UITextView`` shows each with its own attributes.
  public var attributedText: NSAttributedString? {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return NSAttributedString(
        string: text ?? "",
        attributes: [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
          .paragraphStyle: style,
        ])
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
}
