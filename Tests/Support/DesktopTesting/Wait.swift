// SPDX-License-Identifier: MIT

import Foundation

/// Seconds within which what must happen happens, also on a slow and busy machine. Only a failing test waits so long.
package let patience = 60.0

/// Waits for a condition, looking again and again, and gives up after `limit` seconds. Returns whether it came.
@discardableResult
package func waitUntil(upTo limit: Double = patience, _ condition: () -> Bool) -> Bool {
  let end = DispatchTime.now().uptimeNanoseconds + UInt64(limit * 1e9)
  while !condition() {
    if DispatchTime.now().uptimeNanoseconds > end { return false }
    usleep(pollInterval)
  }
  return true
}

/// Microseconds between two looks.
private let pollInterval: UInt32 = 2000
