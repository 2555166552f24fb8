// SPDX-License-Identifier: MIT

/// The distance between frames on a connection that is slow.
///
/// On such a connection, two frames would be sent together whenever two answers have arrived together, and the screen
/// would stand still in between. Therefore the second frame is sent half the time of an answer after the first.
struct AnswerPace {
  /// The times in seconds that the last frames took until they were answered.
  private var times: [Double] = []
  /// The time before which no second frame is sent, or nil if it may be sent now.
  private(set) var due: Double?

  /// The number of times that are kept. The shortest one counts. A delay of this machine makes fewer answers late, so it
  /// does not look like a slow connection.
  private static let memory = 4
  /// The time of an answer in refreshes above which the connection is slow. On a fast connection, frames wait for up to
  /// two refreshes.
  private static let slowRefreshes = 3.0

  mutating func noteSent(at now: Double, refreshInterval: Double) {
    due = interval(refreshInterval: refreshInterval).map { now + $0 }
  }

  mutating func advance(to now: Double) {
    if let due, now >= due { forgetSent() }
  }

  mutating func forgetSent() { due = nil }

  mutating func noteAnswer(after seconds: Double) {
    times.append(seconds)
    if times.count > Self.memory { times.removeFirst() }
  }

  /// Returns the time between two frames on a slow connection, or nil on a fast one.
  func interval(refreshInterval: Double) -> Double? {
    guard let time = times.min(), time > Self.slowRefreshes * refreshInterval else { return nil }
    return time / 2
  }
}
