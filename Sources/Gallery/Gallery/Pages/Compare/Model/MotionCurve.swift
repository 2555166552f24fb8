// SPDX-License-Identifier: MIT
import UIKit

/// A curve from 0 to 1 along which a transition moves: a cubic curve by its two handles, or a spring.
enum MotionCurve: Equatable {
  /// A cubic Bézier curve from (0, 0) to (1, 1). The handles' x are from 0 to 1.
  case cubic(CGPoint, CGPoint)
  /// A spring, as Core Animation describes it, of mass 1: stiffness is the square of the natural frequency in radians
  /// per second.
  case spring(stiffness: Double, dampingRatio: Double)

  /// The fraction of the distance that is covered after a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - duration: The duration of the movement, for a cubic curve.
  func value(at time: TimeInterval, duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let first, let second): Self.cubic(first, second, at: duration > 0 ? time / duration : 1)
    case .spring(let stiffness, let ratio): Self.spring(stiffness.squareRoot(), ratio, at: time)
    }
  }

  /// The duration that a spring has of its own, in seconds, after which it stays within a thousandth of its end. It is
  /// nil for a cubic curve, which fits into any duration.
  var ownDuration: TimeInterval? {
    guard case .spring(let stiffness, let ratio) = self else { return nil }
    let frequency = stiffness.squareRoot()
    if ratio < 1 { return Self.logarithmOfRest / (frequency * max(ratio, Self.leastDampingRatio)) }
    var (low, high) = (0.0, 1 / frequency)
    while Self.spring(frequency, ratio, at: high) < 1 - Self.rest { (low, high) = (high, 2 * high) }
    for _ in 0..<Self.bisections {
      let middle = (low + high) / 2
      if Self.spring(frequency, ratio, at: middle) < 1 - Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Springs by other parameters

  /// - Parameter response: The period of the undamped spring, in seconds.
  static func spring(response: Double, dampingRatio: Double) -> MotionCurve {
    .spring(stiffness: pow(2 * .pi / response, 2), dampingRatio: dampingRatio)
  }

  static func spring(mass: Double, stiffness: Double, damping: Double) -> MotionCurve {
    .spring(stiffness: stiffness / mass, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// - Parameter bounce: From −1, overdamped, over 0, critically damped, to 1, undamped.
  static func spring(duration: Double, bounce: Double) -> MotionCurve {
    .spring(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The period of the undamped spring in seconds, if this is a spring.
  var response: Double? {
    guard case .spring(let stiffness, _) = self else { return nil }
    return 2 * .pi / stiffness.squareRoot()
  }

  /// The bounce from −1 to 1, if this is a spring.
  var bounce: Double? {
    guard case .spring(_, let ratio) = self else { return nil }
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  // MARK: Formulas

  /// The part of its distance at which a spring counts as settled, and its natural logarithm.
  private static let rest = 0.001
  private static let logarithmOfRest = 6.9078
  /// The damping ratio below which a spring oscillates for a very long time, and is treated as if it had this one.
  static let leastDampingRatio = 0.05

  private static func spring(_ frequency: Double, _ ratio: Double, at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    let ratio = max(ratio, leastDampingRatio)
    if abs(ratio - 1) < 1e-4 { return 1 - exp(-frequency * time) * (1 + frequency * time) }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = ratio * frequency / damped * sin(damped * time)
      return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + sine)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - ratio * frequency, -root - ratio * frequency)
    return 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
  }

  private static func cubic(_ first: CGPoint, _ second: CGPoint, at time: Double) -> Double {
    guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<bisections {
      let middle = (low + high) / 2
      if bezier(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return bezier(first.y, second.y, at: (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, at s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
  }

  /// The number of bisections, which makes the result exact to a millionth.
  private static let bisections = 24
}
