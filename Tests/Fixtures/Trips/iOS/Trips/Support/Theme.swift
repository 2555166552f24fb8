// SPDX-License-Identifier: MIT
import UIKit

enum Theme {
  static let accent = UIColor(light: UIColor(hex: 0xC2410C), dark: UIColor(hex: 0xFB923C))
  static let card = UIColor(light: .white, dark: UIColor(white: 0.16, alpha: 1))
  static let titleFont = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))

  static func apply(to bar: UINavigationBar) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .heavy), .foregroundColor: UIColor.label,
    ]
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.prefersLargeTitles = true
  }

  static func color(of photo: Photo) -> UIColor {
    UIColor { traits in
      let hue = CGFloat(photo.number * 47 % 360) / 360
      return UIColor(
        hue: hue, saturation: 0.6, brightness: traits.userInterfaceStyle == .dark ? 0.6 : 0.9, alpha: 1)
    }
  }
}

extension UIColor {
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
