// SPDX-License-Identifier: MIT

/// What an animator and an interaction controller are told about the transition they run.
///
/// The system makes one for each transition of a navigation controller. A container of your own may adopt the protocol
/// itself and hand its context to any animator.
///
/// An animator finds its views with `view(forKey:)`, adds the incoming one to `containerView`, animates inside
/// `containerView` alone, and calls `completeTransition(_:)` when the animation has ended:
///
/// ```swift
/// func animateTransition(using context: any UIViewControllerContextTransitioning) {
///   guard let toView = context.view(forKey: .to) else { return }
///   context.containerView.addSubview(toView)
///   toView.alpha = 0
///   UIView.animate(withDuration: transitionDuration(using: context)) {
///     toView.alpha = 1
///   } completion: { _ in
///     context.completeTransition(!context.transitionWasCancelled)
///   }
/// }
/// ```
///
/// See also `UIViewControllerAnimatedTransitioning`, `UIViewControllerInteractiveTransitioning`.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of all that takes part. The system puts the outgoing view there before it asks for the animation;
  /// the animator adds the incoming one.
  var containerView: UIView { get }

  /// Whether the change is to be animated.
  var isAnimated: Bool { get }

  /// Whether the progress follows a gesture now. Changes when an interruptible transition is grabbed or let go.
  var isInteractive: Bool { get }

  /// Whether the transition is on its way back, or ended there.
  ///
  /// An interruptible transition that is grabbed while it runs back is not cancelled any more.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `.none` in a container's transition.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Moves the transition to a fraction in 0…1; values outside are clamped, and one that is no number is ignored.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interactive part; the rest runs forward by itself.
  func finishInteractiveTransition()

  /// Ends the interactive part; what has been covered runs back by itself.
  func cancelInteractiveTransition()

  /// Stops a running transition where it is, and makes it interactive.
  ///
  /// Does nothing where the transition neither began under a gesture nor has an interruptible animator.
  func pauseInteractiveTransition()

  /// Tells the system that the animation has ended, with `false` where it ended at the start.
  ///
  /// Every animator, or every interaction controller that does without one, has to call this: views, view controllers
  /// and appearance callbacks follow from it. A second call does nothing.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view that the animator may move; nil where it is to be left alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The identity on this platform, whose windows don't rotate.
  var targetTransform: CGAffineTransform { get }

  /// Where the controller's view is at the start, in `containerView`; zero where it isn't shown then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the controller's view has to be at the end, in `containerView`; zero where it is removed then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
