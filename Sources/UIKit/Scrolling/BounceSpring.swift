// SPDX-License-Identifier: MIT
import Diagnostics

/// A critically damped spring that pulls to a place: `y(t) = e^(−ωt)·(y0 + (v0 + ω·y0)·t)`, y being the way that is left.
///
/// In points, unlike `Spring`, as one that starts at its end with a velocity, at the edge of a content, has no travel to
/// count by.
package struct BounceSpring: ScrollCurve, Hashable {
  package let start: Double
  package let end: Double
  /// Points per second.
  package let initialVelocity: Double
  /// ω, in radians per second.
  package let frequency: Double
  package let settlingDuration: Double

  /// ω of a content that comes back to its edge: a response of 0.575 s. By eye, beside iOS.
  package static let bounceFrequency = 2 * Double.pi / 0.575
  private static let settlingDistance = ScrollDeceleration.settlingDistance

  package init(
    from start: Double, to end: Double, velocity: Double, frequency: Double = BounceSpring.bounceFrequency
  ) {
    require(frequency > 0, "BounceSpring: frequency must be positive")
    (self.start, self.end, initialVelocity, self.frequency) = (start, end, velocity, frequency)
    settlingDuration = Self.settlingDuration(way: start - end, velocity: velocity, frequency: frequency)
  }

  package func value(at time: Double) -> Double {
    let (t, way) = (max(time, 0), start - end)
    return end + exp(-frequency * t) * (way + (initialVelocity + frequency * way) * t)
  }

  package func velocity(at time: Double) -> Double {
    let t = max(time, 0)
    return exp(-frequency * t) * (initialVelocity - frequency * (initialVelocity + frequency * (start - end)) * t)
  }

  /// When `e^(−ωt)·(|y0| + |v0 + ω·y0|·t)`, which the way never exceeds, falls below what one sees for good.
  private static func settlingDuration(way: Double, velocity: Double, frequency: Double) -> Double {
    let slope = abs(velocity + frequency * way)
    func envelope(_ t: Double) -> Double { exp(-frequency * t) * (abs(way) + slope * t) }
    let peak = slope > 0 ? max(1 / frequency - abs(way) / slope, 0) : 0
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
