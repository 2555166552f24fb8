// SPDX-License-Identifier: MIT

/// An object that drives the progress of a transition, usually from a gesture.
///
/// ``UIPercentDrivenInteractiveTransition`` works with any animator. An interaction controller of your own receives the
/// context in ``startInteractiveTransition(_:)``, reports progress with the context's
/// `updateInteractiveTransition(_:)`, `finishInteractiveTransition()` and `cancelInteractiveTransition()`, and calls
/// `completeTransition(_:)` itself if it works without an animator.
///
/// ```swift
/// final class KnobInteraction: NSObject, UIViewControllerInteractiveTransitioning {
///   private let animator: any UIViewControllerAnimatedTransitioning
///   private var context: (any UIViewControllerContextTransitioning)?
///
///   init(animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }
///
///   func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
///     self.context = context
///     animator.animateTransition(using: context)
///   }
///
///   func turn(to value: CGFloat) { context?.updateInteractiveTransition(value) }
///
///   func release(_ value: CGFloat) {
///     value > 0.5 ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
///   }
/// }
/// ```
///
/// The requirements that are optional in UIKit have default implementations.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. Called instead of the animator's `animateTransition(using:)`, which the receiver has to
  /// call.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the remaining animation after the interaction, as a multiple of the animation's own. Optional; the
  /// default is 1. Must be greater than 0.
  var completionSpeed: CGFloat { get }

  /// The curve of the remaining animation after the interaction. Optional; the default is `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition follows the gesture from the start. Optional; the default is `true`.
  ///
  /// If it is `false`, the transition starts running on its own and can be moved later. The system calls
  /// ``startInteractiveTransition(_:)`` in both cases.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
