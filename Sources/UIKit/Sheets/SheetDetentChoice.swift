// SPDX-License-Identifier: MIT

/// Where a sheet goes that is let go of: to the stop that is nearest to where it would be a little later.
struct SheetDetentChoice {
  enum Target: Equatable {
    /// The index of a stop.
    case stop(Int)
    case dismissal
  }

  /// How far the sheet reaches up at each detent, in points, the smallest first.
  let stops: [CGFloat]
  /// Whether it may go away.
  let canDismiss: Bool

  /// - Parameters:
  ///   - reach: of the sheet when it is let go of, in points.
  ///   - velocity: points per second, upwards.
  func target(from reach: CGFloat, velocity: CGFloat) -> Target {
    let projected = reach + velocity * CGFloat(TransitionMetrics.projection)
    let nearest = stops.indices.min { abs(stops[$0] - projected) < abs(stops[$1] - projected) } ?? 0
    guard canDismiss, let smallest = stops.first,
      projected < smallest * (1 - CGFloat(TransitionMetrics.commitThreshold))
    else { return .stop(nearest) }
    return .dismissal
  }
}
