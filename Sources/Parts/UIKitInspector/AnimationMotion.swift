// SPDX-License-Identifier: MIT
import QuartzCore
import TimingFunctions
import UIKitCore

/// How an animation moves over time, as it is seen.
///
/// The animations of a property animator, such as those of the system's transitions, are straight lines on the animator's
/// timeline from 0 to 1. It is the timeline that follows a curve, or that a gesture moves.
@MainActor
struct AnimationMotion {
  private let animation: CAAnimation
  /// The animator's timeline and its present run, or nil if it has no run because it is held.
  private let timeline: (value: Double, run: TimeCurve?)?

  init(_ animation: CAAnimation) {
    self.animation = animation
    timeline = animation.timeline.map { ($0.value(at: CACurrentMediaTime()), $0.map.curve) }
  }

  /// The duration in seconds, or nil while the animation is held.
  var duration: Double? {
    guard let timeline else { return animation.duration }
    return timeline.run.map { $0.end - $0.start }
  }

  /// The duration in words, or where the animation is held.
  var caption: String {
    if let duration { return "\(Int((duration * 1000).rounded())) ms" }
    return "held at \(Int((progress(ofTimeline: timeline?.value ?? 0) * 100).rounded())) %"
  }

  /// Returns the progress after a fraction of the duration. A held animation has the same progress all the time.
  func progress(after fraction: Double) -> Double {
    guard let timeline else { return animation.progress(after: fraction) }
    guard let run = timeline.run else { return progress(ofTimeline: timeline.value) }
    return progress(ofTimeline: run.value(at: run.start + (run.end - run.start) * fraction))
  }

  /// Returns the progress at a value of the timeline. Between its beginning and its end there, the animation has a pacing of
  /// its own, and a spring goes beyond both.
  private func progress(ofTimeline value: Double) -> Double {
    let fraction = animation.duration > 0 ? (value - animation.beginTime) / animation.duration : 1
    return (0...1).contains(fraction) ? animation.progress(after: fraction) : fraction
  }
}
