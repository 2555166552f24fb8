// SPDX-License-Identifier: MIT
import Diagnostics

/// A critically damped spring: `y(t) = e^(−ωt)·(y0 + (v0 + ω·y0)·t)`, where y is the remaining distance.
///
/// In contrast to `Spring`, its values are in points. A spring that starts at its end with a velocity, as at an edge of
/// the content, has no distance to which they could be relative.
struct BounceSpring: ScrollCurve, Hashable {
  package let start: Double
  package let end: Double
  /// The initial velocity in points per second.
  let initialVelocity: Double
  /// ω in radians per second.
  let frequency: Double
  package let settlingDuration: Double

  /// ω for content that returns to its edge: a response of 0.575 s. Estimated, compared with iOS.
  static let bounceFrequency = 2 * Double.pi / 0.575
  private static let settlingDistance = ScrollDeceleration.settlingDistance

  init(
    from start: Double, to end: Double, velocity: Double, frequency: Double = BounceSpring.bounceFrequency
  ) {
    require(frequency > 0, "BounceSpring: frequency must be positive")
    (self.start, self.end, initialVelocity, self.frequency) = (start, end, velocity, frequency)
    settlingDuration = Self.settlingDuration(distance: start - end, velocity: velocity, frequency: frequency)
  }

  package func value(at time: Double) -> Double {
    let (t, distance) = (max(time, 0), start - end)
    return end + exp(-frequency * t) * (distance + (initialVelocity + frequency * distance) * t)
  }

  package func velocity(at time: Double) -> Double {
    let t = max(time, 0)
    return exp(-frequency * t) * (initialVelocity - frequency * (initialVelocity + frequency * (start - end)) * t)
  }

  /// Returns the time at which `e^(−ωt)·(|y0| + |v0 + ω·y0|·t)`, an upper bound of the distance, falls below a visible
  /// one.
  private static func settlingDuration(distance: Double, velocity: Double, frequency: Double) -> Double {
    let slope = abs(velocity + frequency * distance)
    func envelope(_ t: Double) -> Double { exp(-frequency * t) * (abs(distance) + slope * t) }
    let peak = slope > 0 ? max(1 / frequency - abs(distance) / slope, 0) : 0
    guard envelope(peak) > settlingDistance else { return 0 }
    var (low, high) = (peak, peak + 1 / frequency)
    while envelope(high) > settlingDistance { (low, high) = (high, 2 * high) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > settlingDistance { low = middle } else { high = middle }
    }
    return high
  }
}
