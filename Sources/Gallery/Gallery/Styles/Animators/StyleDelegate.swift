// SPDX-License-Identifier: MIT
import UIKit

/// The delegate that supplies a style's transitions to a navigation controller, a tab bar controller or a presented
/// controller.
///
/// Keep a reference: all three hold it weakly. If `interactor` is set, it drives the next transition.
final class StyleDelegate: NSObject {
  let style: TransitionStyle
  var interactor: (any StyleInteractor)?
  /// Makes the object that drives a transition if `interactor` is not set, so that a gesture can take hold of it.
  var makeHold: ((Move) -> (any StyleInteractor)?)?
  /// The object that drives the transition for which an animator was last supplied.
  private var driver: (any StyleInteractor)?
  /// The animator of the last transition, as long as it runs.
  private(set) weak var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whether a presented page stays within the page below instead of covering the window.
  var isInContext = false

  init(style: TransitionStyle) { self.style = style }

  /// Configures a controller to be presented in this style.
  func configure(presented controller: UIViewController, over source: UIViewController) {
    controller.modalPresentationStyle = isInContext ? style.presentation.styleInContext : style.presentation.style
    if isInContext { source.definesPresentationContext = true }
    if let modalStyle = style.presentation.transitionStyle { controller.modalTransitionStyle = modalStyle }
    controller.preferredTransition = style.preferredTransition?(source)
    controller.transitioningDelegate = self
  }

  /// Configures a controller to be pushed in this style.
  func configure(pushed controller: UIViewController, over source: UIViewController) {
    controller.preferredTransition = style.preferredTransition?(source)
    for page in [source, controller] { style.configureBar(of: page) }
  }

  /// Returns the style's animator. For an interaction, the system's animator has to be supplied explicitly if the style
  /// uses it.
  private func animator(
    for move: Move, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let chosen = style.animator(move) ?? (interactor == nil ? nil : systemAnimator(for: move, from: from, to: to))
    animator = chosen
    driver = interactor ?? makeHold?(move)
    return chosen
  }

  private func systemAnimator(
    for move: Move, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let upper = move.isForward ? to : from
    if let transition = upper.preferredTransition { return transition.animationController(from: from, to: to) }
    if let sheet = upper.presentationController as? UISheetPresentationController, move.kind == .present {
      return sheet.animationController(presenting: move.isForward)
    }
    if let modalStyle = style.presentation.transitionStyle {
      return modalStyle.animationController(presenting: move.isForward)
    }
    guard move.kind == .push else { return nil }
    let operation = move.isForward ? UINavigationController.Operation.push : .pop
    return (to as? UICollectionViewController)?.animationController(for: operation, from: from)
      ?? operation.animationController
  }

  /// Whether an interaction can drive a transition in this style.
  func canDrive(_ move: Move) -> Bool {
    style.animator(move) != nil || style.presentation.transitionStyle != nil || hasSystemGesture || move.kind == .push
  }

  /// Whether the system's own gestures go back from a page in this style.
  var hasSystemGesture: Bool { style.preferredTransition != nil || style.presentation.style == .pageSheet }

  /// Makes the object that drives a transition interactively.
  func makeInteractor(for move: Move) -> any StyleInteractor {
    style.interaction.interactor?(move) ?? UIPercentDrivenInteractiveTransition()
  }
}

extension StyleDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: Move(kind: .push, isForward: operation == .push), from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension StyleDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else { return nil }
    return animator(for: Move(kind: .tab, isForward: to > from), from: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension StyleDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: Move(kind: .present, isForward: true), from: presenting, to: presented)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(
      for: Move(kind: .present, isForward: false), from: dismissed, to: dismissed.presentingViewController ?? dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    if let make = style.presentation.controller { return make(presented, presenting) }
    guard isInContext, style.presentation.style == .pageSheet else { return nil }
    return ContextSheetPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// A sheet over the page that defines a presentation context instead of over the window.
private final class ContextSheetPresentationController: UISheetPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
