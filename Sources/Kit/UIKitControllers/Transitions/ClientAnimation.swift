// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animation that a client's animator has set up for a transition.
///
/// As in UIKit, a transition that runs by itself starts with `animateTransition(using:)`, and asks for the interruptible
/// animator once, when something needs it: an interaction, a touch, or a transition that interrupts this one. Many
/// animators make the interruptible animator in the former method, and some set their views up in the latter.
///
/// Without an interruptible animator, the animations in the container are played.
///
/// ```
/// unasked ─► asked
/// ```
final class ClientAnimation: TransitionPlayback {
  private enum State {
    /// The animator has started these property animators.
    case unasked([UIViewPropertyAnimator])
    case asked(any TransitionPlayback, animator: (any UIViewImplicitlyAnimating)?)
  }

  private let source: any UIViewControllerAnimatedTransitioning
  private weak var driver: TransitionDriver?
  private let inContainer: LayerPlayback
  private let duration: Double
  private var state = State.unasked([])
  /// The timing of the first block animation, or nil if there is none. The animations alongside have the same timing.
  private(set) var timing: (any UITimingCurveProvider)?

  /// Lets the animator set up its animation.
  ///
  /// - Parameter isPaused: Whether the animation waits for an interaction.
  init(of source: any UIViewControllerAnimatedTransitioning, in driver: TransitionDriver, isPaused: Bool) {
    self.source = source
    self.driver = driver
    duration = driver.duration
    inContainer = LayerPlayback(layer: driver.containerView.layer, duration: duration, isPaused: isPaused)
    var started: [UIViewPropertyAnimator] = []
    inContainer.setUp {
      driver.report(.call("animateTransition(using:)", receiver: source))
      timing = FirstBlock.timing {
        started = UIViewPropertyAnimator.activated { source.animateTransition(using: driver) }
      }
      state = .unasked(started)
      // Only a property animator that the client has started may be the one that it would return.
      guard !driver.phase.isEnded, isPaused || driver.interactor != nil || started.isEmpty else { return }
      ask()
    }
    if isPaused { animator?.pauseAnimation() }
  }

  nonisolated deinit {}

  /// The client's animator, which animations alongside the transition join.
  var animator: (any UIViewImplicitlyAnimating)? {
    switch state {
    case .unasked(let started): started.last
    case .asked(_, let animator): animator
    }
  }

  var isInterruptible: Bool {
    _ = base
    if case .asked(_, _?) = state { return true }
    return false
  }

  /// The animation that is played.
  private var base: any TransitionPlayback {
    if case .unasked = state { inContainer.setUp { ask() } }
    return known
  }

  /// Asks the client for its interruptible animator. If it returns another one each time, the one that it has started is
  /// played.
  private func ask() {
    guard let driver, case .unasked(let started) = state else { return }
    state = .asked(inContainer, animator: nil)
    var animator = source.interruptibleAnimator(using: driver)
    guard !(animator is NotImplementedAnimator) else { return }
    inContainer.stop()
    if animator.state == .inactive, let own = started.last { animator = own }
    let playback = animator as? any TransitionPlayback ?? ClientAnimatorPlayback(animator, duration: duration)
    state = .asked(playback, animator: animator)
  }

  // MARK: Playing

  var progress: Double { base.progress }
  var velocity: Double { base.velocity }
  var canRunBackwards: Bool { base.canRunBackwards }

  func pauseAnimation() { base.pauseAnimation() }
  func update(_ progress: Double) { base.update(progress) }
  func settle(to end: TransitionEnd, timing: any Timing) { base.settle(to: end, timing: timing) }
  func finish(at end: TransitionEnd) { base.finish(at: end) }

  // Nothing needs the interruptible animator any more.
  func stop() { known.stop() }
  func transitionDidEnd() { known.transitionDidEnd() }

  private var known: any TransitionPlayback {
    if case .asked(let playback, _) = state { playback } else { inContainer }
  }
}

extension TransitionDriver {
  /// The animation of a client's animator, unless the inverse transition plays it.
  var clientAnimation: ClientAnimation? { playback as? ClientAnimation }
}
