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
  /// Animates the changes in a closure, with a slow start and end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 the changes are not animated.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes in a closure with options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: The curve, and how the animation behaves.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    runBlock(timing, animations: animations, completion: completion)
  }

  /// Animates the changes in a closure with a spring that is at rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - dampingRatio: 1 for no overshoot, smaller values for more.
  ///   - velocity: The velocity at the start, in multiples of the distance to travel per second.
  ///   - options: How the animation behaves. Curves are ignored.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
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

  /// Animates the changes in a closure with a spring, given by its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. The spring takes longer to be at rest.
  ///   - bounce: 0 for no overshoot, up to 1 for more; negative values arrive more slowly.
  ///   - velocity: The velocity at the start, in multiples of the distance to travel per second.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: How the animation behaves. Curves are ignored.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
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

  /// Calls a closure whose changes are not animated, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Whether changes inside animation blocks are animated. The default is `true`.
  ///
  /// If they are not, blocks and their completion handlers run immediately.
  public static var areAnimationsEnabled: Bool { AnimationScopes.areEnabled }

  /// Sets whether changes inside animation blocks are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationScopes.setEnabled(enabled) }

  /// The duration of the innermost animation block in progress, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { AnimationScopes.current?.timing.duration ?? 0 }

  /// Repeats the animations of the changes in a closure, inside an animation block. Outside of one, only calls the
  /// closure.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which can be fractional.
  ///   - autoreverses: Whether every repetition also runs backward.
  ///   - animations: Makes the changes.
  public static func modifyAnimations(
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
