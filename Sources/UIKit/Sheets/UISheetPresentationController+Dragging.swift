// SPDX-License-Identifier: MIT

/// Dragging of a sheet by the user, and its notifications.
///
/// A swipe down asks the delegate `presentationControllerShouldDismiss`, unless the controller `isModalInPresentation`;
/// then come `presentationControllerWillDismiss`, when the sheet starts to go below its smallest detent, and
/// `presentationControllerDidDismiss`, when it has gone. A swipe that is turned round ends with nothing more. Where the
/// sheet must stay, the delegate gets `presentationControllerDidAttemptToDismiss` when it springs back. A press on the
/// darkened page is the same, in one go.
extension UISheetPresentationController {
  /// The transition of this sheet that runs.
  var runningTransition: TransitionDriver? {
    guard let driver = presentation?.running?.driver, !driver.phase.isEnded else { return nil }
    return driver
  }

  /// Whether that is a dismissal.
  var isDismissing: Bool { runningTransition != nil && presentation?.phase == .dismissing }

  /// Whether the hand may take hold of the sheet now: of one that rests or flies, and of what the system's own
  /// transition moves. What must not be dismissed by the user is not held up either when the program dismisses it.
  var canBeDragged: Bool {
    guard containerView != nil, presentation?.isSendingCallbacks == false else { return false }
    guard let run = runningTransition else { return true }
    switch run.phase {
    case .running, .settling: break
    case .preparing, .interactive, .ended: return motion.isHeld
    }
    guard let animator = run.animator as? SheetAnimator, !animator.dissolves else { return false }
    return !isDismissing || isUsersDismissal || !presentedViewController.isModalInPresentation
  }

  /// The user has let go of the sheet on its way to a detent.
  func userDidSelect(_ identifier: Detent.Identifier) {
    let old = layout.stop(selectedDetentIdentifier).identifier
    guard old != identifier else { return }
    select(identifier)
    placeSheet()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  func goToNextDetent() {
    guard layout.stops.count > 1, containerView != nil, runningTransition == nil, !motion.isHeld else { return }
    let stop = layout.stop(after: selectedDetentIdentifier)
    motion.fly(to: stop.reach, velocity: 0)
    userDidSelect(stop.identifier)
  }

  // MARK: Dismissal

  /// The hand has taken hold of a presentation: it counts as complete, and the hand goes on with the sheet.
  func completePresentation() { runningTransition?.endInPlace(didComplete: true) }

  /// Asks whether the user may dismiss the sheet and, where that is so, starts it under the hand.
  func beginDismissal() -> TransitionDriver? {
    guard let presentation, presentation.isAtRest, presentedViewController.presentationInside == nil, isDismissalAllowed
    else { return nil }
    announceDismissal()
    dismissesUnderHand = true
    defer { dismissesUnderHand = false }
    return presentation.beginInteractiveDismissal()
  }

  /// The user has tried to dismiss what must stay.
  func refuseDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// A press on the darkened page.
  func dimmingWasPressed() {
    guard containerView != nil, runningTransition == nil, !motion.isHeld else { return }
    guard isDismissalAllowed else { return refuseDismissal() }
    announceDismissal()
    presentingViewController.dismiss(animated: true)
  }

  private var isDismissalAllowed: Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  private func announceDismissal() {
    isUsersDismissal = true
    delegate?.presentationControllerWillDismiss(self)
  }
}
