// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension Keyframes {
  /// Returns the value at `progress` along all keyframes, or nil if there are no values.
  package func value(at progress: Double) -> AnimatableValue? {
    guard values.count > 1 else { return values.first }
    switch calculationMode {
    case .discrete: return values[discreteIndex(at: progress)]
    case .linear:
      let (index, fraction) = segment(at: progress, times: times)
      return values[index].interpolated(to: values[index + 1], fraction: eased(fraction, index))
    case .cubic:
      let times = times
      let (index, fraction) = segment(at: progress, times: times)
      return cubicValue(segment: index, fraction: eased(fraction, index), times: times)
    case .paced:
      let (index, fraction) = segment(at: progress, times: pacedTimes)
      return values[index].interpolated(to: values[index + 1], fraction: fraction)
    case .cubicPaced: return cubicPacedValue(at: progress)
    }
  }

  /// One time for each value: the given times, or evenly distributed ones.
  private var times: [Double] {
    if keyTimes.count == values.count { return keyTimes }
    return values.indices.map { Double($0) / Double(values.count - 1) }
  }

  /// Returns the index of the value that a discrete animation shows. It shows each value from its key time on; without
  /// key times, all are shown equally long.
  private func discreteIndex(at progress: Double) -> Int {
    let count = values.count
    guard keyTimes.count >= count else { return min(max(Int(clamping: progress * Double(count)), 0), count - 1) }
    let next = keyTimes.prefix(count).firstIndex { $0 > progress } ?? count
    return max(next - 1, 0)
  }

  private func eased(_ fraction: Double, _ index: Int) -> Double {
    index < pacings.count ? pacings[index].value(at: fraction) : fraction
  }

  /// Returns the segment between two times that contains `progress`, and the fraction in it. The first and the last
  /// segment extend beyond their ends.
  private func segment(at progress: Double, times: [Double]) -> (index: Int, fraction: Double) {
    let next = times.dropFirst().dropLast().firstIndex { $0 > progress } ?? times.count - 1
    let (start, end) = (times[next - 1], times[next])
    guard end > start else { return (next - 1, 1) }
    return (next - 1, (progress - start) / (end - start))
  }
}

// Constant speed
extension Keyframes {
  /// Times in proportion to the distances between values.
  private var pacedTimes: [Double] {
    Self.times(ofDistances: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
  }

  /// Returns the times at which the ends of segments of these lengths are reached at constant speed.
  private static func times(ofDistances distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0 else { return (0...distances.count).map { Double($0) / Double(distances.count) } }
    var sum = 0.0
    return [0]
      + distances.map { distance in
        sum += distance
        return sum / total
      }
  }
}

// Smooth curves
extension Keyframes {
  /// The number of chords by which the length of a curved segment is measured.
  private static let chords = 16

  /// Returns a point of the Catmull-Rom spline through the values.
  ///
  /// The tangent at each value is the slope between its neighbours, and at the ends the slope of the last segment. The
  /// curve is evaluated as a Bézier curve with de Casteljau's construction, which needs only interpolation and
  /// therefore works for every kind of value.
  private func cubicValue(segment i: Int, fraction f: Double, times: [Double]) -> AnimatableValue {
    let (p1, p2) = (values[i], values[i + 1])
    let control1 = controlPoint(at: i, from: max(i - 1, 0), to: i + 1, times: times)
    let control2 = controlPoint(at: i + 1, from: min(i + 2, values.count - 1), to: i, times: times)
    let (a, b) = (p1.interpolated(to: control1, fraction: f), control1.interpolated(to: control2, fraction: f))
    let c = control2.interpolated(to: p2, fraction: f)
    return a.interpolated(to: b, fraction: f).interpolated(to: b.interpolated(to: c, fraction: f), fraction: f)
  }

  /// Returns the control point beside value `i` in the segment to value `last`: a third of the segment's time along the
  /// slope from value `first` to value `last`.
  ///
  /// This is value i + k · (last − first). It is made of two interpolations, because differences of transforms are
  /// products, whose translations would be scaled.
  private func controlPoint(at i: Int, from first: Int, to last: Int, times: [Double]) -> AnimatableValue {
    let time = times[last] - times[first]
    let k = time == 0 ? 0 : (times[last] - times[i]) / 3 / time
    return values[first].interpolated(to: values[i], fraction: 1 / (1 - k))
      .interpolated(to: values[last], fraction: k)
  }

  private func cubicPacedValue(at progress: Double) -> AnimatableValue {
    let even = values.indices.map { Double($0) / Double(values.count - 1) }
    let count = (values.count - 1) * Self.chords
    func point(_ k: Int) -> AnimatableValue {
      let index = min(k / Self.chords, values.count - 2)
      return cubicValue(segment: index, fraction: Double(k) / Double(Self.chords) - Double(index), times: even)
    }
    let points = (0...count).map(point)
    let times = Self.times(ofDistances: zip(points, points.dropFirst()).map { $0.distance(to: $1) })
    let (k, fraction) = segment(at: progress, times: times)
    let index = min(k / Self.chords, values.count - 2)
    let local = (Double(k) + fraction) / Double(Self.chords) - Double(index)
    return cubicValue(segment: index, fraction: local, times: even)
  }
}
