// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

/// The darkness of the parts of a curled page, from 0 to 1, for light from above. The formulas and values are estimated
/// by eye.
enum CurlShading {
  /// The darkness of vertical paper, on its back and on its front.
  static let uprightBack = 0.42
  static let uprightFront = 0.50
  /// The additional darkness of the back at the corner that is lifted first.
  static let cornerDarkness = 0.06
  /// The shadow that the cylinder casts on the ground: its darkness beside the cylinder, and its width as a multiple of
  /// the radius.
  static let groundShadow = 0.42
  static let groundShadowExtent = 1.6
  /// The shadow that the back casts on the flat page: its width beyond the back as a multiple of the radius, and its
  /// darkness.
  static let backShadow = 1.1
  static let backShadowAlpha = 0.34
  /// The standard deviation of the shadow's blur, as a multiple of the radius.
  static let backShadowBlur = 0.33

  /// Returns the darkness on the cylinder at a distance from the fold, as a fraction of the radius.
  static func darkness(at part: Double, upright: Double) -> Double {
    upright * (1 - (1 - min(part * part, 1)).squareRoot())
  }

  /// Returns the darkness of the shadow on the ground at a fraction of its width.
  static func ground(at part: Double) -> Double {
    let remaining = 1 - min(max(part, 0), 1)
    return groundShadow * remaining * remaining * (3 - 2 * remaining)
  }

  private static let steps = 16

  /// Returns the gradient over the cylinder, from the fold outwards. The stops are denser where the darkness changes
  /// faster.
  static func cylinderStops(upright: Double) -> [(location: Double, alpha: Double)] {
    (0...steps).map { step in
      let angle = (Double(step) / Double(steps) * .pi / 2)
      return (sin(angle), darkness(at: sin(angle), upright: upright))
    }
  }

  /// The gradient over the back, from the corner that is lifted last.
  static var backStops: [(location: Double, alpha: Double)] { [(0, 0), (1, cornerDarkness)] }

  static var groundStops: [(location: Double, alpha: Double)] {
    (0...steps).map { (Double($0) / Double(steps), ground(at: Double($0) / Double(steps))) }
  }
}
