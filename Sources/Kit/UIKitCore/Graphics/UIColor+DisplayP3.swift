// SPDX-License-Identifier: MIT

nonisolated extension UIColor {
  /// Creates a colour from components of Display P3, as the nearest one in sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // The matrix from linear Display P3 to linear sRGB; both have the white point D65. Rounded to five digits.
    self.init(
      red: Self.encoded(1.22494 * r - 0.22494 * g), green: Self.encoded(-0.04206 * r + 1.04206 * g),
      blue: Self.encoded(-0.01964 * r - 0.07864 * g + 1.09828 * b), alpha: alpha)
  }

  /// White for text on dark backgrounds, with an opacity of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Black for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // The transfer function of sRGB, which Display P3 shares.
  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
