// SPDX-License-Identifier: MIT

/// The dragging of a sheet by the user, and the calls of the delegate.
///
/// When a drag moves the sheet below its smallest detent, the delegate is asked `presentationControllerShouldDismiss`,
/// unless `isModalInPresentation` is `true`. If the sheet may be dismissed, the delegate receives
/// `presentationControllerWillDismiss`, and `presentationControllerDidDismiss` at the end of the dismissal; if the drag is
/// reversed, it receives no second call. If the sheet must not be dismissed, the delegate receives
/// `presentationControllerDidAttemptToDismiss` when the sheet springs back. A press on the dimmed page has the same
/// effect immediately.
extension UISheetPresentationController {
  /// The running transition of the sheet.
  var runningTransition: TransitionDriver? {
    guard let driver = presentation?.running, !driver.phase.isEnded else { return nil }
    return driver
  }

  /// Whether the running transition is a dismissal.
  var isDismissing: Bool { runningTransition != nil && presentation?.phase == .dismissing }

  /// Whether a drag may move the sheet.
  var canBeDragged: Bool {
    // Not while the sheet is off screen or callbacks are being sent.
    guard containerView != nil, presentation?.isSendingCallbacks == false else { return false }
    // Always while the sheet is at rest or an animation moves it to a detent.
    guard let run = runningTransition else { return true }
    switch run.phase {
    case .running, .settling: break
    // Before and during another interaction, only a drag that has already begun may continue.
    case .preparing, .interactive, .ended: return motion.isDragging
    }
    // Not while a client's animator moves the sheet, or the sheet dissolves.
    guard let animator = run.animator as? SheetAnimator, !animator.dissolves else { return false }
    // If the user may not dismiss the sheet, a drag may not stop a dismissal by the program either.
    return !isDismissing || isUsersDismissal || !presentedViewController.forcesModality
  }

  /// Called when the user has chosen a detent by releasing the sheet or pressing the grabber.
  func userDidSelect(_ identifier: Detent.Identifier) {
    let old = layout.stop(selectedDetentIdentifier).identifier
    guard old != identifier else { return }
    select(identifier)
    placeSheet()
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  func goToNextDetent() {
    guard layout.stops.count > 1, containerView != nil, runningTransition == nil, !motion.isDragging else { return }
    let stop = layout.stop(after: selectedDetentIdentifier)
    motion.animate(to: stop.extent, velocity: 0)
    userDidSelect(stop.identifier)
  }

  // MARK: Dismissal

  /// Completes the running presentation in place, because a drag takes over the sheet.
  func completePresentation() { runningTransition?.endInPlace(didComplete: true) }

  /// Starts an interactive dismissal, if the user may dismiss the sheet. Otherwise returns `nil`.
  func beginDismissal() -> TransitionDriver? {
    guard let presentation, presentation.isAtRest, presentation.canBeginDismissal, isDismissalAllowed else {
      return nil
    }
    let driver = presentation.beginInteractiveDismissal {
      announceDismissal()
      isDismissalInteractive = true
    }
    isDismissalInteractive = false
    if presentation.isAtRest { isUsersDismissal = false }
    return driver
  }

  func reportDismissal() { super.delegate?.presentationControllerDidDismiss(self) }

  /// Tells the delegate that the user tried to dismiss a sheet that must not be dismissed.
  func refuseDismissal() { super.delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Dismisses the sheet after a press on the dimmed page, if the user may do so.
  func dimmingWasPressed() {
    guard containerView != nil, runningTransition == nil, !motion.isDragging else { return }
    guard isDismissalAllowed else { return refuseDismissal() }
    announceDismissal()
    presentingViewController.dismiss(animated: true)
  }

  private func announceDismissal() {
    isUsersDismissal = true
    super.delegate?.presentationControllerWillDismiss(self)
  }
}
