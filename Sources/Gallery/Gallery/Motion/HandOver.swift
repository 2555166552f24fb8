// SPDX-License-Identifier: MIT
import UIKit

/// The moment at which a transition passes from its animation to a gesture or back, and how smoothly it does.
struct HandOver {
  enum Kind: String {
    case hold = "Held"
    case release = "Released"
    case reverse = "Reversed"
  }

  let kind: Kind
  /// How far the pages jump, in points. It is nil if no edge moves.
  let jump: CGFloat?
  /// The velocities just before and just after, in progress per second. Before a release it is that of the pointer.
  let before: CGFloat
  var after: CGFloat?

  /// The change of velocity as a fraction of the velocity before, where it should not change.
  var velocityJump: CGFloat? {
    guard kind == .release, let after, abs(before) > Self.leastVelocity else { return nil }
    return (after - before) / abs(before)
  }

  /// The velocity, in progress per second, below which a fraction of it says nothing.
  private static let leastVelocity: CGFloat = 0.1
}

/// Measures hand-overs from what the screen shows just before, just after, and in the frames that follow.
struct HandOverMeter {
  private struct Point {
    let time: TimeInterval
    let progress: CGFloat
  }

  /// The last frames before now, oldest first.
  private var frames: [Point] = []
  /// The instant of a hand-over, and the frames after it.
  private var pending: (handOver: HandOver, points: [Point])?

  /// The velocity on the screen in the last frames, in progress per second.
  var velocity: CGFloat {
    guard frames.count >= 2 else { return 0 }
    return Self.slope(frames[frames.count - 2], frames[frames.count - 1])
  }

  /// Adds a frame, and returns a hand-over whose velocity has now been measured.
  mutating func add(_ progress: CGFloat, at time: TimeInterval) -> HandOver? {
    let point = Point(time: time, progress: progress)
    guard frames.last.map({ time > $0.time }) ?? true else { return nil }
    frames = frames.suffix(2) + [point]
    guard var (handOver, points) = pending, time > points[points.count - 1].time else { return nil }
    points.append(point)
    pending = (handOver, points)
    guard points.count == Self.pointsAfter else { return nil }
    pending = nil
    handOver.after = Self.initialSlope(points)
    return handOver
  }

  /// Notes a hand-over.
  ///
  /// - Parameters:
  ///   - old: The pages on the screen just before.
  ///   - new: The pages on the screen just after.
  ///   - velocity: The velocity with which the pages should continue, or nil for the one that they had.
  mutating func note(
    _ kind: HandOver.Kind, from old: ScreenTrack.Sample, to new: ScreenTrack.Sample, velocity: CGFloat? = nil,
    at time: TimeInterval
  ) {
    var jump: CGFloat?
    if let before = old.edge, let after = new.edge { jump = abs(after - before) }
    let handOver = HandOver(kind: kind, jump: jump, before: velocity ?? self.velocity, after: nil)
    pending = (handOver, [Point(time: time, progress: new.progress)])
  }

  mutating func reset() { self = HandOverMeter() }

  /// The number of points from which the velocity after a hand-over is derived. A spring accelerates strongly within a
  /// frame, which a straight line between two frames would not show.
  private static let pointsAfter = 4

  private static func slope(_ first: Point, _ second: Point) -> CGFloat {
    (second.progress - first.progress) / CGFloat(max(second.time - first.time, 1e-6))
  }

  /// Returns the slope at the first point of the polynomial through all points, by Newton's divided differences.
  private static func initialSlope(_ points: [Point]) -> CGFloat {
    var differences = points.map(\.progress)
    var (slope, product): (CGFloat, CGFloat) = (0, 1)
    for order in 1..<points.count {
      differences = (0..<points.count - order).map { index in
        (differences[index + 1] - differences[index]) / CGFloat(points[index + order].time - points[index].time)
      }
      slope += differences[0] * product
      product *= CGFloat(points[0].time - points[order].time)
    }
    return slope
  }
}
