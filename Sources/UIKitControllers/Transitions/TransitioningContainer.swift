// SPDX-License-Identifier: MIT

/// A container of the system's, one child of which is shown at a time.
protocol TransitioningContainer: UIViewController {
  /// The child that the model asks for.
  var wantedChild: UIViewController? { get }

  /// Returns the frame of a child in the bounds of the container view, less the bars below which it does not extend.
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect

  /// The bars that move beside a transition.
  var barsBesideTransitions: [UIView] { get }

  /// Chooses how one child replaces another.
  ///
  /// - Parameter isInteractive: Whether a gesture of the system's drives the transition, which takes the system's
  ///   animator.
  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, isInteractive: Bool
  ) -> TransitionChoice

  /// Tells the container what becomes of its change.
  func handle(_ event: ContainerTransitionEvent)
}

extension TransitioningContainer {
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
}

/// The animator and the interaction controller that a transition takes.
struct TransitionChoice {
  /// `nil` for a change without animation, or for the system's animator of a presentation.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the animator is the system's own.
  var isStock = true
  /// Whether the incoming page lies below the outgoing one.
  var insertsBelow = false
}

/// What a container is told of its transitions, in this order.
enum ContainerTransitionEvent {
  /// The model's child is shown without a transition.
  case didReachModel
  /// The child has received `viewWillAppear(_:)`.
  case willShow(UIViewController, animated: Bool)
  /// The transition is about to be set up; animations alongside it can be added.
  case willAnimate(TransitionRun)
  /// The transition has arrived at its end; `viewDidAppear(_:)` follows.
  case didComplete(TransitionRun)
  /// The transition has returned to its start: the model's change is to be taken back.
  case didCancel(TransitionRun)
  /// The child has received `viewDidAppear(_:)`.
  case didShow(UIViewController, animated: Bool)
  /// All appearance callbacks have been sent; children that came or left can be told.
  case didSendCallbacks
  /// What is shown and the model agree, and nothing runs.
  case didEndTransitions
}
