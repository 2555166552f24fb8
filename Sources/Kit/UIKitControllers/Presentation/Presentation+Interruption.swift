// SPDX-License-Identifier: MIT

// The hand-off from a presentation that is still running to its dismissal.
extension Presentation {
  /// Asks the transitioning delegate for the dismissal's animator if the presentation is still running by a client's
  /// animator. If both are of the same class, the dismissal plays the presentation's animation backwards.
  func inverseOfRunningTransition() -> (choice: TransitionChoice, isContinuation: Bool)? {
    guard phase == .presenting, UIView.areAnimationsEnabled, let running, !running.isStock,
      running.canRunBackwards
    else { return nil }
    let choice = resolved.transitionForDismissal(animated: true)
    return (choice, running.isReversed(by: choice))
  }

  /// Returns the container view if the end of the transition removes it or the view in it that carries the page.
  func leavingContainer(after transition: TransitionDriver) -> UIView? {
    let carries = containerView.subviews.contains { $0 is ZoomCard }
    return transition.remaining === presented && !carries ? nil : containerView
  }
}
