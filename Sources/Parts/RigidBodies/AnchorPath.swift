// SPDX-License-Identifier: MIT

/// How anchors of two bodies move relative to each other in a step, along arcs and not only along tangents.
///
/// A joint that only looked at tangents would take a share of the velocity in each step: that of its projection from the
/// tangent before the step to the one after it. With arcs the anchors are where they belong at the end of the step, and
/// the impulse turns the velocity without making it smaller, as in the SHAKE algorithm (Ryckaert, Ciccotti and
/// Berendsen, 1977).
struct AnchorPath {
  enum Measure: Equatable {
    /// The offset between the anchors along an axis that does not turn.
    case alongAxis
    /// The offset along an axis that turns with the second body.
    case alongTurningAxis
    /// The distance between the anchors, which are this far apart. The axis is the direction of this offset, or opposite.
    case distance(Vector)
  }

  let axis: Vector
  /// The offsets of the anchors from the centres of mass.
  let offsets: (a: Vector, b: Vector)
  let measure: Measure

  /// Returns how much the measure changes if the bodies move for a time.
  func change(_ a: Motion, _ b: Motion, time: Double) -> Double {
    let turn = Rotation(b.angular * time)
    let shift =
      (b.linear - a.linear) * time + turn.apply(offsets.b) - offsets.b - Rotation(a.angular * time).apply(offsets.a)
      + offsets.a
    switch measure {
    case .alongAxis: return shift.dot(axis)
    case .alongTurningAxis: return shift.dot(turn.apply(axis))
    case .distance(let way):
      let change = (way + shift).length - way.length
      return axis.dot(way) < 0 ? -change : change
    }
  }
}
