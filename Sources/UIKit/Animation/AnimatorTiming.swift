// SPDX-License-Identifier: MIT
import RenderTree

/// A curve that starts with a velocity of its own and comes round to another curve: what a turn in mid-flight needs.
///
/// `f(t) = c(t) + (v − c′(0))·t·(1 − t/T)³`: its slope at 0 is v, and at T it and its slope are those of c.
nonisolated struct CarriedTiming: Timing {
  private let base: any Timing
  private let duration: Double
  private let surplus: Double

  /// - Parameter velocity: in travels per second.
  init(_ base: any Timing, velocity: Double) {
    self.base = base
    duration = base.settlingDuration
    surplus = velocity - base.velocity(at: 0)
  }

  func value(at time: Double) -> Double {
    guard time > 0, time < duration else { return base.value(at: time) }
    let rest = 1 - time / duration
    return base.value(at: time) + surplus * time * rest * rest * rest
  }

  func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return base.velocity(at: time) }
    let rest = 1 - time / duration
    return base.velocity(at: time) + surplus * rest * rest * (rest - 3 * time / duration)
  }

  var settlingDuration: Double { duration }
}

/// Makes the timings that an animator's runs follow.
package struct AnimatorTiming {
  /// The client's timing parameters; nil stands for UIView's default curve.
  let provider: (any UITimingCurveProvider)?
  /// The animator's own, in seconds.
  let duration: Double

  package init(provider: (any UITimingCurveProvider)?, duration: Double) {
    self.provider = provider
    self.duration = duration
  }

  /// Stands for "at once" where a timing needs some time.
  static let instant = 1e-4

  private var spring: UISpringTimingParameters? {
    switch provider?.timingCurveType {
    case .spring, .composed: provider?.springTimingParameters
    default: nil
    }
  }

  private var bezier: CubicBezier { provider?.cubicTimingParameters?.bezier ?? .easeInEaseOut }

  /// How long the whole way takes, in seconds.
  var wholeDuration: Double {
    guard let spring, !spring.dependsOnDuration else { return duration }
    return spring.spring(duration: duration).settlingDuration
  }

  /// The pacing that blocks inside the animator's inherit.
  var blockPacing: BlockTiming.Pacing {
    if let spring { return .spring(spring.spring(duration: duration)) }
    return .curve(bezier)
  }

  /// The timing for the whole way from rest.
  var whole: any Timing {
    if let spring { return spring.spring(duration: duration) }
    return bezier.lasting(max(duration, Self.instant))
  }

  /// The timing for a part of the way.
  ///
  /// - Parameters:
  ///   - time: how long a curve takes for it, in seconds. nil for springs keeps their own frequency.
  ///   - velocity: to begin with, in travels per second of this part; nil takes the provider's own.
  package func part(lasting time: Double, resettles: Bool, velocity: Double?) -> any Timing {
    guard let parameters = spring else {
      let curve = bezier.lasting(max(time, Self.instant))
      guard let velocity, velocity != 0 else { return curve }
      return CarriedTiming(curve, velocity: velocity)
    }
    let spring = parameters.spring(duration: resettles && parameters.dependsOnDuration ? time : duration)
    return velocity.map { spring.starting(with: $0) } ?? spring
  }

  /// A fraction of the time as a fraction of the way: what `scrubsLinearly` false shows.
  func eased(_ fraction: Double) -> Double {
    guard spring == nil else { return whole.value(at: fraction * wholeDuration) }
    return bezier.value(at: fraction)
  }

  /// The way gone when the fraction `delay` of the duration has passed; springs count by the way itself.
  func progress(atDelay delay: Double) -> Double { spring == nil ? bezier.value(at: delay) : delay }

  /// The pacing of a block that begins after the fraction `delay` of the duration, along the rest of the way.
  func delayedPacing(_ delay: Double) -> DelayedPacing? {
    spring == nil && delay > 0 ? DelayedPacing(curve: bezier, delay: delay) : nil
  }
}

/// The pacing of a delayed block, as a function of the animator's own progress.
///
/// The animator's progress is `c(τ)`, that of the block `c((τ − d)/(1 − d))`; so along the rest of the way, from
/// `c(d)` to 1, the block's is found through the inverse of c.
nonisolated struct DelayedPacing: Sendable {
  let curve: CubicBezier
  let delay: Double

  /// Between so many points the pacing is straight; a sixty-fourth of a curve is straight to a few thousandths.
  private static let steps = 64

  /// The pacing as keyframes: fractions of the rest of the way, and what of the block has been gone there.
  var keyframes: [(time: Double, fraction: Double)] {
    let begin = curve.value(at: delay)
    return (0...Self.steps).map { step in
      let fraction = Double(step) / Double(Self.steps)
      let progress = curve.value(at: delay + (1 - delay) * fraction)
      let time = begin < 1 ? (progress - begin) / (1 - begin) : fraction
      return (min(max(time, 0), 1), curve.value(at: fraction))
    }
  }
}
