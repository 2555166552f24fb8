// SPDX-License-Identifier: MIT
import RigidBodies

/// Pushes items with a force, all the time or once.
///
/// A force with a magnitude of 1 accelerates an item of 100 × 100 points and a density of 1 by 100 points per square
/// second, as Apple documents. Pushed once, such an item is 100 points per second faster.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  nonisolated public enum Mode: Int, Sendable {
    /// A force that acts while the behaviour is active.
    case continuous = 0
    /// An impulse that acts once, whenever the behaviour becomes active.
    case instantaneous = 1
  }

  /// A magnitude of 1, in masses of 100 x 100 points times points per square second. Apple's documentation of `magnitude`.
  private static let unit = 100.0

  /// How long the push lasts.
  public let mode: Mode
  private var members: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active behaviour without a force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    members = DynamicItems(items)
  }

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
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Whether the behaviour pushes. The default is `true`. It becomes `false` after an instantaneous push.
  @ObservedProperty open var active = true {
    didSet { if active != oldValue, active || mode == .continuous { changed() } }
  }

  /// The direction and the strength. The default is no force.
  @ObservedProperty open var pushDirection = CGVector.zero { didSet { if pushDirection != oldValue { changed() } } }

  /// The direction in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength: 1 accelerates an item of 100 × 100 points and a density of 1 by 100 points per square second.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Returns the point at which an item is pushed, relative to its centre, in its coordinates.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, relative to its centre, in its coordinates. The default is the centre.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o == .zero ? nil : o
    changed()
  }

  override func contribute(to plan: inout DynamicsPlan) {
    let force = Vector(pushDirection) * Self.unit
    for item in items {
      let offset = offsets[ObjectIdentifier(item)].map {
        Pose(position: .zero, angle: plan.angle(item)).world(Vector($0))
      }
      plan.change(item) { part in
        guard active else { return }
        switch mode {
        case .instantaneous: part.impulses.append((force, offset ?? .zero))
        case .continuous:
          part.load.force += force
          if let offset { part.load.torque += offset.x * force.y - offset.y * force.x }
        }
      }
      if active, mode == .continuous, offset != nil { plan.isVolatile = true }
    }
    if mode == .instantaneous, pushDirection != .zero { active = false }
  }
}
