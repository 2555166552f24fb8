// SPDX-License-Identifier: MIT
import CLinux
import Glibc

/// Wakes a thread that sleeps in `poll`: an eventfd that is readable from `signal()` to `acknowledge()`.
package final class WakeUp: Sendable {
  package let fileDescriptor: Int32

  package init() throws(ConnectionError) {
    fileDescriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard fileDescriptor >= 0 else { throw ConnectionError(reason: .noDescriptorLeft, displayName: "") }
  }

  deinit { close(fileDescriptor) }

  package func signal() {
    var one: UInt64 = 1
    _ = write(fileDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  package func acknowledge() {
    var count: UInt64 = 0
    _ = read(fileDescriptor, &count, MemoryLayout<UInt64>.size)
  }
}
