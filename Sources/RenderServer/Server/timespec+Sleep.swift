// SPDX-License-Identifier: MIT
import Glibc

extension timespec {
  /// The longest sleep, in seconds. A program that wakes up once a day for nothing costs nothing.
  private static let longestSleep = 86_400.0

  /// The time of a sleep of so many seconds: none for a time that has passed or is not a number, a day for one that is
  /// infinite.
  init(sleeping seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, Self.longestSleep) : 0
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}
