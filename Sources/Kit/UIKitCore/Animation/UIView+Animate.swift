// SPDX-License-Identifier: MIT
import TimingFunctions

/// Animation blocks: changes inside them are animated.
///
/// A property has its new value immediately; animations of the layers show the change. `layer.animationKeys()` lists
/// them. Animations of positions, bounds and transforms add up, so that a new one changes the course of those in
/// progress without a jump in position or velocity. Animations of opacity, colours and other properties continue from
/// what is on the screen. Completion handlers run after the last frame, with `false` if an animation was removed or
/// replaced.
extension UIView {
  class func runBlock(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    runBlock(timing, animations: animations, completion: completion)
  }

  class func runBlock(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let timing =
      duration > 0
      ? BlockTiming(
        spring: Spring(
          dampingRatio: max(Double(dampingRatio), smallestDampingRatio), settlingDuration: duration,
          initialVelocity: Double(velocity)), delay: delay, options: options)
      : BlockTiming(duration: 0, delay: delay, options: options)
    runBlock(timing, animations: animations, completion: completion)
  }

  class func runBlock(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity velocity: CGFloat,
    delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let bounce = min(Double(bounce), 1 - smallestDampingRatio)
    let timing =
      duration > 0
      ? BlockTiming(
        spring: Spring(duration: duration, bounce: bounce, initialVelocity: Double(velocity)), delay: delay,
        options: options)
      : BlockTiming(duration: 0, delay: delay, options: options)
    runBlock(timing, animations: animations, completion: completion)
  }

  /// The smallest damping ratio. With less damping, the animation would last for minutes.
  private static let smallestDampingRatio = 0.01

  class func runWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  class func repeatAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationScopes.current else { return animations() }
    let outer = scope.timing
    scope.timing.repeatCount = Float(count)
    scope.timing.autoreverses = autoreverses
    animations()
    scope.timing = outer
  }

  /// Runs a block with `timing` inside the current scope.
  static func runBlock(
    _ timing: BlockTiming, hasKeyframes: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    if let outer = AnimationScopes.current {
      outer.perform(nested: timing, animations: animations, completion: completion)
    } else {
      if !timing.isInstant { FirstBlock.note(timing, hasKeyframes: hasKeyframes) }
      BlockScope.run(timing, animations: animations, completion: completion)
    }
  }
}
