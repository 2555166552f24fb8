// SPDX-License-Identifier: MIT
import UIKit

/// Layer transition
///
/// A transition of Core Animation moves the new page over the old one, and reveals the old one on the way back.
/// Try: Drag back from the edge, and release early.
/// Watch: Nothing moves the pages. A `CATransition` is added to the layer of the container, whose content then changes at
/// once. Only the shadow of the upper page has an animation of its own.
/// From: the article on custom transitions, which names `CATransition` as the oldest of them.
enum LayerTransitionStyle {
  static let entry = TransitionStyle(
    id: "layer-transition", title: "Layer transition",
    blurb: "A transition of Core Animation moves in over the old content.", kinds: [.push, .tab],
    animator: { LayerTransitionAnimator(move: $0) }, group: .across)
}

final class LayerTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let move: Move
  /// The page with the shadow.
  private weak var upper: UIView?

  init(move: Move) { self.move = move }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    let transition = CATransition()
    transition.type = move.isForward ? .moveIn : .reveal
    transition.subtype = move.isForward ? .fromRight : .fromLeft
    transition.duration = transitionDuration(using: transitionContext)
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    castShadow(on: move.isForward ? pages.to : pages.from)
    // The transition starts from what was committed before it.
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    pages.container.layer.add(transition, forKey: kCATransition)
    pages.install(on: true)
    CATransaction.commit()
  }

  private func castShadow(on page: UIView?) {
    let fade = CABasicAnimation(keyPath: "shadowOpacity")
    (fade.fromValue, fade.toValue) = move.isForward ? (0, PageShadow().opacity) : (PageShadow().opacity, 0)
    fade.duration = transitionDuration(using: nil)
    page?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    page?.layer.add(fade, forKey: fade.keyPath)
    upper = page
  }

  func animationEnded(_ transitionCompleted: Bool) {
    upper?.removeShadow()
    upper?.layer.removeAnimation(forKey: "shadowOpacity")
  }
}
