// SPDX-License-Identifier: MIT
import Foundation

/// A value that several threads share, one at a time.
///
/// As Synchronization's `Mutex`, but with a lock that the thread sanitizer knows; that one's is inlined, out of its
/// sight, and all that it guards is reported as a race.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
