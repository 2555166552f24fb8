// SPDX-License-Identifier: MIT
import Foundation

/// The title or the subtitle of a button's configuration.
@MainActor struct ConfiguredText {
  /// The text without its attributes.
  private(set) var string: String?
  /// The text with attributes, if it was set with them.
  private var styled: AttributedString?
  var transformer: UIConfigurationTextAttributesTransformer?
  var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The text with attributes.
  var attributed: AttributedString? {
    get { styled ?? string.map { AttributedString($0) } }
    set {
      styled = newValue
      string = newValue.map { String($0.characters) }
    }
  }

  /// Replaces the text by one without attributes.
  mutating func set(_ string: String?) {
    self.string = string
    styled = nil
  }

  /// Whether some of the text may look different from the rest of the button's style.
  var hasAttributes: Bool { string != nil && (styled != nil || transformer != nil) }

  /// Whether the text continues on further lines.
  var isWrapped: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// Returns the text with the attributes that are shown.
  ///
  /// - Parameters:
  ///   - font: The font of text that has none of its own.
  ///   - color: The colour of text that has none of its own.
  func shown(font: UIFont, color: UIColor) -> NSAttributedString? {
    guard let attributed else { return nil }
    var shown = AttributedString()
    for run in attributed.runs {
      var attributes = AttributeContainer()
      attributes.font = font
      attributes.foregroundColor = color
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      shown.append(AttributedString(String(attributed[run.range].characters), attributes: attributes))
    }
    return NSAttributedString(shown)
  }

  /// Shows the text in a label.
  func show(in label: UILabel, font: UIFont, color: UIColor, alignment: NSTextAlignment) {
    label.font = font
    label.textColor = color
    label.textAlignment = alignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = isWrapped ? 0 : 1
    if hasAttributes { label.attributedText = shown(font: font, color: color) } else { label.text = string }
  }
}
