// SPDX-License-Identifier: MIT
import TimingFunctions

/// A basic animation along the motion of a damped spring.
///
/// The spring moves in seconds, and `duration` only cuts it off. Set the duration to ``settlingDuration`` to show the
/// whole motion.
///
/// ```swift
/// func bounceIn(_ layer: CALayer) {
///   let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.3)
///   spring.keyPath = "transform.scale"
///   spring.fromValue = 0.5
///   spring.duration = spring.settlingDuration
///   layer.add(spring, forKey: nil)
/// }
/// ```
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring. The default is 1. Must be positive.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100. Must be positive.
  open var stiffness: CGFloat = 100
  /// The damping coefficient. The default is 10.
  open var damping: CGFloat = 10

  /// The velocity at the start, as multiples of the animation's distance per second. Positive values point to the
  /// target. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// Whether a spring with more than critical damping moves as slowly as its equation says. The default is `false`: it
  /// moves like a critically damped spring.
  open var allowsOverdamping = false

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: The amount of overshoot, from −1 (overdamped) over 0 (critically damped) to 1 (undamped).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  nonisolated deinit {}

  /// The time after which the spring stays within a thousandth of the distance from its end, in seconds. It is that of
  /// Core Animation: 1.4727 with the default values.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceived duration: the period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

  /// The amount of overshoot: 1 − ζ up to critical damping, and 1/ζ − 1 beyond, where ζ is the damping ratio.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  private var spring: Spring {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
    return allowsOverdamping ? spring : spring.withoutOverdamping
  }

  override class func property(named name: String) -> AnimationProperty? {
    AnimationProperty.spring[name] ?? super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func makePacing(duration: Double) -> any Timing {
    duration > 0 ? spring.perUnit(of: duration) : LinearTiming()
  }
}
