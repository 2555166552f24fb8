// SPDX-License-Identifier: MIT
import UIKit

/// A motion at equal intervals of its duration, as the screen shows it.
struct MotionSamples: Equatable {
  /// A quantity in which a motion is measured.
  enum Quantity: Int, CaseIterable {
    /// The fraction of the distance that the pages have covered.
    case percent
    /// The distance that the moving edge has covered.
    case points

    var unit: String { self == .percent ? "%" : "pt" }
    var title: String { self == .percent ? "Percent" : "Points" }
    /// The plotted values of a progress or a distance of 1.
    fileprivate var factor: CGFloat { self == .percent ? 100 : 1 }
  }

  /// The duration in seconds.
  let duration: TimeInterval
  /// The fractions of the distance that the pages have covered, from the start to the end of the duration.
  let progress: [CGFloat]
  /// The distances in points that the moving edge has covered, or nil if no edge moves.
  let distances: [CGFloat]?
  /// The progress at which the pages rest: 1, or 0 after a drag whose release cancels the transition.
  let end: CGFloat

  /// - Parameters:
  ///   - progress: Two values or more.
  ///   - distances: As many values as `progress` has.
  init(duration: TimeInterval, progress: [CGFloat], distances: [CGFloat]? = nil, end: CGFloat = 1) {
    self.end = end
    self.duration = max(duration, Self.leastDuration)
    self.progress = progress
    self.distances = distances
  }

  /// The duration in seconds that a motion has at least, so that its velocity is finite.
  private static let leastDuration: TimeInterval = 0.001

  /// The time in seconds between two samples.
  var interval: TimeInterval { duration / Double(progress.count - 1) }

  /// Returns the time of a sample, in seconds.
  func time(of index: Int) -> TimeInterval { interval * Double(index) }

  /// Returns the samples in percent or in points, or nil if they are not known in points.
  func values(in quantity: Quantity) -> [CGFloat]? {
    (quantity == .percent ? progress : distances)?.map { $0 * quantity.factor }
  }

  /// Returns the velocities at the samples, in percent or points per second: the slopes between the neighbours of each.
  ///
  /// The last step does not count, because a spring ends with a jump over the rest of its way, which is too short to be
  /// seen.
  func velocities(in quantity: Quantity) -> [CGFloat]? {
    guard let values = values(in: quantity) else { return nil }
    let last = max(values.count - 2, 1)
    return values.indices.map { index in
      let (before, after) = (max(min(index, last) - 1, 0), min(index + 1, last))
      return (values[after] - values[before]) / CGFloat(Double(after - before) * interval)
    }
  }

  /// Returns the value at a time, between two samples on the straight line. Before the start it is the first one, and
  /// after the end the last.
  func value(at time: TimeInterval, of values: [CGFloat]) -> CGFloat {
    let position = min(max(time / interval, 0), Double(values.count - 1))
    let index = min(Int(position), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * CGFloat(position - Double(index))
  }

  /// Returns the velocity at a time in percent or points per second. It is 0 while the pages rest: at the start, before
  /// they move, and from the end on.
  func velocity(at time: TimeInterval, in quantity: Quantity) -> CGFloat? {
    guard time > 0, time < duration else { return values(in: quantity) == nil ? nil : 0 }
    return velocities(in: quantity).map { value(at: time, of: $0) }
  }
}

extension MotionSamples {
  /// The number of intervals in which a cell's motion is sampled.
  private static let intervals = 240

  /// Samples the motion of a cell.
  init(of motion: CellMotion) {
    let fractions = (0...Self.intervals).map {
      motion.fraction(at: motion.duration * Double($0) / Double(Self.intervals))
    }
    let edge = motion.table?.edge
    self.init(
      duration: motion.duration, progress: fractions.map { motion.table?.progress(at: $0) ?? $0 },
      distances: edge.map { edge in fractions.map(edge.distance) },
      end: motion.response?.finishes == false ? 0 : 1)
  }
}

extension MovingEdge {
  /// Returns the distance in points that the edge has covered at a fraction of the animation, in the direction in which
  /// the animation moves it.
  fileprivate func distance(at fraction: CGFloat) -> CGFloat {
    (position(at: fraction) - position(at: 0)) * sign
  }
}
