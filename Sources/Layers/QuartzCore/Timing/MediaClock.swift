// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The clock behind `CACurrentMediaTime()`: absolute monotonic seconds.
///
/// Tests and recordings replace it, on the main thread and before anything else reads it.
nonisolated package enum MediaClock {
  package nonisolated(unsafe) static var now: () -> Double = monotonic

  /// Returns the time of CLOCK_MONOTONIC, which the X server and the Present extension use too.
  package static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Returns the current absolute time in seconds.
///
/// The clock is monotonic, and is the one that the X server uses. Tests use the manual clock.
nonisolated public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }
