// SPDX-License-Identifier: MIT

/// The values of progress at which a swipe can end, and the rule by which a release chooses one of them.
///
/// The decision is made for the progress that the swipe would have a short time after the release:
///
/// ```swift
/// let pop = SnapPoints([0, 1])
/// pop.destination(from: 0.3, velocity: 0)  // 0: the pop is cancelled
/// pop.destination(from: 0.3, velocity: 2)  // 1: projected to 0.54
/// ```
package struct SnapPoints: Equatable {
  /// The values of progress in ascending order. There is at least one.
  package let values: [Double]
  /// The fraction of the distance between two snap points from which a release leads to the farther one.
  package var threshold = SwipeMetrics.threshold
  /// The time in seconds by which a release is projected.
  package var projection = SwipeMetrics.projection
  /// The velocity, in progress per second, from which a release leads to the next snap point in its direction, at any
  /// progress.
  package var flickVelocity = Double.infinity
  /// The backward velocity, in progress per second, from which a release leads to the first snap point at any progress.
  package var returnVelocity = Double.infinity

  package init(_ values: [Double]) {
    assert(!values.isEmpty && zip(values, values.dropFirst()).allSatisfy(<=), "\(values) is empty or not ascending")
    self.values = values
  }

  /// Returns the index of the snap point to which a release leads. If several snap points are equal, it is the first.
  ///
  /// - Parameter velocity: The velocity in progress per second.
  package func destination(from progress: Double, velocity: Double) -> Int {
    if velocity <= -returnVelocity { return 0 }
    if velocity >= flickVelocity { return values.firstIndex { $0 > progress } ?? values.count - 1 }
    if velocity <= -flickVelocity { return values.lastIndex { $0 < progress } ?? 0 }
    let projected = progress + velocity * projection
    return values.indices.dropFirst().last { index in
      let (previous, value) = (values[index - 1], values[index])
      return value > previous && projected >= previous + (value - previous) * threshold
    } ?? 0
  }
}

extension SnapPoints {
  /// Returns the rule with a flick that decides by itself on a page that is wider than the one on which the projection
  /// was measured. There, a flick that any phone would accept ends too early.
  ///
  /// - Parameter distance: The points of a drag for a progress of 1.
  package func flickable(over distance: CGFloat) -> SnapPoints {
    guard distance > SwipeMetrics.measuredWidth else { return self }
    var rule = self
    rule.flickVelocity = Double(SwipeMetrics.flick / distance)
    return rule
  }
}
