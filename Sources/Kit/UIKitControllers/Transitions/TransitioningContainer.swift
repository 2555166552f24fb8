// SPDX-License-Identifier: MIT

/// A system container that shows one child at a time: a navigation controller or a tab bar controller.
protocol TransitioningContainer: UIViewController {
  /// The child that is shown according to the model.
  var wantedChild: UIViewController? { get }

  /// Returns the frame of a child in the bounds of the container view, without the bars that it does not extend below.
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect

  /// The bars that move alongside a transition.
  var barsBesideTransitions: [UIView] { get }

  /// Asks the container's delegate for the animator and the interaction controller with which one child replaces another.
  /// Returns `nil` if it has no animator.
  func customTransition(from: UIViewController, to: UIViewController) -> TransitionChoice?

  /// Chooses the animator and the interaction controller of a transition that is about to start.
  ///
  /// - Parameter custom: The animator and the interaction controller of the container's delegate.
  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, custom: TransitionChoice?
  ) -> TransitionChoice

  /// Called at the milestones of each change of the shown child, with a transition or without. Without a transition, the
  /// first one is `willEnd`.
  func changeReached(_ milestone: TransitionMilestone)
}

extension TransitioningContainer {
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
}

/// The animator and the interaction controller of a transition.
struct TransitionChoice {
  /// The animator, or `nil` for a change without animation or for the system's animator of a presentation.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the incoming page lies below the outgoing one.
  var insertsBelow = false
}
