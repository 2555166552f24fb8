// SPDX-License-Identifier: MIT
import UIKit

/// Gives a `ContainerController` the animators and the interaction of its transitions.
protocol ContainerControllerDelegate: AnyObject {
  /// nil changes at once.
  func container(
    _ container: ContainerController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Optional. nil leaves the transition to itself.
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
