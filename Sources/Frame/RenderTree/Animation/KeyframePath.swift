// SPDX-License-Identifier: MIT
import TimingFunctions

/// The way of a value of one kind along keyframes.
///
/// It is a sequence of segments, whatever the calculation mode. Everything that does not depend on the progress is
/// computed once, and not in each frame: times, control points, lengths.
///
/// It is the same code for all kinds, because the compiler would otherwise make a copy for each, which took it longer than
/// the rest of the module.
struct KeyframePath: Sendable {
  private struct Segment: Sendable {
    let start: Double
    let end: Double
    var pacing: (any Timing)?
    let motion: Motion<AnimatableValue>

    func value(at progress: Double) -> AnimatableValue {
      let length = end - start
      let fraction = length > 0 ? (progress - start) / length : 1
      return motion(pacing?.value(at: fraction) ?? fraction)
    }
  }

  let first: AnimatableValue
  let last: AnimatableValue
  /// Empty if there is only one value.
  private let segments: [Segment]

  /// Returns nil if there are no values, or if one is of another kind.
  init?(_ keyframes: Keyframes, of kind: any PropertyValue.Type) {
    let values = keyframes.values
    guard values.allSatisfy({ $0.is(kind) }), let first = values.first, let last = values.last else { return nil }
    (self.first, self.last) = (first, last)
    segments = values.count == 1 ? [] : Self.segments(of: keyframes, through: values)
  }

  /// Returns the value at `progress` along all keyframes. The first and the last segment extend beyond their ends.
  func value(at progress: Double) -> AnimatableValue {
    guard !segments.isEmpty else { return first }
    let next = segments.indices.dropFirst().first { segments[$0].start > progress } ?? segments.endIndex
    return segments[next - 1].value(at: progress)
  }

  private static func segments(of keyframes: Keyframes, through values: [AnimatableValue]) -> [Segment] {
    switch keyframes.calculationMode {
    case .discrete: segments(steps(through: values), times: keyframes.discreteTimes)
    case .linear: segments(lines(through: values), times: keyframes.times, keyframes.pacings)
    case .paced: segments(lines(through: values), times: times(along: values))
    case .cubic:
      segments(curves(of: keyframes, times: keyframes.times), times: keyframes.times, keyframes.pacings)
    case .cubicPaced: pacedCurve(through: keyframes)
    }
  }

  private static func segments(
    _ motions: [Motion<AnimatableValue>], times: [Double], _ pacings: [any Timing] = []
  ) -> [Segment] {
    motions.enumerated().map { index, motion in
      Segment(
        start: times[index], end: times[index + 1], pacing: index < pacings.count ? pacings[index] : nil,
        motion: motion)
    }
  }

  private static func steps(through values: [AnimatableValue]) -> [Motion<AnimatableValue>] {
    values.map { value in { _ in value } }
  }

  private static func lines(through values: [AnimatableValue]) -> [Motion<AnimatableValue>] {
    zip(values, values.dropFirst()).map { $0.motion(to: $1) }
  }
}

extension Keyframes {
  /// One time for each value: the given times, or evenly distributed ones.
  fileprivate var times: [Double] { keyTimes.count == values.count ? keyTimes : Self.evenTimes(values.count - 1) }

  /// The times from which a discrete animation shows each value, and the end. Without key times, all values are shown
  /// equally long.
  fileprivate var discreteTimes: [Double] {
    keyTimes.count >= values.count ? keyTimes.prefix(values.count) + [1] : Self.evenTimes(values.count)
  }

  /// Returns the weights of the differences from the previous and to the next value in the tangent at value `i`, seen
  /// along the segment. If that runs backwards, so does the bias.
  fileprivate func tangentWeights(at i: Int, isForward: Bool) -> (previous: Double, next: Double) {
    let tension = Self.number(i, of: tensions)
    let continuity = Self.number(i, of: continuities)
    let bias = isForward ? Self.number(i, of: biases) : -Self.number(i, of: biases)
    return (
      (1 - tension) * (1 + continuity) * (1 + bias), (1 - tension) * (1 - continuity) * (1 - bias)
    )
  }

  private static func number(_ i: Int, of numbers: [Double]) -> Double {
    i < numbers.count && numbers[i].isFinite ? numbers[i] : 0
  }

  /// Returns the ends of a number of segments of equal length.
  fileprivate static func evenTimes(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }
}

// Constant speed
extension KeyframePath {
  /// Returns the times at which values are reached at constant speed.
  private static func times(along values: [AnimatableValue]) -> [Double] {
    let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let total = distances.reduce(0, +)
    guard total > 0 else { return Keyframes.evenTimes(distances.count) }
    var sum = 0.0
    return [0]
      + distances.map { distance in
        sum += distance
        return sum / total
      }
  }
}

// Smooth curves
extension KeyframePath {
  /// The number of chords by which the length of a curved segment is measured.
  private static var chords: Int { 16 }

  /// Returns the segments of the Kochanek-Bartels spline through the values.
  ///
  /// Where tension, continuity and bias are 0, it is the Catmull-Rom spline: the tangent at a value is the slope between
  /// its neighbours. A neighbour that is missing at the ends is the value itself. The segments are evaluated as Bézier
  /// curves with de Casteljau's construction, which needs only interpolation and therefore works for every kind of value.
  private static func curves(of keyframes: Keyframes, times: [Double]) -> [Motion<AnimatableValue>] {
    keyframes.values.indices.dropLast().map { i in
      let (p1, p2) = (keyframes.values[i], keyframes.values[i + 1])
      let c1 = controlPoint(at: i, towards: i + 1, of: keyframes, times: times)
      let c2 = controlPoint(at: i + 1, towards: i, of: keyframes, times: times)
      let (start, middle, end) = (p1.motion(to: c1), c1.motion(to: c2), c2.motion(to: p2))
      return { f in
        let (a, b, c) = (start(f), middle(f), end(f))
        return a.interpolated(to: b, fraction: f).interpolated(to: b.interpolated(to: c, fraction: f), fraction: f)
      }
    }
  }

  /// Returns the control point beside value `i` in the segment between it and its neighbour `next`.
  ///
  /// This is p + α · (p − previous) + β · (next − p). It is made of interpolations, because differences of transforms are
  /// products, whose translations would be scaled.
  private static func controlPoint(
    at i: Int, towards next: Int, of keyframes: Keyframes, times: [Double]
  ) -> AnimatableValue {
    let (values, previous) = (keyframes.values, min(max(2 * i - next, 0), keyframes.values.count - 1))
    let time = times[next] - times[previous]
    let share = time == 0 ? 0 : (times[next] - times[i]) / time
    let weights = keyframes.tangentWeights(at: i, isForward: next > i)
    let (value, third) = (values[i], share / 3)
    let onward = values[previous].interpolated(to: value, fraction: 1 + third * weights.previous)
    let ahead = value.interpolated(to: values[next], fraction: third * weights.next)
    return value.interpolated(to: onward.interpolated(to: ahead, fraction: 0.5), fraction: 2)
  }

  /// Returns the chords of the curve. Each follows the curve between its ends.
  private static func pacedCurve(through keyframes: Keyframes) -> [Segment] {
    let values = keyframes.values
    let curves = curves(of: keyframes, times: Keyframes.evenTimes(values.count - 1))
    let parts = curves.flatMap { curve in
      (0..<chords).map { chord -> Motion<AnimatableValue> in
        { curve((Double(chord) + $0) / Double(chords)) }
      }
    }
    let ends = parts.map { $0(0) } + [values[values.count - 1]]
    return segments(parts, times: times(along: ends))
  }
}
