// SPDX-License-Identifier: MIT
import UIKit

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) { self.isOpening = isOpening }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    let frame = transitionContext.finalFrame(for: controller)
    let open = isOpening ? frame : controller.view.frame
    let closed = open.offsetBy(dx: 0, dy: open.height)
    if isOpening {
      transitionContext.containerView.addSubview(controller.view)
      controller.view.frame = closed
    }
    let options: UIViewAnimationOptions = .curveLinear
    autoreleasepool {
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0, options: options,
        animations: { controller.view.frame = self.isOpening ? open : closed },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
  }
}
