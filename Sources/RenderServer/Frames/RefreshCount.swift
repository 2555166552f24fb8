// SPDX-License-Identifier: MIT

/// The refreshes of the monitor, as the server counts them: when the last one was, how long one takes, and for which
/// one something was sent last.
struct RefreshCount {
  /// Seconds from one refresh to the next.
  var interval: Double
  /// When the last refresh was that was heard of.
  private(set) var lastTime = 0.0
  /// Whether the refreshes have been followed up to now.
  private(set) var isCurrent = false
  private var lastCount: UInt64 = 0
  private var lastTarget: UInt64 = 0

  /// How much of each new measurement goes into the interval.
  private static let smoothing = 0.1
  private static let credibleIntervals = 1.0 / 1000...1.0 / 20
  /// A frame begun later than this before a refresh is taken to miss it.
  private static let leadTime = 0.001

  init(interval: Double) { self.interval = interval }

  /// When a frame that is sent next will be seen.
  func presentationTime(now: Double) -> Double {
    if isCurrent, lastTarget > lastCount { return lastTime + Double(lastTarget + 1 - lastCount) * interval }
    let elapsed = now + Self.leadTime - lastTime
    return lastTime + max((elapsed / interval).rounded(.up), 1) * interval
  }

  /// Returns the refresh for which to send something now: the one after the last, or after the last target.
  mutating func nextTarget() -> UInt64 {
    lastTarget = (isCurrent ? max(lastTarget, lastCount) : lastCount) + 1
    return lastTarget
  }

  /// Notes a refresh, and measures the interval by it.
  mutating func note(count: UInt64, at time: Double) {
    if lastCount > 0, count > lastCount, count - lastCount <= 2 {
      let measured = (time - lastTime) / Double(count - lastCount)
      if Self.credibleIntervals.contains(measured) { interval += (measured - interval) * Self.smoothing }
    }
    lastCount = count
    lastTime = time
    isCurrent = true
  }

  /// Refreshes have gone by without being followed.
  mutating func noteGap() { isCurrent = false }
}
