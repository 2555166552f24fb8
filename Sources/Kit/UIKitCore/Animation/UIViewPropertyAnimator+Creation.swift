// SPDX-License-Identifier: MIT

extension UIViewPropertyAnimator {
  /// Creates an animator with a predefined curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The curve.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - point1: The first control point. Its x-coordinate must lie in 0…1.
  ///   - point2: The second control point. Its x-coordinate must lie in 0…1.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: 1 for no overshoot, smaller values for more.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  class func makeRunning(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let own = BlockTiming(duration: duration, delay: delay, options: options)
    let outer = AnimationScopes.current
    let timing = outer.map { own.inheriting(from: $0.timing) } ?? own
    let animator = UIViewPropertyAnimator(duration: timing.duration, timingParameters: timing.provider)
    animator.isInterruptible = outer == nil
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction) || outer == nil
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
