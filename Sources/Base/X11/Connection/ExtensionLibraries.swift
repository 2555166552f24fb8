// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// The client libraries of the server's extensions, which all connections share.
///
/// Each library keeps a list of the displays that use it. libXi and libXext free theirs with the last display, without a
/// lock. A thread that is about to enter its display would write to freed memory if another thread closed the only other
/// one at that instant. So no display is closed while one is being entered. Several can be entered at the same time, because
/// that takes round trips.
enum ExtensionLibraries {
  /// Held for reading while a display is entered, and for writing while one is closed. It lives as long as the process.
  nonisolated(unsafe) private static let lists: UnsafeMutablePointer<pthread_rwlock_t> = {
    let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
    pthread_rwlock_init(lock, nil)
    return lock
  }()

  /// Runs `body`, which enters a display in the lists.
  static func entering<Result>(_ body: () -> Result) -> Result {
    pthread_rwlock_rdlock(lists)
    defer { pthread_rwlock_unlock(lists) }
    return body()
  }

  /// Enters a display in the lists of several libraries side by side, so that it takes the round trips of one.
  ///
  /// If the display is lost, Xlib keeps it locked for the first thread that notices, for ever. With several libraries, it
  /// must therefore be one that is being opened, whose loss ends the program.
  static func enter(_ libraries: [ClientLibrary], _ display: OpaquePointer) {
    nonisolated(unsafe) let display = display
    let others = libraries.dropFirst().map { library in
      ThreadWork(name: "connecting", stackSize: stackSize) { entering { library.enter(display) } }
    }
    entering { libraries.first?.enter(display) }
    for other in others { other.value }
  }

  /// The size in bytes of the stacks of short threads.
  static let stackSize = 256 << 10

  /// Closes a display and removes it from the lists.
  static func close(_ display: OpaquePointer) {
    pthread_rwlock_wrlock(lists)
    defer { pthread_rwlock_unlock(lists) }
    XCloseDisplay(display)
  }
}
