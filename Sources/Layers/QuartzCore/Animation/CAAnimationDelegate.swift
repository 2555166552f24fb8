// SPDX-License-Identifier: MIT

/// Methods that report the beginning and the end of an animation.
///
/// Both methods are optional.
///
/// ```swift
/// @MainActor final class Observer: CAAnimationDelegate {
///   func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
///     print(flag ? "finished" : "removed")
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation has begun: with the commit, or at its begin time if that is later.
  func animationDidStart(_ anim: CAAnimation)

  /// Tells the delegate that the animation has ended.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: `true` if the animation ran to its end, `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {
    // Optional in Apple's protocol: a delegate may ignore the start.
  }

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // Optional in Apple's protocol: a delegate may ignore the end.
  }
}
