// SPDX-License-Identifier: MIT

/// The font and the colour of a text in a bar. `nil` means the bar's default.
struct BarTextStyle {
  var font: UIFont?
  var color: UIColor?

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
  }

  /// Returns this style, with missing values taken from another one.
  func over(_ other: BarTextStyle) -> BarTextStyle {
    var style = self
    style.font = font ?? other.font
    style.color = color ?? other.color
    return style
  }
}
