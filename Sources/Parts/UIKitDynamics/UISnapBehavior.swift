// SPDX-License-Identifier: MIT
import RigidBodies

/// Brings an item to a point with a spring, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The spring's oscillations per second. Estimated; Apple publishes no figure.
  private static let frequency = 3.0
  /// The spring's damping where ``damping`` is 0, and what it becomes more by up to 1. Estimated, too.
  private static let (leastDamping, dampingRange) = (0.25, 0.75)

  private let number = DynamicsNumber.next()
  private let item: any UIDynamicItem

  /// Creates a behaviour that brings an item to a point of the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  nonisolated deinit {}

  /// The point where the item comes to rest.
  @ObservedProperty open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }

  /// How little the item oscillates at the end, from 0 to 1. The default is 0.5.
  @ObservedProperty open var damping: CGFloat = 0.5 { didSet { if damping != oldValue { changed() } } }

  override func contribute(to plan: inout DynamicsPlan) {
    plan.change(item)
    let (number, point) = (number, Vector(snapPoint))
    let damping = Self.leastDamping + Self.dampingRange * min(max(Double(damping), 0), 1)
    let spring = Joint.Spring(frequency: Self.frequency, damping: damping)
    plan.joints.append(
      (
        [item],
        { Joint(id: number, kind: .snap(spring), bodies: ($0[0], nil), anchors: (.zero, point)) }
      ))
  }
}
