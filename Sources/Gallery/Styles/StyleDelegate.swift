// SPDX-License-Identifier: MIT
import UIKit

/// Dresses the transitions of a navigation controller, a tab bar controller or a presented controller in a style: it is
/// the delegate of all three.
///
/// Keep it: all of them hold it weakly. `interactor` drives the next transition, where it is set.
final class StyleDelegate: NSObject {
  let style: TransitionStyle
  var interactor: (any StyleInteractor)?
  /// Whether what is presented stays within the page below, not the window.
  var isInContext = false

  init(style: TransitionStyle) { self.style = style }

  /// Makes a controller ready to be presented in this style.
  func dress(presented controller: UIViewController, over source: UIViewController) {
    controller.modalPresentationStyle = isInContext ? style.presentationInContext : style.presentation
    if isInContext { source.definesPresentationContext = true }
    if let modalStyle = style.modalStyle { controller.modalTransitionStyle = modalStyle }
    controller.preferredTransition = style.preferredTransition?(source)
    controller.transitioningDelegate = self
  }

  /// The style's animator; under a hand the system's own in its place, which has to be given to be driven.
  private func animator(for move: Move) -> (any UIViewControllerAnimatedTransitioning)? {
    style.animator(move) ?? (interactor == nil ? nil : systemAnimator(for: move))
  }

  private func systemAnimator(for move: Move) -> (any UIViewControllerAnimatedTransitioning)? {
    if let modalStyle = style.modalStyle { return modalStyle.animationController(presenting: move.isForward) }
    guard move.kind == .push, style.preferredTransition == nil else { return nil }
    return (move.isForward ? UINavigationController.Operation.push : .pop).animationController
  }

  /// Whether a hand can drive a move in this style.
  func canDrive(_ move: Move) -> Bool { style.animator(move) != nil || systemAnimator(for: move) != nil }

  /// What drives a move under a hand.
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
