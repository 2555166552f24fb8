// SPDX-License-Identifier: MIT
import Foundation

/// A connection between two bodies, or between a body and a point of the world.
public struct Joint: Hashable, Sendable {
  /// How a joint gives way.
  public struct Spring: Hashable, Sendable {
    /// In oscillations per second.
    public var frequency: Double
    /// 1 is critical.
    public var damping: Double

    public init(frequency: Double, damping: Double) {
      self.frequency = frequency
      self.damping = damping
    }
  }

  public enum Kind: Hashable, Sendable {
    /// The anchors have a fixed distance, or a spring that has a natural length.
    case distance(Double, Spring?)
    /// The anchors are not farther apart.
    case rope(Double)
    /// The anchors are at the same point. The relative angle can be limited, and a torque resists rotation.
    case pin(range: ClosedRange<Double>?, friction: Double)
    /// The anchors are at the same point, and the relative angle does not change.
    case weld
    /// The bodies only move relative to each other along an axis, between limits. The axis is that of the second body.
    case slide(axis: Vector, range: ClosedRange<Double>?)
    /// A spring brings the body to the anchor, and turns it upright.
    case snap(Spring)
  }

  public let id: Int
  public let kind: Kind
  /// The identifiers of the bodies. If the second one is nil, the joint is to the world.
  public let bodies: (first: Int, second: Int?)
  /// The anchors in the coordinates of the bodies, or of the world.
  public let anchors: (first: Vector, second: Vector)
  /// The angle of the second body less that of the first one, when the joint was made.
  public let angle: Double

  public init(
    id: Int, kind: Kind, bodies: (first: Int, second: Int?), anchors: (first: Vector, second: Vector), angle: Double = 0
  ) {
    (self.id, self.kind, self.bodies, self.anchors, self.angle) = (id, kind, bodies, anchors, angle)
  }

