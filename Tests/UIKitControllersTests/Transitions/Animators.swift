// SPDX-License-Identifier: MIT
import UIKit

/// Slides the incoming view in from the right, by a linear block animation of half a second.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration = 0.5
  var blockDuration: Double?
  private(set) var ended: [Bool] = []
  private(set) var starts = 0
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    context = transitionContext
    onStart?(transitionContext)
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(
      withDuration: blockDuration ?? duration, delay: 0, options: .curveLinear,
      animations: {
        toView.transform = .identity
        fromView.transform = CGAffineTransform(translationX: -width, y: 0)
      },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        fromView.transform = .identity
        transitionContext.completeTransition(isDone)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Fades the incoming view in, by a block animation of 0.2 s.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: 0.2) {
      toView.alpha = 1
    } completion: { _ in
      toView.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Slides the incoming view in, by a spring.
@MainActor
final class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { toView.transform = .identity },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

/// Slides the incoming view in, by a linear property animator of one second that it returns as its interruptible one.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private(set) var instances = 0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    instances += 1
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let toView = transitionContext.view(forKey: .to)
    if let toView {
      transitionContext.containerView.addSubview(toView)
      toView.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
      animator.addAnimations { toView.transform = .identity }
    }
    animator.addCompletion { _ in
      toView?.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
