// SPDX-License-Identifier: MIT
import TimingFunctions

/// The points of a path that an animation passes through. Each line and each curve is a segment, and a curve is
/// approximated by chords.
nonisolated struct PathSegments {
  private(set) var points: [CGPoint] = []
  /// The points at which segments begin and end.
  private(set) var ends: [CGPoint] = []
  /// The segment of each point, and the point's position in it from 0 to 1.
  private var locations: [(segment: Int, fraction: Double)] = []

  /// The number of chords of a curve. It keeps a quarter circle with a radius of 1000 points accurate to a third of a
  /// point.
  private static let chords = 32

  init(_ path: CGPath) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        if points.isEmpty { begin(at: point) } else { addSegment([point]) }
      case .line(let point):
        addSegment([point])
        current = point
      case .quadCurve(let control, let end):
        addSegment(Self.samples { Self.mix(Self.mix(current, control, $0), Self.mix(control, end, $0), $0) })
        current = end
      case .curve(let control1, let control2, let end):
        addSegment(
          Self.samples { t in
            let (a, b, c) = (
              Self.mix(current, control1, t), Self.mix(control1, control2, t), Self.mix(control2, end, t)
            )
            return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
          })
        current = end
      case .close:
        if current != start { addSegment([start]) }
        current = start
      }
    }
  }

  /// Returns the time of each point, given the times at the ends of the segments and the pacing of each segment.
  func times(keyTimes: [Double]?, pacings: [CubicBezier]) -> [Double] {
    let count = max(ends.count - 1, 1)
    let given = keyTimes.flatMap { $0.count == ends.count ? $0 : nil }
    let endTimes = given ?? ends.indices.map { Double($0) / Double(count) }
    return locations.map { segment, fraction in
      guard segment + 1 < endTimes.count else { return endTimes.last ?? 0 }
      let time = segment < pacings.count ? pacings[segment].time(atProgress: fraction) : fraction
      return endTimes[segment] + (endTimes[segment + 1] - endTimes[segment]) * time
    }
  }

  /// The distance of each point from the start along the path, as a fraction of the length.
  var distances: [Double] {
    var lengths = [0.0]
    for (start, end) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + Double(hypot(end.x - start.x, end.y - start.y)))
    }
    let length = lengths[lengths.count - 1]
    return length > 0 ? lengths.map { $0 / length } : lengths
  }

  private mutating func begin(at point: CGPoint) {
    points = [point]
    ends = [point]
    locations = [(0, 0)]
  }

  private mutating func addSegment(_ samples: [CGPoint]) {
    if points.isEmpty { begin(at: .zero) }
    let segment = ends.count - 1
    for (index, point) in samples.enumerated() {
      points.append(point)
      locations.append((segment, Double(index + 1) / Double(samples.count)))
    }
    ends.append(samples[samples.count - 1])
  }

  /// A straight piece of a flattened path.
  struct Chord {
    let start, end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      if distance <= 0 { return start }
      if distance >= length { return end }
      return PathSegments.mix(start, end, distance / length)
    }
  }

  /// Returns the path's lines and the chords of its curves, without the gaps between its subpaths.
  static func chords(of path: CGPath) -> [Chord] {
    var subpaths: [[PathElement]] = []
    for element in path.elements {
      if case .move = element {
        subpaths.append([element])
      } else {
        if subpaths.isEmpty { subpaths.append([.move(.zero)]) }
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths.flatMap { elements in
      let points = PathSegments(CGPath(elements: elements)).points
      return zip(points, points.dropFirst()).map(Chord.init)
    }
  }

  private static func samples(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...chords).map { point(CGFloat($0) / CGFloat(chords)) }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension CubicBezier {
  /// Returns the time at which a curve that never decreases reaches `progress`. Found by bisection.
  fileprivate nonisolated func time(atProgress progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return progress >= 1 ? 1 : (low + high) / 2
  }
}