  public static func == (a: Joint, b: Joint) -> Bool {
    a.id == b.id && a.kind == b.kind && a.bodies == b.bodies && a.anchors == b.anchors && a.angle == b.angle
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Joint {
  /// The share of a rigid joint's error that is corrected per second.
  private static let correction = 60.0
  /// Shorter distances have no direction, in points.
  private static let leastLength = 1e-3

  /// The constraints that make up the joint, at its bodies' present poses.
  ///
  /// - Parameters:
  ///   - indices: The indices of the bodies.
  ///   - poses: Their poses.
  func rows(_ indices: (Int, Int), _ poses: (Pose, Pose), time: Double) -> [Row] {
    let (a, b) = poses
    let (offsetA, offsetB) = (a.rotation.apply(anchors.first), b.rotation.apply(anchors.second))
    let way = b.position + offsetB - a.position - offsetA
    let turn = b.angle - a.angle - angle
    let stiff = Softness.rigid(correction: Self.correction)
    func linear(_ axis: Vector, _ error: Double, _ softness: Softness, _ type: Row.Rule = .equal) -> Row {
      Row(
        indices, axis: axis, levers: (offsetA.cross(axis), offsetB.cross(axis)), error: error, softness: softness,
        type: type)
    }
    func angular(_ error: Double, _ softness: Softness, _ type: Row.Rule = .equal) -> Row {
      Row(indices, axis: .zero, levers: (1, 1), error: error, softness: softness, type: type)
    }
    func point(_ softness: Softness, _ type: Row.Rule = .equal) -> [Row] {
      [linear(Vector(1, 0), way.x, softness, type), linear(Vector(0, 1), way.y, softness, type)]
    }
    switch kind {
    case .distance(let length, let spring):
      let softness = spring.map { Softness(frequency: $0.frequency, damping: $0.damping, time: time) } ?? stiff
      let type: Row.Rule = spring == nil ? .equal : .spring
      guard length > Self.leastLength else { return point(softness, type) }
      return [linear(way.length > 1e-9 ? way.unit : Vector(0, 1), way.length - length, softness, type)]
    case .rope(let length): return [linear(-way.unit, length - way.length, stiff, .atLeast)]
    case .pin(let range, let friction):
      var rows = point(stiff)
      if let range {
        // The range is that of the first body's angle relative to the second one.
        rows.append(angular(-turn - range.lowerBound, stiff, .atLeast).reversed)
        rows.append(angular(range.upperBound + turn, stiff, .atLeast))
      }
      if friction > 0 { rows.append(angular(0, .rigid, .friction(friction * time))) }
      return rows
    case .weld: return point(stiff) + [angular(turn, stiff)]
    case .slide(let axis, let range):
      let axis = b.rotation.apply(axis).unit
      let place = way.dot(axis)
      var rows = [linear(axis.turned, way.dot(axis.turned), stiff), angular(turn, stiff)]
      // The first body's place along the axis is the way from the second one.
      if let range {
        rows.append(linear(-axis, -place - range.lowerBound, stiff, .atLeast))
        rows.append(linear(axis, range.upperBound + place, stiff, .atLeast))
      }
      return rows
    case .snap(let spring):
      let softness = Softness(frequency: spring.frequency, damping: spring.damping, time: time)
      return point(softness, .spring) + [angular(turn.remainder(dividingBy: 2 * .pi), softness, .spring)]
    }
  }
}

/// A constraint of one degree of freedom.
struct Row {
  enum Rule {
    /// The error becomes 0.
    case equal
    /// The error is at least 0.
    case atLeast
    /// A spring makes the error smaller.
    case spring
    /// An impulse of at most this much makes the velocity smaller.
    case friction(Double)
  }

  private(set) var axis: Vector
  private(set) var levers: (a: Double, b: Double)
  let a, b: Int
  let error: Double
  let softness: Softness
  let type: Rule
  var impulse = 0.0
  private var mass = 0.0

  init(
    _ indices: (Int, Int), axis: Vector, levers: (Double, Double), error: Double, softness: Softness, type: Rule
  ) {
    (a, b) = indices
    (self.axis, self.levers, self.error, self.softness, self.type) = (axis, levers, error, softness, type)
  }

  /// The row that acts the other way round.
  var reversed: Row {
    var row = self
    row.axis = -axis
    row.levers = (-levers.a, -levers.b)
    return row
  }

  mutating func prepare(_ movers: Movers) {
    let (first, second) = (movers[a], movers[b])
    let inverse =
      axis.lengthSquared * (first.inverseMass + second.inverseMass) + levers.a * levers.a * first.inverseInertia
      + levers.b * levers.b * second.inverseInertia
    mass = inverse > 0 ? 1 / inverse : 0
    movers[a].isConstrained = true
    movers[b].isConstrained = true
  }

  func apply(_ impulse: Double, _ movers: Movers) {
    movers[a].motion.linear -= axis * (impulse * movers[a].inverseMass)
    movers[a].motion.angular -= levers.a * impulse * movers[a].inverseInertia
    movers[b].motion.linear += axis * (impulse * movers[b].inverseMass)
    movers[b].motion.angular += levers.b * impulse * movers[b].inverseInertia
  }

  /// Changes the velocities.
  ///
  /// - Parameter corrects: Whether the error becomes smaller too, and not only its change.
  mutating func solve(_ movers: Movers, corrects: Bool, time: Double) {
    let (first, second) = (movers[a], movers[b])
    let speed =
      axis.dot(second.motion.linear - first.motion.linear) + levers.b * second.motion.angular
      - levers.a * first.motion.angular
    var (bias, scale) = (0.0, Softness.rigid)
    switch type {
    case .equal: if corrects { (bias, scale) = (softness.biasRate * error, softness) }
    case .spring: (bias, scale) = (softness.biasRate * error, softness)
    case .friction: break
    case .atLeast:
      let now = error + axis.dot(second.shift - first.shift) + levers.b * second.turn - levers.a * first.turn
      if now > 0 { bias = now / time } else if corrects { (bias, scale) = (softness.biasRate * now, softness) }
    }
    var total = impulse - mass * scale.massScale * (speed + bias) - scale.impulseScale * impulse
    switch type {
    case .atLeast: total = max(total, 0)
    case .friction(let limit): total = max(-limit, min(limit, total))
    case .equal, .spring: break
    }
    apply(total - impulse, movers)
    impulse = total
  }
}
