// SPDX-License-Identifier: MIT

/// An animator: knows how one view replaces another.
///
/// Deviation: Swift on Linux has no optional requirements, so `interruptibleAnimator(using:)` and `animationEnded(_:)`
/// have default implementations; the system knows a default from an implementation.
///
/// See also `UIViewControllerContextTransitioning`.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the animation takes when nobody interferes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Sets the views up and starts the animation. Its end has to call `completeTransition(_:)`.
  ///
  /// What UIView's block animations start in here can be driven by percent as it stands. An animator that vends a
  /// property animator starts it here, or leaves that to the system.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. The animator object that runs the transition, so that it can be paused, reversed and redirected.
  ///
  /// Give the same instance for the life of the transition, and drop it in `animationEnded(_:)`. It is asked for after
  /// `animateTransition(using:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional. Called from `completeTransition(_:)`, with its flag, after the appearance callbacks.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NotImplementedAnimator.shared
  }

  /// An animator that has nothing to put away implements nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
