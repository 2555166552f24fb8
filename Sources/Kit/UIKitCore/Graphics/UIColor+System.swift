// SPDX-License-Identifier: MIT

// The colours that follow the style and, where they are not for text, fills or backgrounds, the contrast.
// Figures: Apple's Human Interface Guidelines, Color.
nonisolated extension UIColor {
  // The accents.
  /// The system's red: #FF3B30, or #FF453A in the dark appearance.
  ///
  /// With high contrast #D70015, or #FF6961 in the dark appearance.
  public static let systemRed = adaptive(light: 0xff3b30, dark: 0xff453a, highContrast: (0xd70015, 0xff6961))

  /// The system's orange: #FF9500, or #FF9F0A in the dark appearance.
  ///
  /// With high contrast #C93400, or #FFB340 in the dark appearance.
  public static let systemOrange = adaptive(light: 0xff9500, dark: 0xff9f0a, highContrast: (0xc93400, 0xffb340))

  /// The system's yellow: #FFCC00, or #FFD60A in the dark appearance.
  ///
  /// With high contrast #B25000, or #FFD426 in the dark appearance.
  public static let systemYellow = adaptive(light: 0xffcc00, dark: 0xffd60a, highContrast: (0xb25000, 0xffd426))

  /// The system's green: #34C759, or #30D158 in the dark appearance.
  ///
  /// With high contrast #248A3D, or #30DB5B in the dark appearance.
  public static let systemGreen = adaptive(light: 0x34c759, dark: 0x30d158, highContrast: (0x248a3d, 0x30db5b))

  /// The system's mint: #00C7BE, or #63E6E2 in the dark appearance.
  ///
  /// With high contrast #0C817B, or #66D4CF in the dark appearance.
  public static let systemMint = adaptive(light: 0x00c7be, dark: 0x63e6e2, highContrast: (0x0c817b, 0x66d4cf))

  /// The system's teal: #30B0C7, or #40C8E0 in the dark appearance.
  ///
  /// With high contrast #008299, or #5DE6FF in the dark appearance.
  public static let systemTeal = adaptive(light: 0x30b0c7, dark: 0x40c8e0, highContrast: (0x008299, 0x5de6ff))

  /// The system's cyan: #32ADE6, or #64D2FF in the dark appearance.
  ///
  /// With high contrast #0071A4, or #70D7FF in the dark appearance.
  public static let systemCyan = adaptive(light: 0x32ade6, dark: 0x64d2ff, highContrast: (0x0071a4, 0x70d7ff))

  /// The system's blue: #007AFF, or #0A84FF in the dark appearance.
  ///
  /// With high contrast #0040DD, or #409CFF in the dark appearance.
  public static let systemBlue = adaptive(light: 0x007aff, dark: 0x0a84ff, highContrast: (0x0040dd, 0x409cff))

  /// The system's indigo: #5856D6, or #5E5CE6 in the dark appearance.
  ///
  /// With high contrast #3634A3, or #7D7AFF in the dark appearance.
  public static let systemIndigo = adaptive(light: 0x5856d6, dark: 0x5e5ce6, highContrast: (0x3634a3, 0x7d7aff))

  /// The system's purple: #AF52DE, or #BF5AF2 in the dark appearance.
  ///
  /// With high contrast #8944AB, or #DA8FFF in the dark appearance.
  public static let systemPurple = adaptive(light: 0xaf52de, dark: 0xbf5af2, highContrast: (0x8944ab, 0xda8fff))

  /// The system's pink: #FF2D55, or #FF375F in the dark appearance.
  ///
  /// With high contrast #D30F45, or #FF6482 in the dark appearance.
  public static let systemPink = adaptive(light: 0xff2d55, dark: 0xff375f, highContrast: (0xd30f45, 0xff6482))

  /// The system's brown: #A2845E, or #AC8E68 in the dark appearance.
  ///
  /// With high contrast #7F6545, or #B59469 in the dark appearance.
  public static let systemBrown = adaptive(light: 0xa2845e, dark: 0xac8e68, highContrast: (0x7f6545, 0xb59469))

  // The greys, from the strongest to the faintest.
  /// The strongest system grey: #8E8E93 in both appearances.
  ///
  /// With high contrast #6C6C70, or #AEAEB2 in the dark appearance.
  public static let systemGray = adaptive(light: 0x8e8e93, dark: 0x8e8e93, highContrast: (0x6c6c70, 0xaeaeb2))

  /// A system grey: #AEAEB2, or #636366 in the dark appearance.
  ///
  /// With high contrast #8E8E93, or #7C7C80 in the dark appearance.
  public static let systemGray2 = adaptive(light: 0xaeaeb2, dark: 0x636366, highContrast: (0x8e8e93, 0x7c7c80))

  /// A system grey: #C7C7CC, or #48484A in the dark appearance.
  ///
  /// With high contrast #AEAEB2, or #545456 in the dark appearance.
  public static let systemGray3 = adaptive(light: 0xc7c7cc, dark: 0x48484a, highContrast: (0xaeaeb2, 0x545456))

  /// A system grey: #D1D1D6, or #3A3A3C in the dark appearance.
  ///
  /// With high contrast #BCBCC0, or #444446 in the dark appearance.
  public static let systemGray4 = adaptive(light: 0xd1d1d6, dark: 0x3a3a3c, highContrast: (0xbcbcc0, 0x444446))

  /// A system grey: #E5E5EA, or #2C2C2E in the dark appearance.
  ///
  /// With high contrast #D8D8DC, or #363638 in the dark appearance.
  public static let systemGray5 = adaptive(light: 0xe5e5ea, dark: 0x2c2c2e, highContrast: (0xd8d8dc, 0x363638))

  /// A system grey: #F2F2F7, or #1C1C1E in the dark appearance.
  ///
  /// With high contrast #EBEBF0, or #242426 in the dark appearance.
  public static let systemGray6 = adaptive(light: 0xf2f2f7, dark: 0x1c1c1e, highContrast: (0xebebf0, 0x242426))

  // Text.
  /// The colour of text: #000000, or #FFFFFF in the dark appearance.
  public static let label = adaptive(light: 0x000000, dark: 0xffffff)
  /// The colour of secondary text: #3C3C43 at 60 %, or #EBEBF5 at 60 % in the dark appearance.
  public static let secondaryLabel = adaptive(light: 0x3c3c43, alpha: 0.6, dark: 0xebebf5, alpha: 0.6)
  /// The colour of tertiary text, and of disabled controls: #3C3C43 at 30 %, or #EBEBF5 at 30 % in the dark appearance.
  public static let tertiaryLabel = adaptive(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)
  /// The colour of the least important text: #3C3C43 at 18 %, or #EBEBF5 at 16 % in the dark appearance.
  public static let quaternaryLabel = adaptive(light: 0x3c3c43, alpha: 0.18, dark: 0xebebf5, alpha: 0.16)
  /// The colour of placeholder text: #3C3C43 at 30 %, or #EBEBF5 at 30 % in the dark appearance.
  public static let placeholderText = adaptive(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)

  /// The colour of links: #007AFF, or #0A84FF in the dark appearance.
  ///
  /// With high contrast #0040DD, or #409CFF in the dark appearance.
  public static let link = adaptive(light: 0x007aff, dark: 0x0a84ff, highContrast: (0x0040dd, 0x409cff))

  // Lines.
  /// The colour of thin lines, through which the content below shows: #3C3C43 at 29 %, or #545458 at 60 % in the dark
  /// appearance.
  public static let separator = adaptive(light: 0x3c3c43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
  /// The colour of thin opaque lines: #C6C6C8, or #38383A in the dark appearance.
  public static let opaqueSeparator = adaptive(light: 0xc6c6c8, dark: 0x38383a)

  // Backgrounds. In the dark style, those of sheets and alerts, which are above the page, are lighter.
  /// The main background: #FFFFFF; in the dark appearance #000000, or #1C1C1E in sheets and alerts.
  public static let systemBackground = adaptive(light: 0xffffff, dark: 0x000000, elevated: 0x1c1c1e)

  /// The background of content that is grouped on the main one: #F2F2F7; in the dark appearance #1C1C1E, or #2C2C2E in
  /// sheets and alerts.
  public static let secondarySystemBackground = adaptive(light: 0xf2f2f7, dark: 0x1c1c1e, elevated: 0x2c2c2e)

  /// The background of content that is grouped on the secondary one: #FFFFFF; in the dark appearance #2C2C2E, or
  /// #3A3A3C in sheets and alerts.
  public static let tertiarySystemBackground = adaptive(light: 0xffffff, dark: 0x2c2c2e, elevated: 0x3a3a3c)
  /// The main background of grouped content: #F2F2F7; in the dark appearance #000000, or #1C1C1E in sheets and alerts.
  public static let systemGroupedBackground = adaptive(light: 0xf2f2f7, dark: 0x000000, elevated: 0x1c1c1e)

  /// The background of groups on the main one of grouped content: #FFFFFF; in the dark appearance #1C1C1E, or #2C2C2E
  /// in sheets and alerts.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xffffff, dark: 0x1c1c1e, elevated: 0x2c2c2e)

  /// The background of groups on the secondary one of grouped content: #F2F2F7; in the dark appearance #2C2C2E, or
  /// #3A3A3C in sheets and alerts.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xf2f2f7, dark: 0x2c2c2e, elevated: 0x3a3a3c)

  // Fills, to lie over a background.
  /// A fill for thin or small shapes: #787880 at 20 %, or #787880 at 36 % in the dark appearance.
  public static let systemFill = adaptive(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  /// A fill for shapes of medium size: #787880 at 16 %, or #787880 at 32 % in the dark appearance.
  public static let secondarySystemFill = adaptive(light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  /// A fill for large shapes: #767680 at 12 %, or #767680 at 24 % in the dark appearance.
  public static let tertiarySystemFill = adaptive(light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  /// A fill for large areas with complex content: #747480 at 8 %, or #767680 at 18 % in the dark appearance.
  public static let quaternarySystemFill = adaptive(light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)

  /// The default tint colour of controls: the accent colour of the desktop, or ``systemBlue`` if it has none.
  public static let tintColor = UIColor { $0.accentColor ?? systemBlue }

  private static func adaptive(light: UInt32, dark: UInt32, elevated: UInt32) -> UIColor {
    let (lightColor, darkColor, elevatedColor) = (UIColor(hex: light), UIColor(hex: dark), UIColor(hex: elevated))
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return lightColor }
      return $0.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  private static func adaptive(
    light: UInt32, dark: UInt32, highContrast: (light: UInt32, dark: UInt32)
  ) -> UIColor {
    let normal = adaptive(light: light, dark: dark)
    let high = adaptive(light: highContrast.light, dark: highContrast.dark)
    return UIColor { $0.accessibilityContrast == .high ? high : normal }
  }

  private static func adaptive(
    light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: lightAlpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// Creates a colour from 0xRRGGBB.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha)
  }
}
