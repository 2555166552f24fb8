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
  /// Whether the refreshes are those of a monitor. A server without one counts intervals of its clock, and asked in the
  /// second half of an interval it counts the next refresh as having occurred.
  private(set) var hasMonitor = true
  private var lastCount: UInt64 = 0
  private var lastTarget: UInt64 = 0

  /// The weight of each new measurement in the interval.
  private static let smoothing = 0.1
  private static let credibleIntervals = 1.0 / 1000...1.0 / 20
  /// The time in seconds before a refresh after which a frame is assumed to miss it.
  private static let leadTime = 0.001
  /// The part of an interval by which the refreshes of a monitor never differ from regular ones.
  private static let regularity = 1.0 / 16

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
  mutating func note(count: UInt64, at reported: Double) {
    let nominal = nominalTime(count: count, at: reported)
    if nominal == nil {
      hasMonitor = true
    } else if isIrregular(count: count, at: reported) {
      hasMonitor = false
    }
    let time = hasMonitor ? reported : nominal ?? reported
    if lastCount > 0, count > lastCount, count - lastCount <= 2 {
      let measured = (time - lastTime) / Double(count - lastCount)
      if Self.credibleIntervals.contains(measured) { interval += (measured - interval) * Self.smoothing }
    }
    lastCount = count
    lastTime = time
    isCurrent = true
  }

  /// Returns the time of a refresh of a server without a monitor: `count` intervals of whole microseconds after the zero
  /// of its clock. Nil if the time that was reported is not nearest to this refresh, as with a monitor.
  private func nominalTime(count: UInt64, at reported: Double) -> Double? {
    guard count > 0 else { return nil }
    let period = (reported / Double(count) * 1e6).rounded() / 1e6
    guard abs(period - interval) < Self.regularity * interval else { return nil }
    return abs(reported / period - Double(count)) <= 0.5 ? Double(count) * period : nil
  }

  /// Returns whether a refresh has been reported at a time that no monitor has.
  private func isIrregular(count: UInt64, at reported: Double) -> Bool {
    guard isCurrent, count >= lastCount, count - lastCount <= 2 else { return false }
    return abs(reported - lastTime - Double(count - lastCount) * interval) > Self.regularity * interval
  }

  /// Marks the count as out of date, because refreshes have not been reported.
  mutating func noteGap() { isCurrent = false }
}
