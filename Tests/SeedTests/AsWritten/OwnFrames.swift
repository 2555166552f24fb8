// SPDX-License-Identifier: MIT
import UIKit

// Article 003 in its original form. It reads the screen's size; here that is the container's or the window's, because a
// window does not fill the screen any more.

/// The delegate of section two, which supplies the animator and, for dismissals, the interaction controller.
final class OwnModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let object = OwnModalInteraction()
  var dismisses = true

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OwnAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    dismisses ? OwnAnimator() : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { object }
}

final class OwnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to), let toView: UIView = to.view else {
      return transitionContext.completeTransition(false)
    }
    let finalFrame = transitionContext.finalFrame(for: to)
    toView.frame = finalFrame.offsetBy(dx: transitionContext.containerView.bounds.width, dy: 0)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: { toView.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}

/// The common part of both interaction controllers, which set frames directly and animate only after the release.
class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  nonisolated deinit {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return }
    to.view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.insertSubview(to.view, belowSubview: from.view)
  }

  var bounds: CGRect { context?.containerView.bounds ?? .zero }

  func updateAniProgress(_ progress: CGFloat) { setPosition(bounds.width * progress) }

  private func setPosition(_ x: CGFloat) { context?.view(forKey: .from)?.frame = bounds.offsetBy(dx: x, dy: 0) }

  func animate(to x: CGFloat, completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: { self.setPosition(x) }, completion: { _ in completion() })
  }
}

/// The interaction controller of section two, which reports no progress to the context.
final class OwnModalInteraction: OwnInteraction {
  nonisolated deinit {}

  func finish() { animate(to: bounds.width) { self.context?.completeTransition(true) } }
  func cancel() { animate(to: 0) { self.context?.cancelInteractiveTransition() } }
}

/// The interaction controller of section three.
final class OwnContainerInteraction: OwnInteraction {
  nonisolated deinit {}

  override func updateAniProgress(_ progress: CGFloat) {
    super.updateAniProgress(progress)
    context?.updateInteractiveTransition(progress)
  }

  func finish() {
    animate(to: bounds.width) {
      self.context?.finishInteractiveTransition()
      self.context?.completeTransition(true)
    }
  }

  func cancel() {
    animate(to: 0) {
      self.context?.cancelInteractiveTransition()
      self.context?.completeTransition(false)
    }
  }
}

/// The second controller, with its pan.
final class OwnPannedPage: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Self.pan)

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    view.addGestureRecognizer(pan)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let window = view.window else { return }
    let percent = pan.translation(in: view).x / window.bounds.width
    guard percent >= 0, let object = (transitioningDelegate as? OwnModalDelegate)?.object else { return }
    switch pan.state {
    case .began: dismiss(animated: true)
    case .changed: object.updateAniProgress(percent)
    case .ended: if percent > 0.5 { object.finish() } else { object.cancel() }
    default: break
    }
  }
}

/// Sections three and four: the delegate of a navigation controller and of a tab bar controller.
final class ContainersDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let object = OwnContainerInteraction()
  var suppliesTransition = true
  var asked: [String] = []

  nonisolated deinit {}

  private func animation() -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animation")
    return suppliesTransition ? OwnAnimator() : nil
  }

  private func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interaction")
    return suppliesTransition ? object : nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
}
