// SPDX-License-Identifier: MIT
import UIKit

/// A resolved colour.
@MainActor
struct Pigment {
  let red, green, blue, alpha: Double

  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 1)
  }

  func over(_ below: Pigment) -> Pigment {
    func mix(_ part: KeyPath<Pigment, Double>) -> Double {
      self[keyPath: part] * alpha + below[keyPath: part] * (1 - alpha)
    }
    return Pigment(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: Pigment) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
