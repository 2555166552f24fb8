// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator that fades the presented view in, and out again.
final class DissolveAnimator: NSObject, StockAnimator {
  /// The duration and the curve of the dissolve.
  enum Pace {
    /// Those of `UIModalTransitionStyle.crossDissolve`.
    case crossDissolve
    /// Those of the dissolve that replaces movement.
    case reducedMotion
  }

  private let presenting: Bool
  private let pace: Pace

  init(presenting: Bool, timing pace: Pace) {
    self.presenting = presenting
    self.pace = pace
  }

  nonisolated deinit {}

  var timing: any Timing {
    switch pace {
    case .crossDissolve: CubicBezier.easeInEaseOut.lasting(TransitionMetrics.dissolveDuration)
    case .reducedMotion: LinearTiming().lasting(TransitionMetrics.reducedMotionDuration)
    }
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    guard let view = context.view(forKey: presenting ? .to : .from) else {
      animator.addCompletion { context.completeTransition($0 == .end) }
      return animator
    }
    UIView.performWithoutAnimation {
      context.installPresenter(below: presenting)
      view.setPlacement(context.modalPlacement(presenting: presenting))
      view.alpha = presenting ? 0 : 1
      if !view.isDescendant(of: context.containerView) { context.containerView.addSubview(view) }
    }
    animator.addAnimations { [presenting] in view.alpha = presenting ? 1 : 0 }
    animator.addCompletion { position in
      view.alpha = 1
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }
}
