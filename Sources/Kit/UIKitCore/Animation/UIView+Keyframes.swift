// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates through keyframes that the closure adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// As in UIKit, the whole animation starts and ends slowly, unless the raw value of a curve option is among the
  /// options. Changes outside of a keyframe take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: How values are computed and how the animation behaves.
  ///   - animations: Adds the keyframes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options.blockOptions)
    runBlock(
      timing, hasKeyframes: true,
      animations: {
        guard let outer = AnimationScopes.current else { return animations() }
        let scope = KeyframeScope(timing: outer.timing, calculationMode: options.calculationMode)
        AnimationScopes.perform(in: scope, animations)
        outer.add(scope)
      }, completion: completion)
  }

  /// Animates the changes in a closure over a part of the keyframe animation in progress. Outside of one, only calls
  /// the closure.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration from 0 to 1.
  ///   - frameDuration: The length, as a fraction of the duration from 0 to 1.
  ///   - animations: Makes the changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let scope = AnimationScopes.current else { return animations() }
    scope.performKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
