// SPDX-License-Identifier: MIT
import UIKit

extension UIColor {
  /// The least contrast of text with its background, from the Web Content Accessibility Guidelines.
  static let textContrast: CGFloat = 4.5
  /// The least contrast of a symbol with its background, from the same guidelines.
  static let symbolContrast: CGFloat = 3

  /// Returns the nearest tone of this color that contrasts with a background: a darker one on a light background, a
  /// lighter one on a dark background.
  func contrasting(with background: UIColor, by ratio: CGFloat = textContrast) -> UIColor {
    UIColor { traits in
      let color = LinearColor(self.resolvedColor(with: traits))
      let behind = LinearColor(background.resolvedColor(with: traits)).luminance
      return color.contrasting(with: behind, by: ratio).color
    }
  }

  /// Returns a mixture of this color and another.
  func blended(with other: UIColor, share: CGFloat) -> UIColor {
    UIColor { traits in
      let (a, b) = (self.resolvedColor(with: traits).channels, other.resolvedColor(with: traits).channels)
      let mixed = zip(a, b).map { $0 + ($1 - $0) * share }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
  }

  fileprivate var channels: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

/// A color in intensities of light, in which luminance is linear.
private struct LinearColor {
  /// The part of red, green and blue light in luminance (sRGB).
  private static let weights: [CGFloat] = [0.2126, 0.7152, 0.0722]
  /// The light that a screen reflects, as the guidelines assume it.
  private static let flare: CGFloat = 0.05
  /// The luminance with the same contrast to black and to white.
  private static let middle: CGFloat = 0.179

  private var intensities: [CGFloat]
  private let alpha: CGFloat

  init(_ color: UIColor) {
    let channels = color.channels
    intensities = channels.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    alpha = channels[3]
  }

  var luminance: CGFloat { zip(intensities, Self.weights).map { $0 * $1 }.reduce(0, +) }

  var color: UIColor {
    let channels = intensities.map { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  func contrasting(with behind: CGFloat, by ratio: CGFloat) -> LinearColor {
    var result = self
    let own = luminance
    if behind > Self.middle {
      let most = max((behind + Self.flare) / ratio - Self.flare, 0)
      if own > most { result.intensities = intensities.map { $0 * most / own } }
    } else {
      let least = min((behind + Self.flare) * ratio - Self.flare, 1)
      if own < least { result.intensities = intensities.map { $0 + (1 - $0) * (least - own) / (1 - own) } }
    }
    return result
  }
}
