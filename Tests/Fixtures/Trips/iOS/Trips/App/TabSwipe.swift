// SPDX-License-Identifier: MIT
import UIKit

/// Changes the tab by dragging sideways over the tab bar. The pages follow the finger.
final class TabSwipe: NSObject {
  private weak var tabBarController: UITabBarController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func attach(to tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    pan.delegate = self
    tabBarController.tabBar.addGestureRecognizer(pan)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let tabs = tabBarController, let view = tabs.view else { return }
    let translation = pan.translation(in: view)
    switch pan.state {
    case .began:
      beginTransition(in: tabs, forward: pan.velocity(in: view).x < 0)
    case .changed:
      interaction?.update(min(max(abs(translation.x) / view.bounds.width, 0), 1))
    case .ended:
      let projected = abs(translation.x + pan.velocity(in: view).x * 0.2)
      if projected > view.bounds.width / 2 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }

  private func beginTransition(in tabs: UITabBarController, forward: Bool) {
    let index = tabs.selectedIndex + (forward ? 1 : -1)
    guard let pages = tabs.viewControllers, pages.indices.contains(index) else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    interaction?.completionCurve = .easeOut
    tabs.selectedIndex = index
  }
}

extension TabSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y) && tabBarController?.transitionCoordinator == nil
  }
}

extension TabSwipe: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let pages = tabBarController.viewControllers, let from = pages.firstIndex(of: fromVC),
      let to = pages.firstIndex(of: toVC)
    else { return nil }
    return TabSlide(forward: to > from)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

/// Moves both pages by the width of the container.
private final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let forward: Bool

  init(forward: Bool) {
    self.forward = forward
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    transitionContext?.isAnimated == true ? 0.35 : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let destination = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let offset = forward ? container.bounds.width : -container.bounds.width
    container.addSubview(to)
    to.frame = transitionContext.finalFrame(for: destination)
    to.transform = CGAffineTransform(translationX: offset, y: 0)
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -offset, y: 0)
    } completion: { _ in
      to.transform = .identity
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
