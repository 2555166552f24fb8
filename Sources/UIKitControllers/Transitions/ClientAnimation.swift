// SPDX-License-Identifier: MIT

/// The animation that a client's animator has set up for a transition.
///
/// The animator is asked once for an interruptible animator, before `animateTransition(using:)`. One that creates another
/// with each call starts its own in there, and the transition plays the one that has been started.
struct ClientAnimation {
  let playback: any TransitionPlayback
  /// The interruptible animator; `nil` if the transition's animations are in the container.
  let interruptibleAnimator: (any UIViewImplicitlyAnimating)?

  /// Has the animator set up its animation.
  ///
  /// - Parameter isPaused: Whether the animation waits for an interaction.
  init(
    of animator: any UIViewControllerAnimatedTransitioning, in driver: TransitionDriver, isPaused: Bool
  ) {
    let inContainer = LayerPlayback(
      layer: driver.containerView.layer, duration: driver.duration, isPaused: isPaused)
    var vended: any UIViewImplicitlyAnimating = NotImplementedAnimator.shared
    var started: [UIViewPropertyAnimator] = []
    inContainer.setUp {
      vended = animator.interruptibleAnimator(using: driver)
      started = UIViewPropertyAnimator.activated { animator.animateTransition(using: driver) }
    }
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
