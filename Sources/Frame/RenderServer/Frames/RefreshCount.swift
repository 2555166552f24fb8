// SPDX-License-Identifier: MIT

/// The refreshes of the monitor as the server counts them: the time of the last refresh, the interval between two, and
/// the last refresh for which something was sent.
struct RefreshCount {
  /// The time between two refreshes in seconds.
  var interval: Double
  /// The time of the last refresh that the server has reported.
  private(set) var lastTime = 0.0
  /// Whether all refreshes up to now have been reported.
  private(set) var isCurrent = false
  /// Whether the refreshes are those of a monitor. A server without one counts intervals of its clock. If it is asked
  /// in the second half of an interval, it counts the next refresh as having occurred.
  private(set) var hasMonitor = true
  /// Whether the server may have no monitor: its last refresh is at the time that follows from its clock.
  private var isNominal = true
  /// Whether the last refresh that was reported is later than the one for which something was sent.
  private var isLate = false
  private var inquiry = Inquiry.none
  private var lastCount: UInt64 = 0
  private var lastTarget: UInt64 = 0

  /// A question between two refreshes, for the count of refreshes.
  ///
  ///     none ── asked ──► sent ── the answer ──► answered ── a refresh ──► none
  private enum Inquiry {
    case none
    case sent(serial: UInt32)
    case answered(count: UInt64, time: Double)

    var isSent: Bool { if case .sent = self { true } else { false } }
  }

  /// The weight of each new measurement in the interval.
  private static let smoothing = 0.1
  private static let credibleIntervals = 1.0 / 1000...1.0 / 20
  /// The time in seconds before a refresh after which a frame is assumed to miss it.
  private static let leadTime = 0.001
  /// The fraction of an interval by which a refresh of a monitor differs at most from a regular one.
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

  /// Whether the server should be asked between two refreshes. The answer may show that it has no monitor. It is asked
  /// for the first frame after a pause, and for a frame that follows a late one.
  ///
  /// As long as each frame is shown at a refresh, the frames alone do not show that there is no monitor. Meanwhile a
  /// frame that takes more than half an interval is late, because its refresh counts as having occurred.
  var isInDoubt: Bool { hasMonitor && isNominal && (!isCurrent || isLate) && !inquiry.isSent }

  /// Records that the server is asked for the count, with a serial number.
  mutating func noteInquiry(serial: UInt32) { inquiry = .sent(serial: serial) }

  /// Records the server's answer to an inquiry. With a monitor, it is the time of the last refresh.
  ///
  /// - Returns: Whether the answer belongs to an inquiry.
  mutating func noteAnswer(serial: UInt32, count: UInt64, at time: Double) -> Bool {
    guard case .sent(serial) = inquiry else { return false }
    inquiry = .answered(count: count, time: time)
    return true
  }

  /// Records a refresh, and measures the interval by it.
  mutating func note(count: UInt64, at reported: Double) {
    let nominal = nominalTime(count: count, at: reported)
    isNominal = nominal != nil
    if !isNominal {
      hasMonitor = true
    } else if isIrregular(count: count, at: reported) {
      hasMonitor = false
    }
    if !inquiry.isSent { inquiry = .none }
    isLate = isCurrent && count > lastTarget
    let time = hasMonitor ? reported : nominal ?? reported
    if lastCount > 0, count > lastCount, count - lastCount <= 2 {
      let measured = (time - lastTime) / Double(count - lastCount)
      if Self.credibleIntervals.contains(measured) { interval += (measured - interval) * Self.smoothing }
    }
    lastCount = count
    lastTime = time
    isCurrent = true
  }

  /// Returns the time of a refresh of a server without a monitor: `count` intervals after the zero of its clock, each of
  /// whole microseconds. Returns nil if the reported time is nearer to another refresh, as it is with a monitor.
  private func nominalTime(count: UInt64, at reported: Double) -> Double? {
    guard count > 0 else { return nil }
    let period = (reported / Double(count) * 1e6).rounded() / 1e6
    guard abs(period - interval) < Self.regularity * interval else { return nil }
    return abs(reported / period - Double(count)) <= 0.5 ? Double(count) * period : nil
  }

  /// Returns whether a refresh has been reported at a time at which no monitor refreshes.
  private func isIrregular(count: UInt64, at reported: Double) -> Bool {
    if case .answered(let before, let time) = inquiry {
      return isIrregular(count: count, at: reported, after: before, at: time)
    }
    return isCurrent && isIrregular(count: count, at: reported, after: lastCount, at: lastTime)
  }

  private func isIrregular(count: UInt64, at reported: Double, after before: UInt64, at time: Double) -> Bool {
    guard count >= before, count - before <= 2 else { return false }
    return abs(reported - time - Double(count - before) * interval) > Self.regularity * interval
  }

  /// Marks the count as out of date, because refreshes have not been reported.
  mutating func noteGap() { isCurrent = false }
}
