// SPDX-License-Identifier: MIT
import UIKit

/// The colours of text and of numbered pages. Those of pages are muted, and neighbours differ clearly. All texts have a
/// contrast of at least 4.5 to 1.
enum Palette {
  /// The difference in hue between neighbours. Steps of the golden angle keep any run of neighbours distinct.
  private static let hueStep: CGFloat = 0.381966
  private static let firstHue: CGFloat = 0.58

  /// The colour of secondary text on all backgrounds. The system's `secondaryLabel` has a contrast of 3.4 to 1 on grouped
  /// content.
  static let secondaryText = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return isDark ? UIColor(white: 0.8, alpha: 1) : UIColor(white: 0.35, alpha: 1)
  }

  static func page(_ number: Int) -> UIColor {
    color(number, light: (saturation: 0.10, brightness: 0.98), dark: (saturation: 0.35, brightness: 0.16))
  }

  static func ink(_ number: Int) -> UIColor {
    color(number, light: (saturation: 0.75, brightness: 0.45), dark: (saturation: 0.42, brightness: 0.92))
  }

  private typealias Tone = (saturation: CGFloat, brightness: CGFloat)

  private static func color(_ number: Int, light: Tone, dark: Tone) -> UIColor {
    let hue = (firstHue + hueStep * CGFloat(number)).truncatingRemainder(dividingBy: 1)
    return UIColor { traits in
      let tone = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(hue: hue, saturation: tone.saturation, brightness: tone.brightness, alpha: 1)
    }
  }
}
