// SPDX-License-Identifier: MIT
import UIKit

// The cases of Client5's Unannotated.swift with the annotations that Swift 6 asks for.

@MainActor
class Marker: NSObject {
  var view = UIView()
  func show() { view.alpha = 1 }
  isolated deinit { view.removeFromSuperview() }
}

@MainActor func makeCard() -> UIView { UIView(frame: .zero) }

@MainActor let sharedCard = makeCard()

@MainActor
struct Fade {
  let view: UIView

  func run(_ completion: ((Bool) -> Void)? = nil) {
    view.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 1 }, completion: completion)
  }
}

@MainActor class FadeAnimator: NSObject {}

extension FadeAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
    transitionContext.completeTransition(true)
  }
}
