// SPDX-License-Identifier: MIT

extension FullScreenPresentationController {
  /// Makes the recognizer that catches a page that is being presented or dismissed.
  func makeCatchRecognizer() -> CatchRecognizer {
    CatchRecognizer(
      tracker: tracker, isWanted: { [weak self] in self?.mayCatch($0) ?? false },
      begin: { [weak self] in self?.catchPage(by: $0) })
  }

  private func mayCatch(_ touch: UITouch) -> Bool {
    guard let presentation, !presentation.isSendingCallbacks, let running = presentation.running else { return false }
    // A press on a curled page means its dismissal.
    guard !(running.animator is CurlAnimator) else { return false }
    let canBeDismissed = presentation.phase == .dismissing || !presentedViewController.forcesModality
    return running.canBeCaught(by: touch) && (!running.isStock || canBeDismissed)
  }

  private func catchPage(by press: CatchRecognizer) -> (any Swipeable)? {
    guard let presentation, let running = presentation.running else { return nil }
    let isDismissal = presentation.phase == .dismissing
    guard running.isStock, !isDismissal else {
      return running.caught(by: press, direction: direction(isDismissal: isDismissal))
    }
    guard presentation.canBeginDismissal, isDismissalAllowed else { return nil }
    return beginDismissalByUser()?.makeSwipeable(
      startOf: press, direction: direction(isDismissal: true), heading: .start)
  }

  private func direction(isDismissal: Bool) -> TransitionInteraction.Direction {
    if presentedViewController.modalTransitionStyle == .flipHorizontal { return isDismissal ? .trailing : .leading }
    return isDismissal ? .down : .up
  }
}

extension UIPresentationController {
  /// Whether the user may dismiss the presentation.
  var isDismissalAllowed: Bool {
    !presentedViewController.forcesModality && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Starts an interactive dismissal by the user, and tells the delegate. Returns `nil` if none can start.
  func beginDismissalByUser() -> TransitionDriver? {
    let driver = presentation?.beginInteractiveDismissal { delegate?.presentationControllerWillDismiss(self) }
    driver?.alongside.add(nil) { [weak self] context in
      guard let self, !context.isCancelled else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return driver
  }
}
