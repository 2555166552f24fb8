// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates through keyframes, which `animations` adds by calls of
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// As in UIKit the whole eases at both ends, unless the raw value of a curve option is among the options. What
  /// `animations` changes outside any keyframe takes the whole time.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options.blockOptions)
    runBlock(
      timing,
      animations: {
        guard let outer = AnimationScope.current else { return animations() }
        let scope = KeyframeScope(timing: outer.timing, calculationMode: options.calculationMode)
        AnimationScope.perform(in: scope, animations)
        outer.add(scope)
      }, completion: completion)
  }

  /// Inside `animateKeyframes`: animates what `animations` changes over a part of the whole.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0…1 of the whole duration.
  ///   - frameDuration: 0…1 of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let scope = AnimationScope.current as? KeyframeScope else { return animations() }
    scope.performKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
