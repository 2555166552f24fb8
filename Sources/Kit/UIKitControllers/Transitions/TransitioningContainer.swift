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

  /// Tells the container about the progress of its change.
  func handle(_ event: ContainerTransitionEvent)
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

/// The events that a container receives about its transitions, in this order.
enum ContainerTransitionEvent {
  /// The child according to the model is shown without a transition.
  case didShowRequestedChild
  /// The child has received `viewWillAppear(_:)`.
  case willShow(UIViewController, animated: Bool)
  /// The transition is about to be set up; animations alongside it can be added.
  case willAnimate(TransitionDriver)
  /// The transition has reached its end. `viewDidAppear(_:)` follows.
  case didComplete(TransitionDriver)
  /// The transition has returned to its start. The container must revert the change of its model.
  case didCancel(TransitionDriver)
  /// The child has received `viewDidAppear(_:)`.
  case didShow(UIViewController, animated: Bool)
  /// All appearance callbacks have been sent. Children that were added or removed can receive their containment callbacks.
  case didSendCallbacks
  /// No transition runs, and the child on screen is the one according to the model.
  case didEndTransitions
}
