// SPDX-License-Identifier: MIT

/// The motion of one coordinate after its release. It decelerates and, if that leads past an edge, continues from the
/// edge on a spring with the velocity at the edge.
struct ScrollGlide: ScrollCurve, Hashable {
  let glide: ScrollDeceleration
  /// The time in seconds at which the edge is reached.
  let edgeTime: Double
  /// The motion from the edge on, or `nil` if the motion stops there.
  let bounce: BounceSpring?
  package let end: Double

  /// - Parameter edge: An offset between the start of `glide` and its end.
  init(_ glide: ScrollDeceleration, edge: Double, bounces: Bool) {
    self.glide = glide
    edgeTime = glide.time(at: edge)
    bounce = bounces ? BounceSpring(from: edge, to: edge, velocity: glide.velocity(at: edgeTime)) : nil
    end = edge
  }

  package func value(at time: Double) -> Double {
    time < edgeTime ? glide.value(at: time) : bounce?.value(at: time - edgeTime) ?? end
  }

  package func velocity(at time: Double) -> Double {
    time < edgeTime ? glide.velocity(at: time) : bounce?.velocity(at: time - edgeTime) ?? 0
  }

  package var settlingDuration: Double { edgeTime + (bounce?.settlingDuration ?? 0) }
}
