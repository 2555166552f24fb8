// SPDX-License-Identifier: MIT

/// Dragging of a sheet by the user, and its notifications.
///
/// A swipe down asks the delegate `presentationControllerShouldDismiss`, unless the controller `isModalInPresentation`.
/// The delegate then receives `presentationControllerWillDismiss` when the sheet goes below its smallest detent, and
/// `presentationControllerDidDismiss` when it has gone, but nothing more if the swipe is reversed. If the sheet must stay,
/// the delegate receives `presentationControllerDidAttemptToDismiss` when it springs back. A press on the dimmed page does
/// the same at once.
extension UISheetPresentationController {
  /// The sheet's transition that runs.
  var runningTransition: TransitionDriver? {
    guard let driver = presentation?.running?.driver, !driver.phase.isEnded else { return nil }
    return driver
  }

  /// Whether it is a dismissal.
  var isDismissing: Bool { runningTransition != nil && presentation?.phase == .dismissing }

  /// Whether a drag may move the sheet now.
  var canBeDragged: Bool {
    // It is not on the screen, or the client is being told of a change.
    guard containerView != nil, presentation?.isSendingCallbacks == false else { return false }
    // It is at rest, or animates to a detent.
    guard let run = runningTransition else { return true }
    switch run.phase {
    case .running, .settling: break
    // The transition is not under way, or something interactive moves it: a drag may only continue its own.
    case .preparing, .interactive, .ended: return motion.isDragging
    }
    // The client's own animator moves the sheet, or it does not move but dissolve.
    guard let animator = run.animator as? SheetAnimator, !animator.dissolves else { return false }
    // If the user may not dismiss the sheet, a drag may not stop a dismissal by the program either.
    return !isDismissing || isUsersDismissal || !presentedViewController.isModalInPresentation
  }

  /// The user has released the sheet, which moves to a detent.
  func userDidSelect(_ identifier: Detent.Identifier) {
    let old = layout.stop(selectedDetentIdentifier).identifier
    guard old != identifier else { return }
    select(identifier)
    placeSheet()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  func goToNextDetent() {
    guard layout.stops.count > 1, containerView != nil, runningTransition == nil, !motion.isDragging else { return }
    let stop = layout.stop(after: selectedDetentIdentifier)
    motion.animate(to: stop.extent, velocity: 0)
    userDidSelect(stop.identifier)
  }

  // MARK: Dismissal

  /// Completes the presentation that runs, because a drag has caught the sheet.
  func completePresentation() { runningTransition?.endInPlace(didComplete: true) }

  /// Asks whether the user may dismiss the sheet, and begins an interactive dismissal if so.
  func beginDismissal() -> TransitionDriver? {
    guard let presentation, presentation.isAtRest, presentedViewController.presentationInside == nil, isDismissalAllowed
    else { return nil }
    announceDismissal()
    isDismissalInteractive = true
    defer { isDismissalInteractive = false }
    return presentation.beginInteractiveDismissal()
  }

  /// The user has tried to dismiss a sheet that must stay.
  func refuseDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// The dimmed page was pressed.
  func dimmingWasPressed() {
    guard containerView != nil, runningTransition == nil, !motion.isDragging else { return }
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
