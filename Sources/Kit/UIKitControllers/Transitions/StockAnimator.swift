// SPDX-License-Identifier: MIT
import TimingFunctions

/// An animator of the system's own. The views that it moves depend only on the progress and the container's size. Its
/// transition can therefore be paused and reversed by a gesture, continued by its inverse, and set up again for another
/// size.
package protocol StockAnimator: UIViewControllerAnimatedTransitioning {
  /// The timing of the progress from 0 to 1 without an interaction.
  var timing: any Timing { get }

  /// Sets the views up for progress 0, and returns the animation that moves them, paused. May be called again after the
  /// previous animation has been stopped.
  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback

  /// Returns the timing from the progress on screen, with its velocity in progress per second, to an end.
  func settling(from progress: Double, to end: Double, velocity: Double) -> any Timing

  /// Whether the views in front of the incoming page slide out of the container.
  var uncoversIncomingPage: Bool { get }

  /// Continues from an animator of the same kind, between the same two pages, that was interrupted for this one. Called
  /// before anything is set up.
  ///
  /// Implemented by animators whose pose depends on more than the progress.
  func continueFrom(_ predecessor: any StockAnimator)
}

extension StockAnimator {
  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  {
    timing.settlingDuration
  }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makePlayback(using: transitionContext).settle(to: .finish, timing: timing)
  }

  package var uncoversIncomingPage: Bool { false }

  /// Does nothing, because most animators show a function of the progress alone.
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
  /// The animator, if it is a stock animator.
  var stockAnimator: (any StockAnimator)? { animator as? any StockAnimator }

  /// Whether the animation is the system's own.
  var isStock: Bool { stockAnimator != nil }

  /// Ends the interaction, and runs to an end: a stock transition with a spring, and a client's in the rest of its
  /// duration. Does nothing unless the transition is interactive.
  ///
  /// - Parameter velocity: The velocity of the release, in progress per second.
  func settle(to end: TransitionEnd, velocity: Double) {
    guard let stock = stockAnimator else { return settle(to: end, curve: .easeOut, speed: 1) }
    settle(to: end, timing: stock.settling(from: progress, to: end.progress, velocity: velocity))
  }
}

extension SnapPoints {
  /// The two ends of a stock transition. A release that would carry it beyond half of the progress finishes it; otherwise
  /// it is cancelled.
  static let transition = SnapPoints([TransitionEnd.start.progress, TransitionEnd.finish.progress])
}
