// SPDX-License-Identifier: MIT

/// Hears of the beginning and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has begun, with the commit or, where it is delayed, at its begin time.
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: true where it ran to its end, false where it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {
    // Optional in Apple's protocol: who does not ask is not told.
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // Optional in Apple's protocol: who does not ask is not told.
  }
}
