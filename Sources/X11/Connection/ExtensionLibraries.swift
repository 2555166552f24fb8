// SPDX-License-Identifier: MIT

import Synchronization

/// The client libraries of the server's extensions, which all connections share.
///
/// Each library keeps a list of the displays that use it. It makes the list with the first display, and libXi and libXext
/// free it with the last, neither under a lock. A thread that is about to enter its display would write to freed memory if
/// another thread closed the only other one at that instant, so entering and closing take turns.
enum ExtensionLibraries {
  private static let lists = Mutex(())

  /// Runs `body`, which enters a display in the lists or removes it. It must not open or close another display.
  static func withLists<Result>(_ body: () -> Result) -> Result {
    lists.withLock { _ in body() }
  }
}
