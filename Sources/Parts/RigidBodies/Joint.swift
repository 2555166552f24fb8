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
    func linear(
      _ axis: Vector, _ error: Double, _ softness: Softness, _ measure: AnchorPath.Measure, _ type: Row.Rule = .equal
    ) -> Row {
      // An axis that turns with the second body meets it where the anchor of the first one is.
      let offsetB = measure == .alongTurningAxis ? offsetB - way : offsetB
      return Row(
        indices, axis: axis, levers: (offsetA.cross(axis), offsetB.cross(axis)), error: error, softness: softness,
        type: type, path: AnchorPath(axis: axis, offsets: (offsetA, offsetB), measure: measure))
    }
    func angular(_ error: Double, _ softness: Softness, _ type: Row.Rule = .equal) -> Row {
      Row(indices, axis: .zero, levers: (1, 1), error: error, softness: softness, type: type)
    }
    func point(_ softness: Softness, _ type: Row.Rule = .equal) -> [Row] {
      [Vector(1, 0), Vector(0, 1)].map { linear($0, way.dot($0), softness, .alongAxis, type) }
    }
    switch kind {
    case .distance(let length, let spring):
      let softness = spring.map { Softness(frequency: $0.frequency, damping: $0.damping, time: time) } ?? stiff
      let type: Row.Rule = spring == nil ? .equal : .spring
      guard length > Self.leastLength else { return point(softness, type) }
      let axis = way.length > 1e-9 ? way.unit : Vector(0, 1)
      return [linear(axis, way.length - length, softness, .distance(way), type)]
    case .rope(let length):
      return [linear(-way.unit, length - way.length, stiff, .distance(way), .atLeast)]
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
      var rows = [linear(axis.turned, way.dot(axis.turned), stiff, .alongTurningAxis), angular(turn, stiff)]
      // The first body's position along the axis is its distance from the second one.
      if let range {
        rows.append(linear(-axis, -place - range.lowerBound, stiff, .alongTurningAxis, .atLeast))
        rows.append(linear(axis, range.upperBound + place, stiff, .alongTurningAxis, .atLeast))
      }
      return rows
    case .snap(let spring):
      let softness = Softness(frequency: spring.frequency, damping: spring.damping, time: time)
      return point(softness, .spring) + [angular(turn.remainder(dividingBy: 2 * .pi), softness, .spring)]
    }
  }
}
