// SPDX-License-Identifier: MIT
import UIKit

/// Colours, fonts and images as programs store them, isolated to no actor.
public enum Theme {
  public static let accent = UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
  public static let ground = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemGroupedBackground }
  public static let titleFont = UIFont.systemFont(ofSize: 22, weight: .bold)
  public static let mark = UIImage(systemName: "star")?.withTintColor(accent)

  public static func dot(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      accent.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
  }
}
