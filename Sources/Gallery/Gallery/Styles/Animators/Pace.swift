// SPDX-License-Identifier: MIT
import UIKit

/// The distance covered at a fraction of the duration, for animators that an interaction scrubs linearly.
enum Pace {
  /// The curve of the system's push: an exponential decay of the remaining distance.
  static func decay(_ time: CGFloat) -> CGFloat { (1 - exp(-rate * time)) / (1 - exp(-rate)) }

  /// The curve of a critically damped spring.
  static func spring(_ time: CGFloat) -> CGFloat { 1 - (1 + frequency * time) * exp(-frequency * time) }

  /// The curve of view animations, whose control points are (0.42, 0) and (0.58, 1).
  static func easeInOut(_ time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if self.time(at: middle) < time { low = middle } else { high = middle }
    }
    return distance(at: (low + high) / 2)
  }

  /// Returns the time at which `easeInOut` has covered a fraction of the distance.
  static func timeOfEaseInOut(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, distance < 1 else { return min(max(distance, 0), 1) }
    return time(at: 0.5 - sin(asin(1 - 2 * distance) / 3))
  }

  /// Returns the time at a value of the curve's parameter, from 0 to 1.
  private static func time(at s: CGFloat) -> CGFloat {
    3 * (1 - s) * s * ((1 - s) * 0.42 + s * 0.58) + s * s * s
  }

  private static func distance(at s: CGFloat) -> CGFloat { s * s * (3 - 2 * s) }

  /// The number of bisections, which makes the result exact to a millionth.
  private static let steps = 20

  /// The rates of the decay and the spring per duration, at which a thousandth of the distance is left at the end.
  private static let rate: CGFloat = 7
  private static let frequency: CGFloat = 9.2
}
