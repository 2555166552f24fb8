// SPDX-License-Identifier: MIT
import TimingFunctions

/// The delay, duration and pacing of a block's animations.
struct BlockTiming {
  enum Pacing {
    case curve(CubicBezier)
    case spring(Spring)
  }

  /// The duration in seconds. For a spring it is the settling time.
  var duration: Double
  var delay: Double = 0
  var pacing: Pacing
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  var autoreverses = false

  /// The duration in seconds that replaces zero, because Core Animation takes zero for its default.
  private static let instant = 1e-4

  init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
    self.init(duration: duration, delay: delay, pacing: .curve(options.curve.bezier), options: options)
  }

  /// Creates a timing. A negative duration counts as 0, and so does one that is no number, as the quotient of two zeros.
  init(duration: Double, delay: Double, pacing: Pacing, options: UIView.AnimationOptions) {
    self.duration = duration > 0 ? duration : 0
    self.delay = delay.isNaN ? 0 : delay
    self.pacing = pacing
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  init(spring: Spring, delay: Double, options: UIView.AnimationOptions) {
    self.init(duration: spring.settlingDuration, delay: delay, pacing: .spring(spring), options: options)
  }

  var isInstant: Bool { duration <= 0 && delay <= 0 }

  /// Returns the timing of a nested block, which takes the duration and the pacing of `outer` unless it overrides them.
  func inheriting(from outer: BlockTiming) -> BlockTiming {
    var timing = self
    guard !options.contains(.overrideInheritedOptions) else { return timing }
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.pacing = outer.pacing }
    if case .spring(let spring) = timing.pacing, timing.duration != spring.settlingDuration {
      timing.pacing = .spring(spring.settling(in: timing.duration))
    }
    return timing
  }

  /// The pacing as timing parameters for an animator.
  var provider: any UITimingCurveProvider {
    switch pacing {
    case .curve(let bezier):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: bezier.x1, y: bezier.y1), controlPoint2: CGPoint(x: bezier.x2, y: bezier.y2))
    case .spring(let spring):
      UISpringTimingParameters(
        mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity))
    }
  }

  /// Applies the timing to an animation on `layer`. Without a delay, the animation begins when it is committed.
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = max(duration, Self.instant)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0, !AnimationOwner.ignoresDelays {
      animation.beginTime = layer.localTime(at: CACurrentMediaTime()) + delay
      animation.isDelayed = true
    }
    if case .curve(let bezier) = pacing { animation.timingFunction = CAMediaTimingFunction(curve: bezier) }
  }

  /// Makes an animation of the class that the pacing requires.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    guard case .spring(let spring) = pacing else { return CABasicAnimation(keyPath: keyPath) }
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    animation.allowsOverdamping = true
    return animation
  }
}

extension Spring {
  /// Returns a spring with the same damping ratio and velocity that is at rest after `duration` seconds.
  func settling(in duration: Double) -> Spring {
    guard duration > 0, dampingRatio > 0 else { return self }
    return Spring(dampingRatio: dampingRatio, settlingDuration: duration, initialVelocity: initialVelocity)
  }
}
