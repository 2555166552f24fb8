// SPDX-License-Identifier: MIT
import QuartzCore
import TimingFunctions

/// Plays the animation of an interrupted transition backwards, as the animation of the inverse transition.
final class InversePlayback: TransitionPlayback {
  private let base: any TransitionPlayback

  private init(_ base: any TransitionPlayback) { self.base = base }

  nonisolated deinit {}

  /// Returns the playback that runs in the opposite direction.
  static func inverse(of playback: any TransitionPlayback) -> any TransitionPlayback {
    (playback as? InversePlayback)?.base ?? InversePlayback(playback)
  }

  var progress: Double { 1 - base.progress }
  var velocity: Double { -base.velocity }
  var canRunBackwards: Bool { base.canRunBackwards }
  var isInterruptible: Bool { base.isInterruptible }

  func pauseAnimation() { base.pauseAnimation() }
  func update(_ progress: Double) { base.update(1 - progress) }
  func settle(to end: TransitionEnd, timing: any Timing) { base.settle(to: end.opposite, timing: timing) }
  func finish(at end: TransitionEnd) { base.finish(at: end.opposite) }
  func stop() { base.stop() }
  func transitionDidEnd() { base.transitionDidEnd() }
}

extension TransitionEnd {
  fileprivate var opposite: TransitionEnd { self == .start ? .finish : .start }
}

extension TransitionPlayback {
  /// Returns the timing with which an animation that has just been reversed runs to its finish. It begins with the
  /// velocity on screen, which leads away from the finish. It lasts as long as the animation has run so far, or less if
  /// the animation is faster than on average.
  ///
  /// It is the cubic polynomial with these velocities at its ends (Hermite interpolation).
  ///
  /// - Parameter duration: The duration of the whole animation in seconds.
  func turnaround(duration: Double) -> any Timing {
    let distance = 1 - progress
    guard distance > TransitionMetrics.leastDistance else {
      return LinearTiming().lasting(TransitionMetrics.shortestSettling)
    }
    let seconds = max(distance * min(duration, 1 / abs(velocity)), TransitionMetrics.shortestSettling)
    let slope = max(velocity * seconds / distance, -1)
    // Close to its other end, the animation would run beyond it.
    let initial = distance * (1 + TransitionMetrics.turnaroundOvershoot) < 1 ? slope : 0
    return CubicBezier(1 / 3, initial / 3, 2 / 3, 2 / 3).lasting(seconds)
  }
}
