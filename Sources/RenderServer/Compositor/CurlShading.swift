// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

/// How dark a curled page is, by arithmetic: all eyeballed, for a light that comes from above.
enum CurlShading {
  /// The darkness of the paper where it is vertical, on its back and on its front.
  static let uprightBack = 0.42
  static let uprightFront = 0.50
  /// The back gets darker towards the corner that is lifted first, by so much in all.
  static let backFall = 0.06
  /// The shadow that the cylinder casts on what is uncovered: its darkness beside it, and its width, in radii.
  static let groundShadow = 0.42
  static let groundReach = 1.6
  /// The shadow that the back casts on the flat page: its darkness, and how far it is seen beyond the back, in radii.
  static let backShadow = 1.1
  static let backShadowAlpha = 0.34
  /// Its deviation, in radii.
  static let backShadowBlur = 0.33

  /// The darkness on the cylinder at a part of the radius from the fold, 0…1.
  static func darkness(at part: Double, upright: Double) -> Double {
    upright * (1 - (1 - min(part * part, 1)).squareRoot())
  }

  /// The darkness of the shadow on the ground at a part of its reach.
  static func ground(at part: Double) -> Double {
    let rest = 1 - min(max(part, 0), 1)
    return groundShadow * rest * rest * (3 - 2 * rest)
  }

  private static let steps = 16

  /// Over the cylinder, from the fold outwards. The paper gets dark quickly at the end: the stops follow.
  static func cylinderStops(upright: Double) -> [(place: Double, alpha: Double)] {
    (0...steps).map { step in
      let place = (Double(step) / Double(steps) * .pi / 2)
      return (sin(place), darkness(at: sin(place), upright: upright))
    }
  }

  /// Over the back, from the corner that is lifted last.
  static var backStops: [(place: Double, alpha: Double)] { [(0, 0), (1, backFall)] }

  static var groundStops: [(place: Double, alpha: Double)] {
    (0...steps).map { (Double($0) / Double(steps), ground(at: Double($0) / Double(steps))) }
  }
}
