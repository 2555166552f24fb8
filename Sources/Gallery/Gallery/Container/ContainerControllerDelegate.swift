// SPDX-License-Identifier: MIT
import UIKit

/// Supplies the animators and the interaction of a `ContainerController`'s transitions.
protocol ContainerControllerDelegate: AnyObject {
  /// Returns the animator of a change. If it returns nil, the container changes without animation.
  func container(
    _ container: ContainerController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction that drives the animator, or nil if the transition runs by itself. Optional.
  func container(
    _ container: ContainerController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> ContainerInteraction?
}

extension ContainerControllerDelegate {
  func container(
    _ container: ContainerController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> ContainerInteraction? { nil }
}
