// SPDX-License-Identifier: MIT
import RigidBodies

/// Lets items collide with each other and with boundaries.
///
/// Items collide if they are in the same behaviour. A boundary is a path, a line, or the bounds of the reference view.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which the items of a behaviour collide.
  nonisolated public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// The items collide with the boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// The items collide with each other and with the boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Line {
    let identifier: any NSCopying
    let number: Int
    let path: UIBezierPath
  }

  private let group = DynamicsNumber.next()
  private var members: DynamicItems
  private var lines: [Line] = []
  private var referenceInsets: UIEdgeInsets?
  private var referenceNumber = DynamicsNumber.next()

  /// Told when contacts begin and end.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The objects with which the items collide. The default is `.everything`.
  @ObservedProperty open var collisionMode = Mode.everything { didSet { if collisionMode != oldValue { changed() } } }

  /// Creates a behaviour without boundaries.
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

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary. The default is `false`.
  ///
  /// An item that is inside stays inside. While the animator runs, the boundary follows the bounds. Setting this sets the
  /// insets of ``setTranslatesReferenceBoundsIntoBoundary(with:)`` to zero.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Makes the bounds of the reference view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    guard insets != referenceInsets else { return }
    referenceInsets = insets
    changed()
  }

  /// Adds a path as a boundary. A boundary that has the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    lines.removeAll { Self.isSame($0.identifier, identifier) }
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    lines.append(Line(identifier: identifier, number: DynamicsNumber.next(), path: path))
    changed()
  }

  /// Adds a line between two points as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or nil.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    lines.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// The identifiers of the boundaries, or nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { lines.isEmpty ? nil : lines.map(\.identifier) }

  /// Removes all boundaries, except that of the reference view.
  open func removeAllBoundaries() {
    lines = []
    changed()
  }

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }

  // MARK: The simulation

  override func contribute(to plan: inout DynamicsPlan) {
    plan.collisions.append(self)
    for item in items {
      plan.change(item) { part in
        if collisionMode.contains(.items) { part.groups.collideWithBodies(in: group) }
        if collisionMode.contains(.boundaries) { part.groups.collideWithBoundaries(in: group) }
      }
    }
    if let referenceInsets, let bounds = plan.referenceBounds?.inset(by: referenceInsets), !bounds.isEmpty {
      plan.boundaries.append(Boundary(id: referenceNumber, group: group, enclosing: Box(bounds)))
    }
    plan.boundaries += lines.map { Boundary(id: $0.number, group: group, paths: $0.path.cgPath.polylines) }
  }

  /// Tells the delegate that a contact of two items has begun at a point, or ended.
  func report(_ item: any UIDynamicItem, _ other: any UIDynamicItem, at point: CGPoint?) {
    guard let collisionDelegate, collisionMode.contains(.items), members.contains(item), members.contains(other) else {
      return
    }
    if let point {
      collisionDelegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
    } else {
      collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
    }
  }

  /// Tells the delegate that a contact with a boundary has begun at a point, or ended.
  func report(_ item: any UIDynamicItem, boundary number: Int, at point: CGPoint?) {
    let line = lines.first { $0.number == number }
    guard let collisionDelegate, line != nil || number == referenceNumber else { return }
    if let point {
      collisionDelegate.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: line?.identifier, at: point)
    } else {
      collisionDelegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: line?.identifier)
    }
  }

  /// Adds a path as a boundary. The delegate receives the identifier as an `NSString`.
  open func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    addBoundary(withIdentifier: NSString(string: identifier), for: bezierPath)
  }

  /// Adds a line as a boundary. The delegate receives the identifier as an `NSString`.
  open func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }

  /// Returns the path of a boundary, or nil.
  open func boundary(withIdentifier identifier: String) -> UIBezierPath? {
    boundary(withIdentifier: NSString(string: identifier))
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: String) {
    removeBoundary(withIdentifier: NSString(string: identifier))
  }
}

/// Told when contacts of items begin and end. The methods are called after the items of a frame have been moved.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items have moved apart.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item touches a boundary. The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item has moved away from a boundary. The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
