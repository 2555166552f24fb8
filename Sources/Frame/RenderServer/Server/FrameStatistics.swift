// SPDX-License-Identifier: MIT

/// The number and the times of a surface's frames. All times are in seconds.
package struct FrameStatistics: Sendable, Equatable {
  /// The length of an interval, in refreshes, above which a refresh must have passed without its frame.
  static let lateFactor = 1.5
  /// The number of intervals that are kept: ten minutes at 60 Hz.
  static let maximumIntervals = 36_000

  /// The number of frames that have been shown.
  package private(set) var framesPresented = 0
  /// The number of refreshes during a running animation without a new frame.
  package private(set) var lateFrames = 0
  /// The intervals between the frames of running animations, without the pauses between animations.
  package private(set) var intervals: [Double] = []
  /// The time at which the last frame was shown.
  package private(set) var lastPresentation: Double?

  package init() {}

  /// - Parameter continues: Whether the previous frame had to be followed by this one at the next refresh.
  /// - Returns: The number of refreshes that have passed without this frame.
  @discardableResult
  mutating func notePresentation(at time: Double, refreshInterval: Double, continues: Bool) -> Int {
    var missed = 0
    if continues, let lastPresentation {
      let interval = time - lastPresentation
      if intervals.count < Self.maximumIntervals { intervals.append(interval) }
      if interval > Self.lateFactor * refreshInterval {
        missed = max(Int((interval / refreshInterval).rounded()) - 1, 1)
        lateFrames += missed
      }
    }
    framesPresented += 1
    lastPresentation = time
    return missed
  }

  /// Returns the interval that a fraction of all intervals (0 to 1) does not exceed, or 0 if there are none.
  package func interval(atPercentile share: Double) -> Double {
    guard !intervals.isEmpty else { return 0 }
    let sorted = intervals.sorted()
    return sorted[min(max(Int((share * Double(sorted.count)).rounded(.up)) - 1, 0), sorted.count - 1)]
  }
}
