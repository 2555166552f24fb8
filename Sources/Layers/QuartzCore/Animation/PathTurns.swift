// SPDX-License-Identifier: MIT

/// The directions of a path at the points of its segments: the angles of a layer that turns along it.
nonisolated struct PathTurns {
  /// The angles in radians. Neighbours differ by half a turn at most.
  private(set) var angles: [CGFloat] = []
  /// The times of the angles. A corner has two angles at one time.
  private(set) var times: [Double] = []

  /// The largest change of direction in radians between two chords that counts as smooth. Chosen: a curve of 32 chords
  /// that turns around fully has less.
  private static let largestBend: CGFloat = 0.3

  /// - Parameters:
  ///   - points: The points of the path, at least one.
  ///   - pointTimes: The time of each point.
  init(along points: [CGPoint], at pointTimes: [Double]) {
    let directions = Self.directions(along: points)
    for (index, time) in pointTimes.enumerated() {
      let (before, after) = (directions[max(index - 1, 0)], directions[min(index, directions.count - 1)])
      let bend = Self.normalized(after - before)
      if abs(bend) <= Self.largestBend {
        append(before + bend / 2, at: time)
      } else {
        append(before, at: time)
        append(after, at: time)
      }
    }
  }

  /// Returns the directions of the chords between points. One without length has that of the chord before.
  private static func directions(along points: [CGPoint]) -> [CGFloat] {
    var directions: [CGFloat] = []
    for (start, end) in zip(points, points.dropFirst()) {
      directions.append(start == end ? directions.last ?? 0 : atan2(end.y - start.y, end.x - start.x))
    }
    return directions.isEmpty ? [0] : directions
  }

  private mutating func append(_ angle: CGFloat, at time: Double) {
    angles.append(angles.last.map { $0 + Self.normalized(angle - $0) } ?? angle)
    times.append(time)
  }

  /// Returns the same direction as an angle from -π to π.
  private static func normalized(_ angle: CGFloat) -> CGFloat { angle.remainder(dividingBy: 2 * .pi) }
}
