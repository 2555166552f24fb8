// SPDX-License-Identifier: MIT

/// The state of a transition, for the animator and the interaction controller that run it.
///
/// The system creates a context for every transition of a container and every presentation. A container of your own can
/// adopt the protocol and pass its context to any animator.
///
/// An animator gets its views from ``view(forKey:)``, adds the incoming one to ``containerView``, animates inside of
/// that, and calls ``completeTransition(_:)`` when the animation has ended:
///
/// ```swift
/// @MainActor func dissolve(in context: any UIViewControllerContextTransitioning) {
///   guard let toView = context.view(forKey: .to) else { return context.completeTransition(true) }
///   context.containerView.addSubview(toView)
///   toView.alpha = 0
///   UIView.animate(withDuration: 0.3) {
///     toView.alpha = 1
///   } completion: { _ in
///     toView.alpha = 1
///     context.completeTransition(!context.transitionWasCancelled)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views that take part.
  ///
  /// The system has already added the outgoing view. The animator adds the incoming one.
  var containerView: UIView { get }

  /// Whether the transition is animated. With the style `.custom` the animator is called even if it is not, to add its
  /// views.
  var isAnimated: Bool { get }

  /// Whether a gesture controls the progress now. It changes when an interruptible transition is paused or released.
  var isInteractive: Bool { get }

  /// Whether the transition is running back to its start, or has ended there.
  ///
  /// It becomes `false` again if an interruptible transition is paused while it runs back.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation, or `.none` for a transition of a container.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Moves the transition to a fraction. Values outside of 0…1 are clamped, and NaN is ignored.
  ///
  /// If there is an interaction controller, this method, ``finishInteractiveTransition()`` and
  /// ``cancelInteractiveTransition()`` also make a transition interactive that started by itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction, and lets the transition run to its end.
  func finishInteractiveTransition()

  /// Ends the interaction, and lets the transition run back to its start.
  func cancelInteractiveTransition()

  /// Pauses a running transition and makes it interactive.
  ///
  /// Does nothing if the transition has neither an interaction controller nor an interruptible animator.
  func pauseInteractiveTransition()

  /// Ends the transition: updates views and view controllers, and sends the appearance callbacks.
  ///
  /// Every animator, or every interaction controller that works without one, must call this. A second call has no
  /// effect.
  ///
  /// - Parameter didComplete: `true` if the animation ended at the end, `false` if it ended at the start.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the view controllers of the transition, or `nil` if there is none.
  ///
  /// After the transition, the context still answers for its controllers and views, but does not keep them alive.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view that the animator may change, or `nil` if it must leave that view alone.
  ///
  /// For a presentation that does not remove the presenter's view, the presenter's side is `nil`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The transform to apply to the incoming view. The identity, because windows do not rotate here.
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view at the start, in `containerView`, or zero if the view is not visible
  /// then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame that a controller's view must have at the end, in `containerView`, or zero if the view is
  /// removed. In a dismissal, the frame of the presented view is the one that it has at the start.
  func finalFrame(for vc: UIViewController) -> CGRect
}
