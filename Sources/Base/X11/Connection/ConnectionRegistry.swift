// SPDX-License-Identifier: MIT

import CX11
import Glibc
import Synchronization

/// Finds the connection that an Xlib handler is called for.
///
/// Xlib has a single error handler for the whole process and passes it only the display, so this table cannot belong to
/// a connection.
final class ConnectionRegistry: Sendable {
  static let shared = ConnectionRegistry()

  private struct Entry: @unchecked Sendable {
    weak var connection: Connection?
  }

  private let entries = Mutex<[UInt: Entry]>([:])

  /// Installs this process's Xlib handlers, once.
  private init() {
    XSetErrorHandler { display, event in
      if let display, let event {
        ConnectionRegistry.shared.connection(of: display)?.receive(error: event.pointee)
      }
      return 0
    }
    // A library is used only if the server has its extension, so that its absence means a lost display.
    XSetExtensionErrorHandler { _, _, _ in 0 }
    // After this returns, Xlib calls the display's own exit handler, which reports the loss. A display that is being
    // opened has none yet.
    XSetIOErrorHandler { display in
      if let display, !ConnectionRegistry.shared.isRegistered(display) {
        ConnectionLoss.report(displayName: XDisplayString(display).map { String(cString: $0) } ?? "")
        ConnectionLoss.exit()
      }
      return 0
    }
  }

  /// Installs the handlers before the first display is opened.
  static func installHandlers() { _ = shared }

  func add(_ connection: Connection) {
    let key = UInt(bitPattern: connection.display)
    let entry = Entry(connection: connection)
    entries.withLock { $0[key] = entry }
    XSetIOErrorExitHandler(
      connection.display,
      { display, _ in
        guard let display else { return }
        x_discard_requests_from_now_on(display)
        ConnectionRegistry.shared.connection(of: display)?.receiveConnectionLoss()
      }, nil)
  }

  /// Removes a display's connection, and then closes the display with `close`.
  func remove(_ display: OpaquePointer, close: () -> Void) {
    let key = UInt(bitPattern: display)
    entries.withLock { $0[key] = Entry(connection: nil) }
    close()
    // Another thread may have opened a display at the same address in the meantime.
    entries.withLock { if $0[key]?.connection == nil { $0[key] = nil } }
  }

  private func isRegistered(_ display: OpaquePointer) -> Bool {
    entries.withLock { $0[UInt(bitPattern: display)] != nil }
  }

  private func connection(of display: OpaquePointer) -> Connection? {
    entries.withLock { $0[UInt(bitPattern: display)] }?.connection
  }
}
