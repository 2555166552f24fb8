// SPDX-License-Identifier: MIT

/// A rounded corner whose curvature grows gradually from the edges to an arc of a circle in its middle.
///
/// The coordinates of a point are its distances from the corner: x along the edge before it, and y along the edge after
/// it.
package struct ContinuousCorner {
  /// The length of the edge that a corner occupies, in radii. That of Core Animation.
  package static let expansionFactor: CGFloat = 1.528665

  /// The curves from the start, (`extent`, 0), to the end, (0, `extent`).
  package let curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)]

  /// - Parameters:
  ///   - radius: The radius of the arc. Must be positive.
  ///   - extent: The length of the edge that the corner occupies, from one radius, which makes a quarter of a circle,
  ///     to ``expansionFactor`` radii.
  package init(radius: CGFloat, extent: CGFloat) {
    let smoothing = max(extent / radius - 1, 0)
    // The angles that the curves before and after the arc turn by, and that the arc turns by.
    let turn = smoothing * .pi / 4
    let arc = .pi / 2 - 2 * turn
    let (sine, cosine) = (sin(turn), cos(turn))
    // The arc's centre lies on the diagonal. A curve ends where its second control point's tangent meets the edge.
    let along = radius * tan(turn / 2) * cosine
    let height = along * tan(turn)
    let chord = radius * (cosine - sine)
    let third = (extent - chord - along - height) / 3
    let start = CGPoint(x: chord + height, y: height)
    let handle = 4 / 3 * tan(arc / 4) * radius
    curves = [
      (
        control1: CGPoint(x: start.x + along + third, y: 0), control2: CGPoint(x: start.x + along, y: 0), end: start
      ),
      (
        control1: CGPoint(x: start.x - handle * cosine, y: start.y + handle * sine),
        control2: CGPoint(x: start.y + handle * sine, y: start.x - handle * cosine),
        end: CGPoint(x: start.y, y: start.x)
      ),
      (
        control1: CGPoint(x: 0, y: start.x + along), control2: CGPoint(x: 0, y: start.x + along + third),
        end: CGPoint(x: 0, y: extent)
      ),
    ]
  }
}
