// SPDX-License-Identifier: MIT
import UIKit

/// Interruptible slide
///
/// A property animator with a spring slides both pages. The system gets it from the style and can pause it at any
/// frame.
/// Try: Press a page while it moves: it pauses for as long as you press. Drag it to and fro, and release.
/// Watch: `interruptibleAnimator` returns the same object for as long as the transition lasts.
/// From: the property animators of iOS 10, as the article on transitions in iOS uses them.
enum InterruptibleStyle {
  static let entry = TransitionStyle(
    id: "interruptible", title: "Interruptible slide",
    blurb: "A property animator with a spring: pause, drag and reverse it.", kinds: [.push, .present, .tab],
    animator: { InterruptibleSlideAnimator(move: $0) },
    timing: StyleTiming(pace: Pace.spring, percentage: { $0 }))
}

final class InterruptibleSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let move: Move
  private var animator: UIViewPropertyAnimator?
  /// The page with the shadow.
  private weak var upper: UIView?

  init(move: Move) { self.move = move }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let pages = Pages(transitionContext)
    pages.install(on: move.isForward)
    let width = move.isForward ? pages.size.width : -pages.size.width
    pages.to?.center.x += width
    let (upper, isForward) = (move.isForward ? pages.to : pages.from, move.isForward)
    upper?.cast(PageShadow(), strength: isForward ? 0 : 1)
    self.upper = upper
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addAnimations {
      upper?.cast(PageShadow(), strength: isForward ? 1 : 0)
      pages.to?.center.x -= width
      pages.from?.center.x -= width
    }
    animator.addCompletion { position in
      if position == .start { pages.from?.frame = pages.fromFrame }
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    upper?.removeShadow()
    animator = nil
  }
}
