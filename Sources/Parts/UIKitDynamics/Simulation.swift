// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import RigidBodies

/// The items of an animator as bodies of a world.
struct Simulation {
  private(set) var world = World()
  private var items: [Int: any UIDynamicItem] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var order: [Int] = []
  /// The simulated time that is not shown yet: 0 or less, more than a step.
  private var lead = 0.0

  var isEmpty: Bool { order.isEmpty }
  var isAtRest: Bool { world.isAtRest }

  func item(_ number: Int) -> (any UIDynamicItem)? { items[number] }
  func body(_ item: any UIDynamicItem) -> Body? { numbers[ObjectIdentifier(item)].flatMap { world[$0] } }
  func angle(_ item: any UIDynamicItem) -> Double { body(item)?.pose.angle ?? item.angle }

  mutating func wake() { world.wake() }

  // MARK: Plans

  /// Does what a plan says from the next step.
  mutating func apply(_ plan: DynamicsPlan, space: DynamicsSpace) {
    for part in plan.parts where numbers[ObjectIdentifier(part.item)] == nil { add(part.item, space) }
    world.keepBodies { number in items[number].map(plan.contains) ?? false }
    for number in order where world[number] == nil {
      if let item = items.removeValue(forKey: number) { numbers[ObjectIdentifier(item)] = nil }
    }
    order.removeAll { items[$0] == nil }
    for part in plan.parts {
      guard let number = numbers[ObjectIdentifier(part.item)] else { continue }
      world.change(number) { body in
        body.traits = part.traits
        body.load = part.load
        body.groups = part.groups
        body.motion.linear += part.addedMotion.linear
        body.motion.angular += part.addedMotion.angular
        for (impulse, offset) in part.impulses { body.push(impulse, at: offset) }
      }
    }
    world.boundaries = plan.boundaries
    world.joints = plan.joints.map { joint in
      joint.make(joint.items.compactMap { numbers[ObjectIdentifier($0)] })
    }
  }

  private mutating func add(_ item: any UIDynamicItem, _ space: DynamicsSpace) {
    let number = DynamicsNumber.next()
    numbers[ObjectIdentifier(item)] = number
    items[number] = item
    order.append(number)
    world.add(Body(id: number, shape: item.shape, pose: space.pose(of: item)))
  }

  /// Reads an item again. It keeps its velocity.
  mutating func update(_ item: any UIDynamicItem, _ space: DynamicsSpace) {
    guard let number = numbers[ObjectIdentifier(item)] else { return }
    world.change(number) { body in
      body.shape = item.shape
      body.place(at: space.pose(of: item))
    }
    world.wake()
  }

  func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies(in: Box(rect)).compactMap { items[$0] }
  }

  // MARK: Steps

  /// Simulates a time in seconds, in steps of a fixed length, and returns what touched.
  mutating func advance(by time: Double) -> [Touch] {
    lead += time
    // Times of frames are not exact, and must not lead to another step.
    while lead > World.step * 1e-6 {
      world.advance()
      lead -= World.step
    }
    return world.takeTouches()
  }

  /// Moves the items to where they are at the time that has been simulated.
  ///
  /// - Returns: Whether any of them has moved.
  @discardableResult func show(space: DynamicsSpace) -> Bool {
    let fraction = isAtRest ? 1 : 1 + lead / World.step
    var hasMoved = false
    for number in order {
      guard let item = items[number], let body = world[number], !body.traits.isAnchored else { continue }
      if space.place(item, at: body.pose(at: fraction)) { hasMoved = true }
    }
    return hasMoved
  }
}

/// Converts between the coordinates of items and those of an animator.
struct DynamicsSpace {
  let view: UIView?

  func pose(of item: any UIDynamicItem) -> Pose {
    var center = item.center
    if let view, let superview = (item as? UIView)?.superview, superview !== view {
      center = superview.convert(center, to: view)
    }
    return Pose(position: Vector(center), angle: item.angle)
  }

  /// Moves an item, and returns whether it was not there.
  func place(_ item: any UIDynamicItem, at pose: Pose) -> Bool {
    var center = CGPoint(pose.position)
    if let view, let superview = (item as? UIView)?.superview, superview !== view {
      center = superview.convert(center, from: view)
    }
    var hasMoved = false
    if item.center != center {
      item.center = center
      hasMoved = true
    }
    let transform = CGAffineTransform(rotationAngle: pose.angle)
    if item.angle != pose.angle, item.transform != transform {
      item.transform = transform
      hasMoved = true
    }
    return hasMoved
  }
}

extension UIDynamicItem {
  /// The rotation in radians.
  var angle: Double { transform == .identity ? 0 : atan2(Double(transform.b), Double(transform.a)) }

  /// The shape with which the item collides.
  var shape: Shape {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    require(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "\(type(of: self)) has the size \(bounds.size), and a dynamic item needs one above zero; set its bounds before it "
        + "is added to a behaviour")
    switch collisionBoundsType {
    case .rectangle: return .rectangle(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path:
      let points = collisionBoundingPath.cgPath.polylines.flatMap { $0 }
      return .hull(of: points) ?? .rectangle(width: width, height: height)
    }
  }
}

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      min: Vector(Double(rect.minX), Double(rect.minY)), max: Vector(Double(rect.maxX), Double(rect.maxY)))
  }
}

extension CGPath {
  /// The path as straight lines. A curve becomes 12 of them.
  var polylines: [[Vector]] {
    var lines: [[Vector]] = []
    func point(_ points: [(CGPoint, Double)]) -> Vector {
      points.reduce(into: Vector(0, 0)) { $0 += Vector($1.0) * $1.1 }
    }
    for element in elements {
      let start = lines.last?.last.map { CGPoint($0) } ?? .zero
      var added: [Vector] = []
      switch element {
      case .move(let end): lines.append([Vector(end)])
      case .line(let end): added = [Vector(end)]
      case .quadCurve(let control, let end):
        added = (1...12).map { step in
          let (t, u) = (Double(step) / 12, 1 - Double(step) / 12)
          return point([(start, u * u), (control, 2 * u * t), (end, t * t)])
        }
      case .curve(let control1, let control2, let end):
        added = (1...12).map { step in
          let (t, u) = (Double(step) / 12, 1 - Double(step) / 12)
          return point([(start, u * u * u), (control1, 3 * u * u * t), (control2, 3 * u * t * t), (end, t * t * t)])
        }
      case .close: added = lines.last?.first.map { [$0] } ?? []
      }
      if !added.isEmpty, !lines.isEmpty { lines[lines.count - 1] += added }
    }
    return lines
  }
}
