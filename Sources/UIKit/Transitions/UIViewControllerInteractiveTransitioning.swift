// SPDX-License-Identifier: MIT

/// Drives a transition's progress, usually from a gesture.
///
/// `UIPercentDrivenInteractiveTransition` is the ready-made one, and works with any animator. One of your own gets the
/// context in `startInteractiveTransition(_:)`, reports through `updateInteractiveTransition(_:)` and its kin, and
/// calls `completeTransition(_:)` itself where it does without an animator.
///
/// Deviation: the optional requirements of UIKit have default implementations.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in the place of the animator's `animateTransition(using:)`, which is now up to the receiver.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. How much faster than the animation's own pace the rest runs, more than 0. 1 by default.
  var completionSpeed: CGFloat { get }

  /// Optional. The curve of the rest. `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Optional. Whether the transition waits for the gesture from the start. True by default; with false it starts
  /// running by itself, and can be paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
