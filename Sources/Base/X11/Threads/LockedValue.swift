// SPDX-License-Identifier: MIT
import Foundation

/// A value that several threads share, protected by a lock.
///
/// It corresponds to `Mutex` of the module Synchronization, which the thread sanitizer does not recognize because it is
/// inlined, so that it reports everything the mutex protects as a race.
package final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
