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

  /// Returns the motion over the rest of a distance: its duration in seconds, and the fraction of the distance that
  /// remains at a time. A spring starts at a velocity. A cubic curve takes that part of its duration which the distance is
  /// of the whole one.
  ///
  /// - Parameters:
  ///   - distance: The distance, which is 1 for the whole motion and may be negative.
  ///   - velocity: The velocity per second, in the same unit.
  ///   - duration: The duration of the whole motion in seconds, for a cubic curve.
  func settling(
    distance: CGFloat, velocity: CGFloat, duration: TimeInterval
  ) -> (duration: TimeInterval, remaining: @MainActor (TimeInterval) -> Double) {
    guard abs(distance) > Self.rest else { return (0, { _ in 0 }) }
    guard case .spring(let stiffness, let ratio) = self else {
      let rest = duration * Double(abs(distance))
      return (rest, { 1 - value(at: $0, duration: rest) })
    }
    let (frequency, relative) = (stiffness.squareRoot(), Double(velocity / distance))
    func remaining(_ time: TimeInterval) -> Double { Self.remaining(frequency, ratio, velocity: relative, at: time) }
    return (Self.restTime(of: remaining, longest: 2 * (ownDuration ?? duration)), remaining)
  }

  /// Returns the first time after which a motion stays within a thousandth of its end.
  private static func restTime(of remaining: (TimeInterval) -> Double, longest: TimeInterval) -> TimeInterval {
    let step = longest / Double(restSteps)
    let last = (0..<restSteps).last { abs(remaining(step * Double($0))) > rest } ?? 0
    return step * Double(last + 1)
  }

  private static let restSteps = 1000

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
    1 - remaining(frequency, ratio, velocity: 0, at: time)
  }

  /// Returns the fraction of the distance that remains of a spring's way.
  ///
  /// - Parameter velocity: The velocity at the start, in distances per second.
  private static func remaining(
    _ frequency: Double, _ ratio: Double, velocity: Double, at time: TimeInterval
  ) -> Double {
    guard time > 0 else { return 1 }
    let ratio = max(ratio, leastDampingRatio)
    if abs(ratio - 1) < 1e-4 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - velocity) / damped * sin(damped * time)
      return exp(-ratio * frequency * time) * (cos(damped * time) + sine)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - ratio * frequency, -root - ratio * frequency)
    return ((fast + velocity) * exp(slow * time) - (slow + velocity) * exp(fast * time)) / (fast - slow)
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
