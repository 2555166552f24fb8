// SPDX-License-Identifier: MIT

/// A transition that runs in a container or a presentation.
struct TransitionRun {
  let driver: TransitionDriver
  let from: UIViewController
  let to: UIViewController
  /// Whether the animation is the system's own.
  let isStock: Bool
  /// The positions from which the bars continue after an interruption. Cleared when the bars have started to move.
  var bars: BarHandOff?

  /// Whether a gesture can take over the progress.
  var canBecomeInteractive: Bool {
    switch driver.phase {
    case .running, .settling: isStock
    case .preparing, .interactive, .ended: false
    }
  }

  /// Returns whether a press on the page stops the transition. A client's transition has to be interruptible. A client's
  /// drag recognizer takes precedence, because it may be there to move the page.
  func canBeCaught(by touch: UITouch) -> Bool {
    if isStock { return canBecomeInteractive }
    return driver.isInterruptible && driver.phase.destination != nil && !touch.isFollowedByClientsDrag
  }

  /// Returns whether the animation of an interrupted transition, played backwards, can replace the animation of this
  /// one: the animators of both have the same class, and no interaction moves this one from the start.
  func isInverse(of predecessor: TransitionDriver) -> Bool {
    !isStock && Self.startsByItself(driver.interactor) && Self.areOfOneClass(driver.animator, predecessor.animator)
  }

  /// Returns whether the transition can run backwards in place of another one between the same controllers.
  func runsBackwards(inPlaceOf next: TransitionChoice) -> Bool {
    !isStock && driver.canRunBackwards && Self.startsByItself(next.interactor)
      && Self.areOfOneClass(driver.animator, next.animator)
  }

  /// Returns whether a transition with this interaction controller starts to run by itself. Interaction controllers of
  /// other classes may move the views themselves.
  private static func startsByItself(_ interactor: (any UIViewControllerInteractiveTransitioning)?) -> Bool {
    guard let interactor else { return true }
    return (interactor as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart == false
  }

  private static func areOfOneClass(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
    guard let one, let other else { return false }
    return type(of: one) == type(of: other)
  }

  /// Whether the transition was cancelled and is returning to its start.
  var isReturning: Bool { driver.phase == .settling(.start) }

  /// The controller that remains on screen if the transition is ended in place.
  var remaining: UIViewController { driver.wasCancelled ? from : to }
}
