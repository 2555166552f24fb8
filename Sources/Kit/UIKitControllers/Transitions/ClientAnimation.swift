// SPDX-License-Identifier: MIT

/// The animation that a client's animator has set up for a transition.
///
/// `interruptibleAnimator(using:)` is called once, before `animateTransition(using:)`. If the client returns a new
/// property animator from every call, `animateTransition(using:)` starts another one, and the transition plays that.
struct ClientAnimation {
  let playback: any TransitionPlayback
  /// The interruptible animator, or `nil` if the transition consists of block animations in the container.
  let interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  /// The timing of the first block animation, or nil if there is none. The animations alongside have the same timing.
  let timing: (any UITimingCurveProvider)?

  /// Lets the animator set up its animation.
  ///
  /// - Parameter isPaused: Whether the animation waits for an interaction.
  init(
    of animator: any UIViewControllerAnimatedTransitioning, in driver: TransitionDriver, isPaused: Bool
  ) {
    let inContainer = LayerPlayback(
      layer: driver.containerView.layer, duration: driver.duration, isPaused: isPaused)
    var vended: any UIViewImplicitlyAnimating = NotImplementedAnimator.shared
    var started: [UIViewPropertyAnimator] = []
    var timing: (any UITimingCurveProvider)?
    inContainer.setUp {
      vended = animator.interruptibleAnimator(using: driver)
      driver.report(.call("animateTransition(using:)", receiver: animator))
      timing = FirstBlock.timing {
        started = UIViewPropertyAnimator.activated { animator.animateTransition(using: driver) }
      }
    }
    self.timing = timing
    guard !driver.phase.isEnded, !(vended is NotImplementedAnimator) else {
      (playback, interruptibleAnimator) = (inContainer, nil)
      return
    }
    inContainer.stop()
    if vended.state == .inactive, let own = started.last { vended = own }
    if isPaused { vended.pauseAnimation() }
    interruptibleAnimator = vended
    playback = vended as? any TransitionPlayback ?? ClientAnimatorPlayback(vended, duration: driver.duration)
  }
}
