// SPDX-License-Identifier: MIT
import Glibc

extension timespec {
  /// The longest sleep in seconds. Waking up once a day has no noticeable cost.
  private static let longestSleep = 86_400.0

  /// Creates the duration of a sleep. It is zero for a time that has passed or is not a number, and a day for infinity.
  init(sleeping seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, Self.longestSleep) : 0
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}
