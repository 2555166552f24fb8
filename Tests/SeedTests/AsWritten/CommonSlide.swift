// SPDX-License-Identifier: MIT
import UIKit

/// The slide of article 002 in its original form: one animator for all three kinds, and the three delegates that supply
/// it.
enum SlideKind {
  enum Side { case left, right }
  enum Modal { case presentation, dismissal }

  case navigation(UINavigationController.Operation)
  case tab(Side)
  case modal(Modal)
}

final class CommonSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: SlideKind

  init(_ kind: SlideKind) { self.kind = kind }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let fromView: UIView = from.view, let toView: UIView = to.view
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    var isAdded = true
    if case .modal(.dismissal) = kind { isAdded = false }
    if isAdded { container.addSubview(toView) }

    let (distance, goesBack) = translation(in: container.bounds.size)
    let away = CGAffineTransform(translationX: distance.dx, y: distance.dy)
    let opposite = CGAffineTransform(translationX: -distance.dx, y: -distance.dy)
    // In a presentation only one page moves.
    let isModal = distance.dy != 0
    let fromEnd = goesBack ? away : isModal ? .identity : opposite
    toView.transform = goesBack ? (isModal ? .identity : opposite) : away

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView.transform = fromEnd
        toView.transform = .identity
      },
      completion: { _ in
        fromView.transform = .identity
        toView.transform = .identity
        let isCancelled = transitionContext.transitionWasCancelled
        transitionContext.completeTransition(!isCancelled)
      })
  }

  private func translation(in size: CGSize) -> (distance: CGVector, goesBack: Bool) {
    switch kind {
    case .navigation(let operation): (CGVector(dx: size.width, dy: 0), operation == .pop)
    case .tab(let side): (CGVector(dx: size.width, dy: 0), side == .left)
    case .modal(let modal): (CGVector(dx: 0, dy: size.height), modal == .dismissal)
    }
  }
}

final class SlideNavigationDelegate: NSObject, UINavigationControllerDelegate {
  var interactive = false
  let interactionController = UIPercentDrivenInteractiveTransition()

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CommonSlideAnimator(.navigation(operation)) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactive ? interactionController : nil }
}

final class SlideTabsDelegate: NSObject, UITabBarControllerDelegate {
  var interactive = false
  let interactionController = UIPercentDrivenInteractiveTransition()

  nonisolated deinit {}

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let tabs = tabBarController.viewControllers, let from = tabs.firstIndex(of: fromVC),
      let to = tabs.firstIndex(of: toVC)
    else { return nil }
    return CommonSlideAnimator(.tab(to < from ? .left : .right))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactive ? interactionController : nil }
}

final class SlideModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var interactionController: UIPercentDrivenInteractiveTransition?

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CommonSlideAnimator(.modal(.presentation)) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    CommonSlideAnimator(.modal(.dismissal))
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}
