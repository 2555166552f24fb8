// SPDX-License-Identifier: MIT

// The colours that follow light and dark. Figures: Apple's Human Interface Guidelines, Color.
nonisolated extension UIColor {
  // The accents.
  public static let systemRed = adaptive(light: 0xff3b30, dark: 0xff453a)
  public static let systemOrange = adaptive(light: 0xff9500, dark: 0xff9f0a)
  public static let systemYellow = adaptive(light: 0xffcc00, dark: 0xffd60a)
  public static let systemGreen = adaptive(light: 0x34c759, dark: 0x30d158)
  public static let systemMint = adaptive(light: 0x00c7be, dark: 0x63e6e2)
  public static let systemTeal = adaptive(light: 0x30b0c7, dark: 0x40c8e0)
  public static let systemCyan = adaptive(light: 0x32ade6, dark: 0x64d2ff)
  public static let systemBlue = adaptive(light: 0x007aff, dark: 0x0a84ff)
  public static let systemIndigo = adaptive(light: 0x5856d6, dark: 0x5e5ce6)
  public static let systemPurple = adaptive(light: 0xaf52de, dark: 0xbf5af2)
  public static let systemPink = adaptive(light: 0xff2d55, dark: 0xff375f)
  public static let systemBrown = adaptive(light: 0xa2845e, dark: 0xac8e68)

  // The greys, from the strongest to the faintest.
  public static let systemGray = adaptive(light: 0x8e8e93, dark: 0x8e8e93)
  public static let systemGray2 = adaptive(light: 0xaeaeb2, dark: 0x636366)
  public static let systemGray3 = adaptive(light: 0xc7c7cc, dark: 0x48484a)
  public static let systemGray4 = adaptive(light: 0xd1d1d6, dark: 0x3a3a3c)
  public static let systemGray5 = adaptive(light: 0xe5e5ea, dark: 0x2c2c2e)
  public static let systemGray6 = adaptive(light: 0xf2f2f7, dark: 0x1c1c1e)

  // Text.
  public static let label = adaptive(light: 0x000000, dark: 0xffffff)
  public static let secondaryLabel = adaptive(light: 0x3c3c43, alpha: 0.6, dark: 0xebebf5, alpha: 0.6)
  public static let tertiaryLabel = adaptive(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)
  public static let quaternaryLabel = adaptive(light: 0x3c3c43, alpha: 0.18, dark: 0xebebf5, alpha: 0.16)
  public static let placeholderText = adaptive(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)
  public static let link = adaptive(light: 0x007aff, dark: 0x0a84ff)

  // Lines.
  public static let separator = adaptive(light: 0x3c3c43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
  public static let opaqueSeparator = adaptive(light: 0xc6c6c8, dark: 0x38383a)

  // Backgrounds. In the dark those of sheets and alerts, which lie above the page, are lighter.
  public static let systemBackground = adaptive(light: 0xffffff, dark: 0x000000, elevated: 0x1c1c1e)
  public static let secondarySystemBackground = adaptive(light: 0xf2f2f7, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  public static let tertiarySystemBackground = adaptive(light: 0xffffff, dark: 0x2c2c2e, elevated: 0x3a3a3c)
  public static let systemGroupedBackground = adaptive(light: 0xf2f2f7, dark: 0x000000, elevated: 0x1c1c1e)
  public static let secondarySystemGroupedBackground = adaptive(light: 0xffffff, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xf2f2f7, dark: 0x2c2c2e, elevated: 0x3a3a3c)

  // Fills, to lie over a background.
  public static let systemFill = adaptive(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  public static let secondarySystemFill = adaptive(light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  public static let tertiarySystemFill = adaptive(light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  public static let quaternarySystemFill = adaptive(light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)

  /// What controls and links are tinted with where nobody says otherwise.
  public static let tintColor = systemBlue

  private static func adaptive(light: UInt32, dark: UInt32, elevated: UInt32) -> UIColor {
    let (lightColor, darkColor, elevatedColor) = (UIColor(hex: light), UIColor(hex: dark), UIColor(hex: elevated))
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return lightColor }
      return $0.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  private static func adaptive(
    light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: lightAlpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// From 0xRRGGBB.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha)
  }
}
