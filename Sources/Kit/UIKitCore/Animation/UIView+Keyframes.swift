// SPDX-License-Identifier: MIT

extension UIView {
  class func runKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
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

  class func runKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let scope = AnimationScopes.current else { return animations() }
    scope.performKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
