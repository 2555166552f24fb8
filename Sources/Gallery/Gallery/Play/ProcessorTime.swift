// SPDX-License-Identifier: MIT
import UIKit

/// The processor time of this program.
enum ProcessorTime {
  /// The user and system time of all threads so far, in seconds.
  static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
