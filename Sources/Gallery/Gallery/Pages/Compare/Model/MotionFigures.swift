// SPDX-License-Identifier: MIT
import UIKit

/// The figures by which motions are compared, computed from samples of the progress.
struct MotionFigures: Equatable {
  /// The progress from which on the pages count as settled: within this of their end.
  static let settledDifference: CGFloat = 0.01

  /// The duration in seconds.
  let duration: TimeInterval
  /// The first times in seconds at which the pages have covered a tenth, a half and nine tenths of their distance. Each is
  /// nil if they never do.
  let timeTo10: TimeInterval?
  let timeTo50: TimeInterval?
  let timeTo90: TimeInterval?
  /// The time in seconds after which the pages stay within a hundredth of their end.
  let settlingTime: TimeInterval
  /// The greatest velocity in either direction, in progress per second.
  let peakVelocity: CGFloat
  /// The greatest progress beyond the end. It is 0 if the pages do not go beyond it.
  let overshoot: CGFloat

  init(_ samples: MotionSamples) {
    duration = samples.duration
    timeTo10 = Self.time(of: 0.1, in: samples)
    timeTo50 = Self.time(of: 0.5, in: samples)
    timeTo90 = Self.time(of: 0.9, in: samples)
    settlingTime = Self.settlingTime(of: samples)
    let steps = zip(samples.progress.dropFirst(), samples.progress).map { abs($0 - $1) }
    peakVelocity = (steps.max() ?? 0) / CGFloat(samples.interval)
    overshoot = max((samples.progress.max() ?? 1) - 1, 0)
  }

  /// Returns the first time at which samples reach a progress, between two samples on the straight line.
  private static func time(of progress: CGFloat, in samples: MotionSamples) -> TimeInterval? {
    guard let index = samples.progress.firstIndex(where: { $0 >= progress }) else { return nil }
    return index == 0 ? 0 : crossing(of: progress, before: index, in: samples)
  }

  /// Returns the time after the last sample that lies outside of the range around the end, at which the motion enters it.
  private static func settlingTime(of samples: MotionSamples) -> TimeInterval {
    let end = samples.end
    guard let last = samples.progress.lastIndex(where: { abs($0 - end) > settledDifference }) else { return 0 }
    guard last + 1 < samples.progress.count else { return samples.duration }
    let border = samples.progress[last] < end ? end - settledDifference : end + settledDifference
    return crossing(of: border, before: last + 1, in: samples)
  }

  /// Returns the time at which the straight line from the sample before to that of an index has a value.
  private static func crossing(of value: CGFloat, before index: Int, in samples: MotionSamples) -> TimeInterval {
    let (start, end) = (samples.progress[index - 1], samples.progress[index])
    let part = end == start ? 1 : min(max((value - start) / (end - start), 0), 1)
    return samples.time(of: index - 1) + Double(part) * samples.interval
  }
}
