// SPDX-License-Identifier: MIT
import RigidBodies

/// The physical properties of items, and their velocities.
///
/// If several of these behaviours have an item, each property is that of the last one that has set it.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The properties that have been set.
  private struct Changes {
    var elasticity, friction, density, resistance, angularResistance: CGFloat?
    var isAnchored, allowsRotation: Bool?
  }

  private var members: DynamicItems
  private var changes = Changes() { didSet { changed() } }
  /// Velocities that have been added since the latest plan.
  private var added: [ObjectIdentifier: Motion] = [:]

  /// Creates a behaviour that changes nothing yet.
  public init(items: [any UIDynamicItem]) { members = DynamicItems(items) }

  /// Creates a behaviour without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The items.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    added[ObjectIdentifier(item)] = nil
    changed()
  }

  // MARK: Properties

  /// How much of its velocity an item keeps in a collision, from 0 to 1. The default is 0.
  ///
  /// If two items collide, the greater value counts. Apple documents no rule.
  open var elasticity: CGFloat {
    get { changes.elasticity ?? 0 }
    set { changes.elasticity = newValue }
  }

  /// The friction of items that slide along each other, 0 or more. The default is 0.
  ///
  /// If two items touch, the geometric mean counts. Apple documents no rule.
  open var friction: CGFloat {
    get { changes.friction ?? 0 }
    set { changes.friction = newValue }
  }

  /// The mass of an area of 100 × 100 points. The default is 1.
  open var density: CGFloat {
    get { changes.density ?? 1 }
    set { changes.density = newValue }
  }

  /// The damping of velocities, 0 or more. The default is 0.
  ///
  /// The velocity decays exponentially, to its e-th part after `1 / resistance` seconds. Apple documents no formula.
  open var resistance: CGFloat {
    get { changes.resistance ?? 0 }
    set { changes.resistance = newValue }
  }

  /// The damping of rotation, 0 or more. The default is 0. It works as ``resistance`` does.
  open var angularResistance: CGFloat {
    get { changes.angularResistance ?? 0 }
    set { changes.angularResistance = newValue }
  }

  /// Whether the items do not move, but others collide with them. The default is `false`.
  open var isAnchored: Bool {
    get { changes.isAnchored ?? false }
    set { changes.isAnchored = newValue }
  }

  /// Whether the items turn. The default is `true`.
  open var allowsRotation: Bool {
    get { changes.allowsRotation ?? true }
    set { changes.allowsRotation = newValue }
  }

  /// The electric charge of the items.
  @available(*, unavailable, message: "electric and magnetic fields are not available; use a UIPushBehavior")
  open var charge: CGFloat {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, in points per second.
  ///
  /// Before the behaviour is added to an animator, velocities accumulate until it is.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    added[ObjectIdentifier(item), default: .none].linear += Vector(velocity)
    changed()
  }

  /// Returns the velocity of an item in points per second. It is zero if no animator moves the item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(dynamicAnimator?.motion(of: item)?.linear ?? added[ObjectIdentifier(item)]?.linear ?? .zero)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    added[ObjectIdentifier(item), default: .none].angular += Double(velocity)
    changed()
  }

  /// Returns the angular velocity of an item in radians per second. It is zero if no animator moves the item.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.motion(of: item)?.angular ?? added[ObjectIdentifier(item)]?.angular ?? 0)
  }

  override func contribute(to plan: inout DynamicsPlan) {
    let changes = changes
    for item in items {
      plan.change(item) { part in
        changes.elasticity.map { part.traits.elasticity = max(Double($0), 0) }
        changes.friction.map { part.traits.friction = max(Double($0), 0) }
        changes.density.map { part.traits.density = max(Double($0), 0) }
        changes.resistance.map { part.traits.resistance = max(Double($0), 0) }
        changes.angularResistance.map { part.traits.angularResistance = max(Double($0), 0) }
        changes.isAnchored.map { part.traits.isAnchored = $0 }
        changes.allowsRotation.map { part.traits.allowsRotation = $0 }
        guard let motion = added.removeValue(forKey: ObjectIdentifier(item)) else { return }
        part.addedMotion.linear += motion.linear
        part.addedMotion.angular += motion.angular
      }
    }
  }
}
