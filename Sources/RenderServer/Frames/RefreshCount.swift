// SPDX-License-Identifier: MIT

/// The refreshes of the monitor as the server counts them: the time of the last one, the interval between them, and the
/// last one for which something was sent.
struct RefreshCount {
  /// The time between two refreshes in seconds.
  var interval: Double
  /// The time of the last refresh that the server has reported.
  private(set) var lastTime = 0.0
  /// Whether all refreshes up to now have been reported.
  private(set) var isCurrent = false
  private var lastCount: UInt64 = 0
  private var lastTarget: UInt64 = 0

  /// The weight of each new measurement in the interval.
  private static let smoothing = 0.1
  private static let credibleIntervals = 1.0 / 1000...1.0 / 20
  /// The time in seconds before a refresh after which a frame is assumed to miss it.
  private static let leadTime = 0.001

  init(interval: Double) { self.interval = interval }

  /// Returns the time at which the next frame to be sent will be shown.
  func presentationTime(now: Double) -> Double {
    if isCurrent, lastTarget > lastCount { return lastTime + Double(lastTarget + 1 - lastCount) * interval }
    let elapsed = now + Self.leadTime - lastTime
    return lastTime + max((elapsed / interval).rounded(.up), 1) * interval
  }

  /// Returns the refresh for which to send something now: the one after the last refresh or after the last target,
  /// whichever is later.
  mutating func nextTarget() -> UInt64 {
    lastTarget = (isCurrent ? max(lastTarget, lastCount) : lastCount) + 1
    return lastTarget
  }

  /// Records a refresh, and measures the interval by it.
  mutating func note(count: UInt64, at time: Double) {
    if lastCount > 0, count > lastCount, count - lastCount <= 2 {
      let measured = (time - lastTime) / Double(count - lastCount)
      if Self.credibleIntervals.contains(measured) { interval += (measured - interval) * Self.smoothing }
    }
    lastCount = count
    lastTime = time
    isCurrent = true
  }

  /// Marks the count as out of date, because refreshes have not been reported.
  mutating func noteGap() { isCurrent = false }
}
