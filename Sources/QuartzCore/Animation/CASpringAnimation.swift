// SPDX-License-Identifier: MIT
import RenderTree

/// A basic animation along a damped spring.
///
/// The spring moves in seconds; `duration` only cuts it off. Set it to `settlingDuration` for the whole movement.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In travels per second, positive towards the goal.
  open var initialVelocity: CGFloat = 0
  /// False: a spring that is damped more than critically moves as the critical one.
  open var allowsOverdamping = false

  /// A spring by how long it seems to take, in seconds, and how much it bounces, −1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  nonisolated deinit {}

  /// How long the spring takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceived duration: the period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

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
