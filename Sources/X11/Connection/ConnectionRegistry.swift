// SPDX-License-Identifier: MIT

import CX11
import Synchronization

/// Finds the connection that an Xlib handler is about.
///
/// Xlib has one error handler for the whole process, and tells it only the display; so this table cannot belong to any
/// one connection.
final class ConnectionRegistry: Sendable {
  static let shared = ConnectionRegistry()

  private struct Entry: @unchecked Sendable {
    weak var connection: Connection?
  }

  private let entries = Mutex<[UInt: Entry]>([:])

  /// Makes this process's Xlib handlers ours, once.
  private init() {
    XSetErrorHandler { display, event in
      if let display, let event {
        ConnectionRegistry.shared.connection(of: display)?.receive(error: event.pointee)
      }
      return 0
    }
    // Returning from here leads Xlib to the display's own exit handler, which says the rest.
    XSetIOErrorHandler { _ in 0 }
  }

  func add(_ connection: Connection) {
    let key = UInt(bitPattern: connection.display)
    let entry = Entry(connection: connection)
    entries.withLock { $0[key] = entry }
    XSetIOErrorExitHandler(
      connection.display,
      { display, _ in
        guard let display else { return }
        ConnectionRegistry.shared.connection(of: display)?.receiveConnectionLoss()
      }, nil)
  }

  func remove(display: OpaquePointer) {
    entries.withLock { _ = $0.removeValue(forKey: UInt(bitPattern: display)) }
  }

  private func connection(of display: OpaquePointer) -> Connection? {
    entries.withLock { $0[UInt(bitPattern: display)] }?.connection
  }
}
