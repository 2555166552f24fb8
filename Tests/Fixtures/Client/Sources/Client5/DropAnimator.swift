// SPDX-License-Identifier: MIT
import UIKit

/// The incoming page drops from above. Going back, it leaves at the bottom.

public final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  public init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  deinit { print("animator gone") }

  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    let final = transitionContext.finalFrame(for: toViewController)
    let isPush = operation == .push
    to.frame = isPush ? final.offsetBy(dx: 0, dy: -final.height) : final
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if isPush { to.frame = final } else { from.frame = from.frame.offsetBy(dx: 0, dy: from.frame.height) }
      },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
