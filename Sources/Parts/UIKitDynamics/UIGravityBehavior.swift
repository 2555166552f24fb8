// SPDX-License-Identifier: MIT
import RigidBodies

/// Accelerates items in one direction.
///
/// A magnitude of 1 is 1000 points per square second, as Apple documents.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a magnitude of 1, in points per square second. Apple's documentation of `gravityDirection`.
  private static let unit = 1000.0

  private var members: DynamicItems

  /// Creates a behaviour that pulls items down.
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
    changed()
  }

  /// The direction and the strength. A length of 1 is 1000 points per square second. The default is (0, 1), down.
  @ObservedProperty open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if gravityDirection != oldValue { changed() } }
  }

  /// The direction in radians, clockwise from the x axis. The default is π/2, down.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength in units of 1000 points per square second. The default is 1.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians, and the strength in units of 1000 points per square second.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func contribute(to plan: inout DynamicsPlan) {
    let acceleration = Vector(gravityDirection) * Self.unit
    for item in items { plan.change(item) { $0.load.acceleration += acceleration } }
  }
}

extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) {
    // Whole numbers for the four directions, so that nothing drifts aside.
    let quarters = Double(angle) / (.pi / 2)
    guard quarters == quarters.rounded() else {
      self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
      return
    }
    let quarter = Int(quarters.remainder(dividingBy: 4))
    let unit = [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)]
    let direction = unit[(quarter + 4) % 4]
    self.init(dx: direction.dx * magnitude, dy: direction.dy * magnitude)
  }

  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
