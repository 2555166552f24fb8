// SPDX-License-Identifier: MIT
import TimingFunctions

/// An animator that dissolves briefly. It replaces animators that move pages if the desktop asks for reduced motion.
final class CrossFadeAnimator: NSObject, StockAnimator {
  nonisolated deinit {}

  var timing: any Timing { LinearTiming().lasting(TransitionMetrics.reducedMotionDuration) }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    let toView = context.view(forKey: .to)
    if let toView {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(toView)
        toView.alpha = 0
      }
      animator.addAnimations { toView.alpha = 1 }
    }
    animator.addCompletion { position in
      toView?.alpha = 1
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }
}
