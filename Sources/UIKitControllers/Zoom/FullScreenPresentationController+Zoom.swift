// SPDX-License-Identifier: MIT

/// Presentations that zoom, over the whole window or the area of a presentation context. Their gestures dismiss.
///
/// As with sheets, the delegate is asked first (`presentationControllerShouldDismiss`) and told, and a controller that is
/// modal in its presentation stays.
extension FullScreenPresentationController: ZoomHost {
  func zoomAnimator(presenting: Bool) -> ZoomAnimator? {
    guard !UIAccessibility.isReduceMotionEnabled, let presenter = presentation?.presenter else { return nil }
    return ZoomAnimator(opening: presenting, upper: presentedViewController, lower: presenter)
  }

  var canZoom: Bool { isZooming || zoomedPair != nil }

  /// Returns whether a gesture may begin. It changes nothing, so that a tap or another drag leaves no trace.
  func mayBegin(_ request: ZoomRequest) -> Bool {
    // A zoom that runs can be caught by any of its gestures.
    if isZooming { return true }
    // There is no page that could be zoomed away, or it is not at rest.
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
      running.driver.pause()
      return running.driver
    }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return nil
    }
    delegate?.presentationControllerWillDismiss(self)
    let driver = presentation.beginInteractiveDismissal()
    _ = driver?.alongside.add(nil) { [weak self] context in
      guard let self, !context.isCancelled else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return driver
  }
}
