// SPDX-License-Identifier: MIT

import Glibc

/// Converts the server's 32-bit times in milliseconds to seconds that do not wrap, and relates them to this machine's
/// clock.
struct ServerClock {
  private var epoch: Double = 0
  private var lastMilliseconds: Double = 0
  /// The smallest difference between local and server time so far, that of the event with the shortest delay.
  private var offset: Double?

  private static let wrap = 4_294_967_296.0

  /// Returns seconds since the zero of the server's clock.
  mutating func seconds(serverMilliseconds: UInt) -> Double {
    let milliseconds = Double(UInt32(truncatingIfNeeded: serverMilliseconds))
    if milliseconds < lastMilliseconds - Self.wrap / 2 { epoch += Self.wrap }
    lastMilliseconds = milliseconds
    return (epoch + milliseconds) / 1000
  }

  /// Records that an event with this server time has just been read.
  mutating func noteArrival(serverSeconds: Double, localSeconds: Double) {
    let seen = localSeconds - serverSeconds
    offset = min(offset ?? seen, seen)
  }

  func localSeconds(serverSeconds: Double) -> Double {
    serverSeconds + (offset ?? 0)
  }

  func serverSeconds(localSeconds: Double) -> Double {
    localSeconds - (offset ?? 0)
  }

  /// The time of CLOCK_MONOTONIC, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
