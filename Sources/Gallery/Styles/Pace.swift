// SPDX-License-Identifier: MIT
import UIKit

/// How far a movement is at a part of its duration, for animators that a hand scrubs linearly.
enum Pace {
  /// As the system's push: what is left falls by the same share in equal times.
  static func decay(_ time: CGFloat) -> CGFloat { (1 - exp(-rate * time)) / (1 - exp(-rate)) }

  /// As a critically damped spring.
  static func spring(_ time: CGFloat) -> CGFloat { 1 - (1 + frequency * time) * exp(-frequency * time) }

  /// As UIView's own curve, whose control points are (0.42, 0) and (0.58, 1).
  static func easeInOut(_ time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if self.time(at: middle) < time { low = middle } else { high = middle }
    }
    return way(at: (low + high) / 2)
  }

  /// When the curve has gone a part of the way.
  static func timeOfEaseInOut(_ way: CGFloat) -> CGFloat {
    guard way > 0, way < 1 else { return min(max(way, 0), 1) }
    return time(at: 0.5 - sin(asin(1 - 2 * way) / 3))
  }

  /// Along the curve's parameter, 0…1.
  private static func time(at s: CGFloat) -> CGFloat {
    3 * (1 - s) * s * ((1 - s) * 0.42 + s * 0.58) + s * s * s
  }

  private static func way(at s: CGFloat) -> CGFloat { s * s * (3 - 2 * s) }

  /// Halvings that make it exact to a millionth.
  private static let steps = 20

  /// In a duration: a thousandth is left then.
  private static let rate: CGFloat = 7
  private static let frequency: CGFloat = 9.2
}
