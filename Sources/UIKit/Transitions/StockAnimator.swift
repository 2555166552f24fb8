// SPDX-License-Identifier: MIT
import RenderTree

/// An animator of the system's own: what it shows is a function of the progress and the container's size, so that it
/// can be grabbed, turned round, taken over by its inverse, and set up again for another size.
package protocol StockAnimator: UIViewControllerAnimatedTransitioning {
  /// The run from 0 to 1 when nobody interferes, in seconds.
  var timing: any Timing { get }

  /// Sets the views up for progress 0 and gives the animator that moves them, paused there. May be called again when
  /// the last one has been abandoned.
  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator

  /// The clock that the driver moves. By default that of the property animator.
  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback

  /// The run from a progress with a velocity, both as they are on screen, to an end.
  func settling(from progress: Double, to end: Double, velocity: Double) -> any Timing

  /// Whether the views in front of the incoming page move out of the container.
  var uncoversIncomingPage: Bool { get }

  /// Continues the motion of an animator of the same kind, between the same two pages, that was interrupted for this
  /// one. Called before anything is set up.
  ///
  /// An animator whose pose has more than its progress continues from the predecessor's pose.
  func continueFrom(_ predecessor: any StockAnimator)
}

extension StockAnimator {
  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  {
    timing.settlingDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makeAnimator(using: transitionContext).settle(to: .end, timing: timing)
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    AnimatorPlayback(makeAnimator(using: context))
  }

  var uncoversIncomingPage: Bool { false }

  /// Does nothing: what is shown follows from the progress alone.
  func continueFrom(_ predecessor: any StockAnimator) {}

  func settling(from progress: Double, to end: Double, velocity: Double) -> any Timing {
    let travel = end - progress
    guard abs(travel) > TransitionMetrics.leastTravel else {
      return LinearTiming().lasting(TransitionMetrics.shortestSettling)
    }
    let omega = TransitionMetrics.settlingFrequency
    let spring = Spring(
      mass: 1, stiffness: omega * omega, damping: 2 * TransitionMetrics.settlingDamping * omega,
      initialVelocity: velocity / travel)
    return ArrivingTiming(spring)
  }
}
