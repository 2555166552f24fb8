// SPDX-License-Identifier: MIT
import CLinux
import Diagnostics
import Glibc

/// Wakes a thread that sleeps in poll: an eventfd, readable from `signal()` to `acknowledge()`.
final class WakeUp: Sendable {
  let fileDescriptor: Int32

  init() {
    fileDescriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    require(fileDescriptor >= 0, "no file descriptor is left for an eventfd; raise the limit (ulimit -n)")
  }

  deinit { close(fileDescriptor) }

  func signal() {
    var one: UInt64 = 1
    _ = write(fileDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  func acknowledge() {
    var count: UInt64 = 0
    _ = read(fileDescriptor, &count, MemoryLayout<UInt64>.size)
  }
}
