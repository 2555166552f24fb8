// SPDX-License-Identifier: MIT
import TimingFunctions

/// A curve that starts with a given velocity and blends into another curve, for animations that are reversed while they
/// run.
///
/// `f(t) = c(t) + (v − c′(0))·t·(1 − t/T)³`: its slope at 0 is v, and at T it and its slope are those of c.
nonisolated struct CarriedTiming: Timing {
  private let base: any Timing
  private let duration: Double
  private let excessVelocity: Double

  /// - Parameter velocity: The initial velocity, in distances per second.
  init(_ base: any Timing, velocity: Double) {
    self.base = base
    duration = base.settlingDuration
    excessVelocity = velocity - base.velocity(at: 0)
  }

  func value(at time: Double) -> Double {
    guard time > 0, time < duration else { return base.value(at: time) }
    let remaining = 1 - time / duration
    return base.value(at: time) + excessVelocity * time * remaining * remaining * remaining
  }

  func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return base.velocity(at: time) }
    let remaining = 1 - time / duration
    return base.velocity(at: time) + excessVelocity * remaining * remaining * (remaining - 3 * time / duration)
  }

  var settlingDuration: Double { duration }
}

/// Makes the timings of an animator's runs.
package struct AnimatorTiming {
  /// The timing parameters of the program, or nil for the default curve.
  let provider: (any UITimingCurveProvider)?
  /// The animator's duration in seconds.
  let duration: Double

  package init(provider: (any UITimingCurveProvider)?, duration: Double) {
    self.provider = provider
    self.duration = duration
  }

  /// The duration in seconds that replaces zero if a timing needs a positive one.
  static let instant = 1e-4

  private var spring: UISpringTimingParameters? {
    switch provider?.timingCurveType {
    case .spring, .composed: provider?.springTimingParameters
    default: nil
    }
  }

  private var bezier: CubicBezier { provider?.cubicTimingParameters?.bezier ?? .easeInEaseOut }

  /// The time in seconds that the whole animation takes.
  var totalDuration: Double {
    guard let spring, !spring.dependsOnDuration else { return duration }
    return spring.spring(duration: duration).settlingDuration
  }

  /// The pacing that nested blocks inherit.
  var blockPacing: BlockTiming.Pacing {
    if let spring { return .spring(spring.spring(duration: duration)) }
    return .curve(bezier)
  }

  /// The timing of the whole animation, starting at rest.
  var whole: any Timing {
    if let spring { return spring.spring(duration: duration) }
    return bezier.lasting(max(duration, Self.instant))
  }

  /// Returns the timing of a part of the animation.
  ///
  /// - Parameters:
  ///   - time: The duration of the part in seconds.
  ///   - resettles: Whether a spring defined by its damping ratio is at rest after `time`. Otherwise a spring keeps its
  ///     frequency, and `time` is ignored.
  ///   - velocity: The initial velocity, in distances of this part per second. If it is nil, the provider's own
  ///     applies.
  package func part(lasting time: Double, resettles: Bool, velocity: Double?) -> any Timing {
    guard let parameters = spring else {
      let curve = bezier.lasting(max(time, Self.instant))
      guard let velocity, velocity != 0 else { return curve }
      return CarriedTiming(curve, velocity: velocity)
    }
    let spring = parameters.spring(duration: resettles && parameters.dependsOnDuration ? time : duration)
    return velocity.map { spring.starting(with: $0) } ?? spring
  }

  /// Converts a fraction of the time into a fraction of the distance. It is applied if `scrubsLinearly` is false.
  func eased(_ fraction: Double) -> Double {
    guard spring == nil else { return whole.value(at: fraction * totalDuration) }
    return bezier.value(at: fraction)
  }

  /// Returns the progress at which a block with a delay begins. For a curve it is the progress after that fraction of
  /// the duration, for a spring it is the fraction itself.
  func progress(atDelay delay: Double) -> Double { spring == nil ? bezier.value(at: delay) : delay }

  /// Returns the pacing of a block that begins after the fraction `delay` of the duration, as a function of the
  /// remaining progress.
  func delayedPacing(_ delay: Double) -> DelayedPacing? {
    spring == nil && delay > 0 ? DelayedPacing(curve: bezier, delay: delay) : nil
  }
}

/// The pacing of a delayed block, as a function of the animator's own progress.
///
/// The animator's progress is `c(τ)`, that of the block is `c((τ − d)/(1 − d))`. Over the remaining progress, from
/// `c(d)` to 1, the block's progress follows from the inverse of c.
nonisolated struct DelayedPacing: Sendable {
  let curve: CubicBezier
  let delay: Double

  /// The number of linear segments. A sixty-fourth of a curve deviates from a line by a few thousandths.
  private static let steps = 64

  /// The pacing as keyframes: fractions of the remaining progress, and the block's progress at each.
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
