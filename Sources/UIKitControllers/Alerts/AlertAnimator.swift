// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator of alerts. An alert fades in while a spring brings it from a slightly larger scale to its size, and fades
/// out. An action sheet at the bottom edge slides.
final class AlertAnimator: NSObject, StockAnimator {
  private let isPresenting: Bool
  private let slides: Bool
  /// Whether the alert only fades, because motion is reduced.
  private let isReduced: Bool
  /// Whether the dismissal scales the alert as the presentation does, because it has interrupted the presentation and
  /// continues its motion.
  private var retraces = false
  private let dimming: UIView

  init(isPresenting: Bool, slides: Bool, dimming: UIView) {
    self.isPresenting = isPresenting
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

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { context.completeTransition($0 == .end) }
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return animator }
    let container = context.containerView
    let frame = isPresenting ? context.finalFrame(for: context.viewController(forKey: .to)!) : view.frame
    UIView.performWithoutAnimation {
      if !view.isDescendant(of: container) { container.addSubview(view) }
      if isPresenting { view.setPlacement(frame) }
      view.layoutIfNeeded()
    }
    let look = Look(view: view, dimming: dimming, shown: view.center, container: container)
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

/// The properties of an alert that change as it appears and disappears.
@MainActor
private struct Look {
  let view: UIView
  let dimming: UIView
  let shown: CGPoint
  let container: UIView

  func show(_ isShown: Bool, slides: Bool, grows: Bool) {
    dimming.alpha = isShown ? 1 : 0
    if slides {
      view.center.y = isShown ? shown.y : container.bounds.maxY + view.bounds.height / 2
      return
    }
    view.alpha = isShown ? 1 : 0
    let scale = isShown || !grows ? 1 : AlertMetrics.startScale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = shown
  }
}
