// SPDX-License-Identifier: MIT
import Glibc

/// Reads the clock. Nothing else in this module does.
enum FrameClock {
  /// The current time in absolute monotonic seconds, the time base of `CACurrentMediaTime()`.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
