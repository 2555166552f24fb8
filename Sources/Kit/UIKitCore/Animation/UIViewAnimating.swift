// SPDX-License-Identifier: MIT

/// The state of an animator.
///
/// ```text
///              startAnimation, pauseAnimation, fractionComplete
///   inactive ───────────────────────────────────────────────────► active
///      ▲  ▲                                                        │  │
///      │  └──────────────── ran to its end, stopAnimation(true) ───┘  │
///      └── finishAnimation(at:) ── stopped ◄── stopAnimation(false) ──┘
/// ```
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has ended.
  case inactive = 0
  /// The animation is running or paused.
  case active
  /// The animation waits for `finishAnimation(at:)`.
  case stopped
}

/// A position at which an animation can end.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values after the changes.
  case end = 0
  /// The values before the changes.
  case start
  /// The values on the screen.
  case current
}

/// An animation that can be paused, scrubbed, reversed and finished.
///
/// ``UIViewPropertyAnimator`` conforms.
///
/// ```swift
/// @MainActor func reverse(_ animation: any UIViewAnimating) {
///   animation.pauseAnimation()
///   animation.isReversed.toggle()
///   animation.startAnimation()
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }

  /// Whether the animation is active and not paused.
  var isRunning: Bool { get }

  /// Whether the animation runs toward its start.
  var isReversed: Bool { get set }

  /// The completed fraction of the animation in its current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it if it was paused.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()

  /// Stops the animation, with the values as they are on the screen.
  ///
  /// - Parameter withoutFinishing: `true` to end it without completion handlers, `false` to end it with
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation with the values of a position, and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
///
/// All methods are optional, as in UIKit: the default implementations add nothing, and continue as
/// ``UIViewAnimating/startAnimation()`` does.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes whose animation starts after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to call at the end, with the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues the animation with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing, or `nil` for the original one.
  ///   - durationFactor: The remaining time as a multiple of the duration, or 0 for the time that remained.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  public func addAnimations(_ animation: @escaping () -> Void) {}

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
