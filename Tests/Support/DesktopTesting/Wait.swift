// SPDX-License-Identifier: MIT

import Foundation

/// Waits for a condition, looking again and again, and gives up after `limit` seconds. Returns whether it came.
@discardableResult
package func waitUntil(upTo limit: Double = 10, _ condition: () -> Bool) -> Bool {
  let end = DispatchTime.now().uptimeNanoseconds + UInt64(limit * 1e9)
  while !condition() {
    if DispatchTime.now().uptimeNanoseconds > end { return false }
    usleep(pollInterval)
  }
  return true
}

/// Microseconds between two looks.
private let pollInterval: UInt32 = 2000
