// SPDX-License-Identifier: MIT
import TimingFunctions

/// An animator of the system's own: what it shows is a function of the progress and the container's size, so that it
/// can be grabbed, turned round, taken over by its inverse, and set up again for another size.
package protocol StockAnimator: UIViewControllerAnimatedTransitioning {
  /// The run from 0 to 1 when nobody interferes, in seconds.
  var timing: any Timing { get }

  /// Sets the views up for progress 0 and gives the animator that moves them, paused there. May be called again when
  /// the last one has been abandoned.
  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator

  /// The animation for the driver to play. By default that of `makeAnimator(using:)`.
  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback

  /// Returns the timing from a progress with a velocity, both as they are on the screen, to an end.
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

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makeAnimator(using: transitionContext).settle(to: .finish, timing: timing)
  }

  package func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    makeAnimator(using: context)
  }

  package var uncoversIncomingPage: Bool { false }

  /// Does nothing: what is shown follows from the progress alone.
  package func continueFrom(_ predecessor: any StockAnimator) {}

  package func settling(from progress: Double, to end: Double, velocity: Double) -> any Timing {
    let distance = end - progress
    guard abs(distance) > TransitionMetrics.leastDistance else {
      return LinearTiming().lasting(TransitionMetrics.shortestSettling)
    }
    let omega = TransitionMetrics.settlingFrequency
    let spring = Spring(
      mass: 1, stiffness: omega * omega, damping: 2 * TransitionMetrics.settlingDamping * omega,
      initialVelocity: velocity / distance)
    return ArrivingTiming(spring)
  }
}

extension TransitionDriver {
  /// The animator, if it is one of the system's.
  var stockAnimator: (any StockAnimator)? { animator as? any StockAnimator }

  /// Ends the interaction with a stock transition: the rest runs by itself, from the velocity of the release in progress
  /// per second. Does nothing unless the transition is interactive.
  func settle(to end: TransitionEnd, velocity: Double) {
    guard let stock = stockAnimator else { return }
    settle(
      to: end, timing: stock.settling(from: Double(percentComplete), to: end.progress, velocity: velocity))
  }
}

extension SnapPoints {
  /// The rule of a stock transition: it is finished from half of its progress on, and otherwise cancelled.
  static let transition = SnapPoints([TransitionEnd.start.progress, TransitionEnd.finish.progress])
}
