// SPDX-License-Identifier: MIT

/// The gestures that dismiss presentations with a zoom, over the window or the area of a presentation context.
///
/// The delegate decides whether the user may dismiss (`presentationControllerShouldDismiss`) and is
/// informed, and a controller with `isModalInPresentation` is not dismissed.
extension FullScreenPresentationController: ZoomHost {
  func zoomAnimator(presenting: Bool) -> ZoomAnimator? {
    guard !UIAccessibility.isReduceMotionEnabled, let presenter = presentation?.presenter else { return nil }
    return ZoomAnimator(opening: presenting, upper: presentedViewController, lower: presenter)
  }

  var canZoom: Bool { isZooming || zoomedPair != nil }

  /// Returns whether a gesture may begin. The call has no side effects, because taps and other drags also cause it.
  func mayBegin(_ request: ZoomRequest) -> Bool {
    // Each of the gestures can take over a running zoom.
    if isZooming { return true }
    // Otherwise there must be a page that can be dismissed with a zoom, and no transition must run.
    guard let pair = zoomedPair else { return false }
    return pair.shouldBegin(request)
  }

  private var zoomedPair: ZoomPair? {
    let upper = presentedViewController
    guard let presentation, presentation.isAtRest, let lower = presentation.presenter,
      upper.presentedViewController == nil, let recipe = upper.preferredTransition?.recipe,
      upper.transitioningDelegate?.animationController(forDismissed: upper) == nil
    else { return nil }
    let pair = ZoomPair(lower: lower, upper: upper, recipe: recipe)
    return pair.hasSource ? pair : nil
  }

  private var isZooming: Bool { presentation?.running?.canBecomeInteractiveZoom ?? false }

  func beginZoom() -> TransitionDriver? {
    guard let presentation else { return nil }
    if presentation.phase == .dismissing, let running = presentation.running {
      running.pause()
      return running
    }
    guard presentation.canBeginDismissal else { return nil }
    guard isDismissalAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return nil
    }
    return beginDismissalByUser()
  }
}
