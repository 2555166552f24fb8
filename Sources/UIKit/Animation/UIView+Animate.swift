// SPDX-License-Identifier: MIT
import RenderTree

/// Animation blocks: what is set inside them moves to its new value instead of jumping.
///
/// The model takes the new value at once; Core Animation objects on the layers show the way there, and
/// `layer.animationKeys()` lists them. Positions, bounds and transforms add up: a new animation bends the path of those
/// that run, without a jump of place or speed. Opacity, colours and the like take over from what shows. Completions run
/// after the last frame, with false where an animation was removed or replaced.
extension UIView {
  /// Runs `animations`, and animates what they change for `duration` seconds with an ease at both ends.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    runBlock(timing, animations: animations, completion: completion)
  }

  /// Animates with a spring that is settled after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without oscillating; the smaller, the more it oscillates.
  ///   - velocity: the speed to begin with, in total travels per second.
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

  /// Animates with a spring by what one sees of it.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes to arrive; it goes on settling after that.
  ///   - bounce: 0 does not bounce, 1 bounces for ever, below 0 is slower to arrive.
  ///   - velocity: the speed to begin with, in total travels per second.
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

  /// A spring of less damping would go on for minutes.
  private static let smallestDampingRatio = 0.01

  /// Runs `actionsWithoutAnimation` so that nothing in them animates, whatever is around them.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Whether animation blocks animate. Where they do not, they are complete when they return.
  public static var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.setEnabled(enabled) }

  /// The duration of the innermost animation block that runs now, in seconds; 0 outside any.
  public static var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.timing.duration ?? 0 }

  /// Inside an animation block: what `animations` change repeats `count` times, forth and back where `autoreverses`.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationScope.current else { return animations() }
    let outer = scope.timing
    scope.timing.repeatCount = Float(count)
    scope.timing.autoreverses = autoreverses
    animations()
    scope.timing = outer
  }

  /// Runs a block with `timing`, inside whatever block is around it.
  static func runBlock(_ timing: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let outer = AnimationScope.current
    if let animatorScope = outer as? AnimatorScope {
      animatorScope.perform(nested: timing, animations: animations, completion: completion)
      return
    }
    let resolved = outer.map { timing.inheriting(from: $0.timing) } ?? timing
    guard !resolved.isInstant else {
      AnimationScope.perform(in: nil, animations)
      if let completion { completeNextTurn(completion) }
      return
    }
    let scope = BlockScope(timing: resolved, completion: completion)
    scope.run(animations)
    scope.close()
  }

  /// UIKit's moment for blocks that take no time: the next turn of the event loop.
  private static func completeNextTurn(_ completion: @escaping (Bool) -> Void) {
    _ = Deadline.schedule(at: CACurrentMediaTime()) { completion(true) }
  }
}
