// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animations alongside a transition that cannot be part of its animator. Each is a property animator that is
/// driven in the same way as the transition's playback.
final class AlongsidePlayback {
  /// The motion that was requested last, which animations that are added later join.
  private enum Motion {
    /// Each animation runs along its own curve.
    case running
    case interactive(progress: Double)
    case settling(to: TransitionEnd, timing: any Timing)
  }

  private var animators: [UIViewPropertyAnimator] = []
  private var motion: Motion
  /// The curve or the spring along which the animations run.
  private let timing: any UITimingCurveProvider
  /// The progress at which settling began.
  private var progress = 0.0

  /// - Parameters:
  ///   - isInteractive: Whether the transition's driver sets the progress. Otherwise the animations start to run.
  ///   - timing: The timing of the first of the animator's blocks, if it has one.
  init(isInteractive: Bool, timing: (any UITimingCurveProvider)?) {
    motion = isInteractive ? .interactive(progress: 0) : .running
    self.timing = timing ?? UICubicTimingParameters(animationCurve: .easeInOut)
  }

  nonisolated deinit {}

  /// The progress on screen; `nil` if there are no animations.
  var progressOnScreen: Double? { animators.first?.progress }

  /// Adds animations that join the others at their present progress.
  ///
  /// - Parameter duration: The duration in seconds if the animations run along a curve of their own. A spring has its own.
  func add(duration: TimeInterval, _ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(animations)
    animators.append(animator)
    switch motion {
    case .running: animator.startAnimation()
    case .interactive(let progress): animator.update(progress)
    case .settling(let end, let timing):
      animator.update(progress)
      animator.settle(to: end, timing: timing)
    }
  }

  func pauseAnimation(at progress: Double) {
    motion = .interactive(progress: progress)
    for animator in animators { animator.pauseAnimation() }
  }

  func update(_ progress: Double) {
    motion = .interactive(progress: progress)
    for animator in animators { animator.update(progress) }
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    if case .interactive(let progress) = motion { self.progress = progress }
    motion = .settling(to: end, timing: timing)
    for animator in animators { animator.settle(to: end, timing: timing) }
  }

  func finish(at end: TransitionEnd) {
    for animator in animators { animator.finish(at: end) }
    animators = []
  }
}
