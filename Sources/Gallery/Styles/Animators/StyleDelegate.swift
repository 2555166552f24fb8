// SPDX-License-Identifier: MIT
import UIKit

/// The delegate that supplies a style's transitions to a navigation controller, a tab bar controller or a presented
/// controller.
///
/// Keep a reference: all three hold it weakly. If `interactor` is set, it drives the next transition.
final class StyleDelegate: NSObject {
  let style: TransitionStyle
  var interactor: (any StyleInteractor)?
  /// Whether a presented page stays within the page below instead of covering the window.
  var isInContext = false

  init(style: TransitionStyle) { self.style = style }

  /// Configures a controller to be presented in this style.
  func configure(presented controller: UIViewController, over source: UIViewController) {
    controller.modalPresentationStyle = isInContext ? style.presentationInContext : style.presentation
    if isInContext { source.definesPresentationContext = true }
    if let modalStyle = style.modalStyle { controller.modalTransitionStyle = modalStyle }
    controller.preferredTransition = style.preferredTransition?(source)
    controller.transitioningDelegate = self
  }

  /// Returns the style's animator. For an interaction, the system's animator has to be supplied explicitly if the style
  /// uses it.
  private func animator(for move: Move) -> (any UIViewControllerAnimatedTransitioning)? {
    style.animator(move) ?? (interactor == nil ? nil : systemAnimator(for: move))
  }

  private func systemAnimator(for move: Move) -> (any UIViewControllerAnimatedTransitioning)? {
    if let modalStyle = style.modalStyle { return modalStyle.animationController(presenting: move.isForward) }
    guard move.kind == .push, style.preferredTransition == nil else { return nil }
    return (move.isForward ? UINavigationController.Operation.push : .pop).animationController
  }

  /// Whether an interaction can drive a transition in this style.
  func canDrive(_ move: Move) -> Bool { style.animator(move) != nil || systemAnimator(for: move) != nil }

  /// Makes the object that drives a transition interactively.
  func makeInteractor(for move: Move) -> any StyleInteractor {
    style.interactor?(move) ?? UIPercentDrivenInteractiveTransition()
  }
}

extension StyleDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: Move(kind: .push, isForward: operation == .push))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension StyleDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else { return nil }
    return animator(for: Move(kind: .tab, isForward: to > from))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension StyleDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: Move(kind: .present, isForward: true))
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: Move(kind: .present, isForward: false))
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    style.presentationController?(presented, presenting)
  }
}
