// SPDX-License-Identifier: MIT
import UIKit

/// The custom transitions of a program: two kinds of animators, a presentation controller, and interactions that the
/// test drives.
@MainActor
final class RandomClient: NSObject {
  enum Style: CaseIterable { case system, block, interruptible }

  var style = Style.system
  /// Whether the custom transitions start interactively.
  var isInteractive = false
  private var interactions: [WeakInteraction] = []

  private struct WeakInteraction {
    weak var interaction: UIPercentDrivenInteractiveTransition?
  }

  nonisolated deinit {}

  /// The interactions that still exist, which may drive a transition.
  var liveInteractions: [UIPercentDrivenInteractiveTransition] { interactions.compactMap(\.interaction) }

  func release() {
    for interaction in liveInteractions { interaction.finish() }
    interactions = []
  }

  private func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch style {
    case .system: nil
    case .block: BlockSlide()
    case .interruptible: InterruptibleSlide()
    }
  }

  private func makeInteraction() -> (any UIViewControllerInteractiveTransitioning)? {
    guard isInteractive else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    interactions = interactions.filter { $0.interaction != nil } + [WeakInteraction(interaction: interaction)]
    return interaction
  }
}

extension RandomClient: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }
}

extension RandomClient: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }
}

extension RandomClient: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { DimmedPresentation(presentedViewController: presented, presenting: presenting) }
}

extension RandomClient: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .fullScreen }
}

/// A presentation in the middle of the window, above a dimming view.
private final class DimmedPresentation: UIPresentationController {
  private let shade = UIView()

  nonisolated deinit {}

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.frame = containerView.bounds
    containerView.insertSubview(shade, at: 0)
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.insetBy(dx: bounds.width / 8, dy: bounds.height / 8)
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A slide that is animated with `UIView.animate`.
private final class BlockSlide: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = Slide(context)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      slide.move()
    } completion: { _ in
      slide.end()
    }
  }
}

/// A slide that is animated with a property animator, which can be paused at any frame.
private final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  nonisolated deinit {}

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let slide = Slide(context)
    let made = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 1) { slide.move() }
    made.addCompletion { _ in slide.end() }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// The changes of a slide: a page that appears moves in from the right, and a dismissed page moves out to the right.
@MainActor
private struct Slide {
  private let context: any UIViewControllerContextTransitioning
  private let moving: UIView?
  private let isDismissal: Bool

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    isDismissal = context.viewController(forKey: .from)?.isBeingDismissed ?? false
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    moving = isDismissal ? from : to
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isDismissal { context.containerView.insertSubview(to, at: 0) } else { context.containerView.addSubview(to) }
    }
    if !isDismissal { moving?.transform = away }
  }

  private var away: CGAffineTransform {
    CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
  }

  func move() { moving?.transform = isDismissal ? away : .identity }

  func end() {
    moving?.transform = .identity
    context.completeTransition(!context.transitionWasCancelled)
  }
}
