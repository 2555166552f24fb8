// SPDX-License-Identifier: MIT

/// An object that animates the transition from one view controller to another.
///
/// ```swift
/// final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
///   func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
///
///   func animateTransition(using context: any UIViewControllerContextTransitioning) {
///     guard let toView = context.view(forKey: .to) else { return context.completeTransition(true) }
///     context.containerView.addSubview(toView)
///     toView.alpha = 0
///     UIView.animate(withDuration: 0.3) {
///       toView.alpha = 1
///     } completion: { _ in
///       toView.alpha = 1
///       context.completeTransition(!context.transitionWasCancelled)
///     }
///   }
/// }
/// ```
///
/// Swift on Linux has no optional requirements, so ``interruptibleAnimator(using:)`` and ``animationEnded(_:)`` have
/// default implementations. The system distinguishes them from an implementation of yours.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation in seconds, if nothing interferes.
  ///
  /// - Parameter transitionContext: The transition, or `nil` if the duration is asked for outside of one.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Prepares the views and starts the animation, at whose end `completeTransition(_:)` must be called.
  ///
  /// Animations by UIView's block methods can be driven by an interaction controller without further work. They begin
  /// without their delays if the transition starts interactively. An animator that provides an interruptible animator
  /// starts it here.
  ///
  /// Unlike in UIKit, the program or the user can reverse a transition while it runs, for example by a pop during a
  /// push. If the animator of the reverse transition has the same class, and no interaction starts it, this animation
  /// runs backwards instead, and this animator's context says that the transition was cancelled.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the object that animates the transition, so that the transition can be paused, reversed and redirected.
  /// Optional.
  ///
  /// Return the same instance for the duration of the transition, and release it in ``animationEnded(_:)``. The system
  /// calls this method at most once, after ``animateTransition(using:)``, when an interaction, a touch or another
  /// transition needs the animator, and at once if ``animateTransition(using:)`` has started no property animator. It does
  /// not start the animator. If ``animateTransition(using:)`` has started another property animator, the transition uses
  /// that one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Tells the animator that the transition has ended. Optional.
  ///
  /// Called from `completeTransition(_:)` after the appearance callbacks.
  ///
  /// - Parameter transitionCompleted: `true` if the transition completed, `false` if it was cancelled or its animation
  ///   ran backwards.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NotImplementedAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
