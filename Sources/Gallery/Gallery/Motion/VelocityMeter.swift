// SPDX-License-Identifier: MIT
import UIKit

/// Measures the velocity of a progress over several frames.
///
/// A pointer does not move equally far in each frame, because its events do not come with the frames. The slope of the line
/// that fits the last frames best shows its velocity without the teeth that two frames alone would give it.
struct VelocityMeter {
  /// The time in seconds over which the velocity is measured.
  private static let window: TimeInterval = 0.09

  private var points: [(time: TimeInterval, progress: CGFloat)] = []

  /// Adds a frame, and returns the velocity in progress per second. It is 0 after the first frame.
  mutating func add(_ progress: CGFloat, at time: TimeInterval) -> CGFloat {
    points.append((time, progress))
    points.removeAll { $0.time < time - Self.window }
    return slope
  }

  /// The slope of the line with the least squares of distances.
  private var slope: CGFloat {
    guard let first = points.first else { return 0 }
    let (times, values) = (points.map { CGFloat($0.time - first.time) }, points.map { $0.progress - first.progress })
    let (time, value) = (Self.mean(times), Self.mean(values))
    let (along, square) = zip(times, values).reduce((CGFloat(0), CGFloat(0))) { sums, point in
      (sums.0 + (point.0 - time) * (point.1 - value), sums.1 + (point.0 - time) * (point.0 - time))
    }
    return square > 0 ? along / square : 0
  }

  private static func mean(_ values: [CGFloat]) -> CGFloat { values.reduce(0, +) / CGFloat(values.count) }
}
