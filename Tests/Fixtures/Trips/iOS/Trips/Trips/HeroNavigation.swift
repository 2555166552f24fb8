// SPDX-License-Identifier: MIT
import UIKit

/// A page that a badge flies to.
protocol HeroDestination: UIViewController {
  var badge: BadgeView { get }
}

extension TripDetailViewController: HeroDestination {}

/// Pushes trips with a badge that flies, and pops them with a drag from the left edge.
final class HeroNavigation: NSObject, UINavigationControllerDelegate {
  weak var source: UIView?
  private weak var navigationController: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private let edgePan = UIScreenEdgePanGestureRecognizer()

  func attach(to navigationController: UINavigationController?) {
    guard let navigationController, self.navigationController == nil else { return }
    self.navigationController = navigationController
    navigationController.delegate = self
    edgePan.edges = .left
    edgePan.addTarget(self, action: #selector(handleEdgePan(_:)))
    navigationController.view.addGestureRecognizer(edgePan)
    navigationController.interactivePopGestureRecognizer?.require(toFail: edgePan)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let page = operation == .push ? toVC : fromVC
    guard let page = page as? HeroDestination, let source, source.window != nil || operation == .pop else { return nil }
    return HeroAnimator(operation: operation, source: source, page: page)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    edgePan.isEnabled = viewController is HeroDestination
  }

  @objc private func handleEdgePan(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = max(pan.translation(in: view).x / view.bounds.width, 0)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended where progress + pan.velocity(in: view).x / view.bounds.width > 0.5:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }
}

/// Moves a copy of the badge between the row and the page, while the page fades.
private final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let source: UIView
  private let page: HeroDestination

  init(operation: UINavigationController.Operation, source: UIView, page: HeroDestination) {
    self.operation = operation
    self.source = source
    self.page = page
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let destination = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let isPush = operation == .push
    to.frame = transitionContext.finalFrame(for: destination)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    to.layoutIfNeeded()

    let pageView: UIView = isPush ? to : from
    let start = isPush ? source : page.badge
    let end = isPush ? page.badge : source
    let flying = page.badge.snapshotView(afterScreenUpdates: true) ?? UIView()
    flying.frame = container.convert(start.bounds, from: start)
    container.addSubview(flying)
    source.alpha = 0
    page.badge.alpha = 0
    pageView.alpha = isPush ? 0 : 1

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0,
      animations: {
        flying.frame = container.convert(end.bounds, from: end)
        pageView.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        flying.removeFromSuperview()
        self.source.alpha = 1
        self.page.badge.alpha = 1
        pageView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
