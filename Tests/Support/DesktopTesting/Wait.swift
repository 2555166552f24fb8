// SPDX-License-Identifier: MIT

import Foundation

/// The time in seconds after which a wait fails. It is long enough for a slow and busy machine, and only failing tests
/// use it up.
package let waitTimeout = 60.0

/// Waits for a condition by polling, for at most `limit` seconds. Returns whether it became true.
@discardableResult
package func waitUntil(upTo limit: Double = waitTimeout, _ condition: () -> Bool) -> Bool {
  let end = DispatchTime.now().uptimeNanoseconds + UInt64(limit * 1e9)
  while !condition() {
    if DispatchTime.now().uptimeNanoseconds > end { return false }
    usleep(pollInterval)
  }
  return true
}

/// The time between two checks, in microseconds.
private let pollInterval: UInt32 = 2000
