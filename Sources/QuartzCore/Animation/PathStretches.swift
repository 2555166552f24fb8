// SPDX-License-Identifier: MIT
import TimingFunctions

/// A path as a row of points to travel through: each line and each curve is a stretch, and a curve has chords.
nonisolated struct PathStretches {
  private(set) var points: [CGPoint] = []
  /// The points at which stretches begin and end.
  private(set) var ends: [CGPoint] = []
  /// For each point the stretch it lies on and how far along, 0…1.
  private var places: [(stretch: Int, fraction: Double)] = []

  /// So many chords keep a quarter circle of 1000 points radius within a third of a point.
  private static let chords = 32

  init(_ path: CGPath) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        if points.isEmpty { begin(at: point) } else { addStretch([point]) }
      case .line(let point):
        addStretch([point])
        current = point
      case .quadCurve(let control, let end):
        addStretch(Self.samples { Self.mix(Self.mix(current, control, $0), Self.mix(control, end, $0), $0) })
        current = end
      case .curve(let control1, let control2, let end):
        addStretch(
          Self.samples { t in
            let (a, b, c) = (
              Self.mix(current, control1, t), Self.mix(control1, control2, t), Self.mix(control2, end, t)
            )
            return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
          })
        current = end
      case .close:
        if current != start { addStretch([start]) }
        current = start
      }
    }
  }

  /// When each point is passed, given when the stretches' ends are and how each stretch is paced.
  func times(keyTimes: [Double]?, pacings: [CubicBezier]) -> [Double] {
    let count = max(ends.count - 1, 1)
    let given = keyTimes.flatMap { $0.count == ends.count ? $0 : nil }
    let endTimes = given ?? ends.indices.map { Double($0) / Double(count) }
    return places.map { stretch, fraction in
      guard stretch + 1 < endTimes.count else { return endTimes.last ?? 0 }
      let time = stretch < pacings.count ? pacings[stretch].time(atProgress: fraction) : fraction
      return endTimes[stretch] + (endTimes[stretch + 1] - endTimes[stretch]) * time
    }
  }

  private mutating func begin(at point: CGPoint) {
    points = [point]
    ends = [point]
    places = [(0, 0)]
  }

  private mutating func addStretch(_ samples: [CGPoint]) {
    if points.isEmpty { begin(at: .zero) }
    let stretch = ends.count - 1
    for (index, point) in samples.enumerated() {
      points.append(point)
      places.append((stretch, Double(index + 1) / Double(samples.count)))
    }
    ends.append(samples[samples.count - 1])
  }

  /// One straight piece of a flattened path.
  struct Chord {
    let start, end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      if distance <= 0 { return start }
      if distance >= length { return end }
      return PathStretches.mix(start, end, distance / length)
    }
  }

  /// The path's lines and the chords of its curves, without the jumps between its subpaths.
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
      let points = PathStretches(CGPath(elements: elements)).points
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
  /// The time at which a curve that never goes back has come to `progress`, by bisection.
  fileprivate nonisolated func time(atProgress progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return progress >= 1 ? 1 : (low + high) / 2
  }
}
