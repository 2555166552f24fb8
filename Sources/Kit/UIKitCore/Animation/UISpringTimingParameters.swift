// SPDX-License-Identifier: MIT
import TimingFunctions

/// The pacing of a property animator by a damped spring.
///
/// ```swift
/// @MainActor func throwCard(_ card: UIView, to point: CGPoint, velocity: CGFloat) {
///   let distance = point.y - card.center.y
///   let spring = UISpringTimingParameters(
///     dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: distance == 0 ? 0 : velocity / distance))
///   let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
///   animator.addAnimations { card.center = point }
///   animator.startAnimation()
/// }
/// ```
nonisolated open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in multiples of the distance to travel per second.
  ///
  /// An animator has a single progress for everything it animates, and takes the larger of the two components. UIKit
  /// applies them to the x- and y-coordinates of positions separately.
  open var initialVelocity: CGVector { startVelocity }
  private let startVelocity: CGVector
  private let definition: Definition

  /// The parameters with which the spring was created.
  private enum Definition {
    /// A damping ratio; the spring is at rest after the animator's duration.
    case ratio(Double)
    /// A complete spring, which has its own duration.
    case fixed(Spring)
  }

  /// Creates UIKit's default spring, with mass 3, stiffness 1000 and damping 500.
  ///
  /// It is overdamped, and moves as a critically damped spring.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that is at rest after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 for no overshoot, smaller values for more. Values below 0.01 count as 0.01.
  ///   - velocity: The velocity at the start, in multiples of the distance per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .ratio(max(Double(ratio), Self.smallestDampingRatio))
    startVelocity = velocity
    super.init()
  }

  /// Creates a spring that starts at rest and is at rest again after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties. It runs until it is at rest; the animator's duration is ignored.
  ///
  /// More than critical damping counts as critical damping, as with a `CASpringAnimation` by default.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring. Must be positive.
  ///   - stiffness: The stiffness of the spring. Must be positive.
  ///   - damping: The damping coefficient.
  ///   - velocity: The velocity at the start, in multiples of the distance per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    definition = .fixed(spring.withoutOverdamping)
    startVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration and its bounce. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. The spring takes longer to be at rest.
  ///   - bounce: 0 for no overshoot, up to 1 for more; negative values arrive more slowly.
  ///   - velocity: The velocity at the start, in multiples of the distance per second.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let bounce = min(Double(bounce), 1 - Self.smallestDampingRatio)
    definition = .fixed(Spring(duration: duration, bounce: bounce))
    startVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration in seconds and its bounce, without an initial velocity.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Returns the object itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The smallest damping ratio. With less damping, the animation would last for minutes.
  private static let smallestDampingRatio = 0.01

  var scalarVelocity: Double {
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return abs(dx) >= abs(dy) ? dx : dy
  }

  /// Returns the spring for an animator of `duration` seconds.
  func spring(duration: Double) -> Spring {
    switch definition {
    case .ratio(let ratio):
      Spring(dampingRatio: ratio, settlingDuration: max(duration, 0.001), initialVelocity: scalarVelocity)
    case .fixed(let spring): spring.starting(with: scalarVelocity)
    }
  }

  /// Whether the spring depends on the animator's duration.
  var dependsOnDuration: Bool { if case .ratio = definition { true } else { false } }
}
