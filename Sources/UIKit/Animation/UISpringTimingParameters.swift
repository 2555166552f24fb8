// SPDX-License-Identifier: MIT
import RenderTree

/// A spring as a property animator's pacing.
nonisolated open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed to begin with, in total travels per second.
  ///
  /// An animator has one progress for all it moves. It takes the component that both share, the one that is not zero,
  /// or the larger one; UIKit moves x and y of positions each with its own.
  public let initialVelocity: CGVector
  private let definition: Definition

  /// What the spring was named by.
  private enum Definition {
    /// Settles within the animator's duration.
    case ratio(Double)
    /// Has its own duration.
    case fixed(Spring)
  }

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500. That is overdamped; it moves as the critically damped one.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that is settled within the animator's duration.
  ///
  /// - Parameter ratio: 1 comes to rest without oscillating; the smaller, the more it oscillates.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .ratio(max(Double(ratio), Self.smallestDampingRatio))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics; it lasts as long as it takes, whatever the animator's duration is. One that is damped
  /// more than critically moves as the critical one, as CASpringAnimation does unless told otherwise.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    definition = .fixed(spring.withoutOverdamping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by what one sees of it; it lasts as long as it takes, whatever the animator's duration is.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes to arrive.
  ///   - bounce: 0 does not bounce, 1 bounces for ever, below 0 is slower to arrive.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let bounce = min(Double(bounce), 1 - Self.smallestDampingRatio)
    definition = .fixed(Spring(duration: duration, bounce: bounce))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The same spring: it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// A spring of less damping would go on for minutes.
  private static let smallestDampingRatio = 0.01

  var scalarVelocity: Double {
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return abs(dx) >= abs(dy) ? dx : dy
  }

  /// The spring that an animator of `duration` seconds runs on.
  package func spring(duration: Double) -> Spring {
    switch definition {
    case .ratio(let ratio):
      Spring(dampingRatio: ratio, settlingDuration: max(duration, 0.001), initialVelocity: scalarVelocity)
    case .fixed(let spring): spring.starting(with: scalarVelocity)
    }
  }

  /// Whether the animator's duration counts.
  var dependsOnDuration: Bool { if case .ratio = definition { true } else { false } }
}
