// SPDX-License-Identifier: MIT
import Glibc

/// The only reader of a clock in this module.
enum FrameClock {
  /// Absolute monotonic seconds, the time base of `CACurrentMediaTime()`.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
