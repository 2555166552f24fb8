// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator of alerts and popovers. The view fades in while a spring brings it from another scale to its size, and
/// fades out. An action sheet at the bottom edge slides.
final class GrowingAnimator: NSObject, StockAnimator {
  private let isPresenting: Bool
  private let slides: Bool
  /// The transform from which the view springs in.
  private let start: CGAffineTransform
  /// Whether the view only fades, because motion is reduced.
  private let isReduced: Bool
  /// Whether the dismissal scales the view as the presentation does, because it has interrupted the presentation and
  /// continues its motion.
  private var retraces = false
  private let dimming: UIView

  init(isPresenting: Bool, from start: CGAffineTransform, slides: Bool = false, dimming: UIView) {
    self.isPresenting = isPresenting
    self.start = start
    isReduced = UIAccessibility.isReduceMotionEnabled
    self.slides = slides && !isReduced
    self.dimming = dimming
  }

  nonisolated deinit {}

  func continueFrom(_ predecessor: any StockAnimator) { retraces = true }

  var timing: any Timing {
    if isReduced { return LinearTiming().lasting(TransitionMetrics.reducedMotionDuration) }
    if !isPresenting, !slides, !retraces {
      return UIView.AnimationCurve.easeInOut.bezier.lasting(AlertMetrics.fadeDuration)
    }
    let omega = slides ? SheetMetrics.presentingFrequency : AlertMetrics.frequency
    return Spring(mass: 1, stiffness: omega * omega, damping: 2 * omega)
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { context.completeTransition($0 == .end) }
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return animator }
    let presented = isPresenting ? context.viewController(forKey: .to) : nil
    let container = context.containerView
    let frame = presented.map(context.finalFrame) ?? view.frame
    UIView.performWithoutAnimation {
      if !view.isDescendant(of: container) { container.addSubview(view) }
      if isPresenting { view.setPlacement(frame) }
      view.layoutIfNeeded()
    }
    let look = Look(view: view, dimming: dimming, shown: view.center, start: start, container: container)
    let grows = (isPresenting || retraces) && !isReduced
    UIView.performWithoutAnimation {
      context.installPresenter(below: isPresenting)
      look.show(!isPresenting, slides: slides, grows: grows)
    }
    animator.addAnimations { [isPresenting, slides] in look.show(isPresenting, slides: slides, grows: grows) }
    animator.addCompletion { _ in UIView.performWithoutAnimation { look.show(true, slides: false, grows: false) } }
    animator.pauseAnimation()
    return animator
  }
}

/// The properties that change as the view appears and disappears.
@MainActor
private struct Look {
  let view: UIView
  let dimming: UIView
  let shown: CGPoint
  let start: CGAffineTransform
  let container: UIView

  func show(_ isShown: Bool, slides: Bool, grows: Bool) {
    dimming.alpha = isShown ? 1 : 0
    if slides {
      view.center.y = isShown ? shown.y : container.bounds.maxY + view.bounds.height / 2
      return
    }
    view.alpha = isShown ? 1 : 0
    view.transform = isShown || !grows ? .identity : start
    view.center = shown
  }
}
