// SPDX-License-Identifier: MIT

/// The font and the colour of a text in a bar. `nil` means the bar's default.
struct BarTextStyle {
  var font: UIFont?
  var color: UIColor?
  /// The distance by which the title is moved.
  var offset = UIOffset.zero

  init(_ appearance: UIBarButtonItemStateAppearance?) {
    self.init(appearance?.titleTextAttributes)
    offset = appearance?.titlePositionAdjustment ?? .zero
  }

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
  }

  /// Returns this style, with missing values taken from another one.
  func over(_ other: BarTextStyle) -> BarTextStyle {
    var style = self
    style.font = font ?? other.font
    style.color = color ?? other.color
    style.offset = offset == .zero ? other.offset : offset
    return style
  }
}
