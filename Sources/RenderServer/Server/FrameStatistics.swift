// SPDX-License-Identifier: MIT

/// The number and the timing of a surface's frames. All times are in seconds.
package struct FrameStatistics: Sendable, Equatable {
  /// An interval longer than this many refreshes means that a refresh went by without its frame.
  static let lateFactor = 1.5
  /// How many intervals are kept: ten minutes at 60 Hz.
  static let maximumIntervals = 36_000

  /// Frames that came on screen.
  package private(set) var framesPresented = 0
  /// Refreshes of a running animation at which no new frame was there.
  package private(set) var lateFrames = 0
  /// The intervals between the frames of running animations; pauses in between are left out.
  package private(set) var intervals: [Double] = []
  /// When the last frame came on screen.
  package private(set) var lastPresentation: Double?

  package init() {}

  /// - Parameter continues: the frame before had more to come, so that this one was due one refresh later.
  mutating func notePresentation(at time: Double, refreshInterval: Double, continues: Bool) {
    if continues, let lastPresentation {
      let interval = time - lastPresentation
      if intervals.count < Self.maximumIntervals { intervals.append(interval) }
      if interval > Self.lateFactor * refreshInterval {
        lateFrames += max(Int((interval / refreshInterval).rounded()) - 1, 1)
      }
    }
    framesPresented += 1
    lastPresentation = time
  }

  /// The interval that a share of all intervals (0…1) does not exceed; 0 where there are none.
  package func interval(atPercentile share: Double) -> Double {
    guard !intervals.isEmpty else { return 0 }
    let sorted = intervals.sorted()
    return sorted[min(max(Int((share * Double(sorted.count)).rounded(.up)) - 1, 0), sorted.count - 1)]
  }
}
