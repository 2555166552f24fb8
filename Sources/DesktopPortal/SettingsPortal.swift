// SPDX-License-Identifier: MIT

import CGIO
import CLinux
import Foundation

/// The desktop portal's settings, read and followed over D-Bus.
///
/// Everything happens on a thread of its own, because connecting to a bus and authenticating block, and a bus or a
/// portal may be slow or dead: whoever waits, it is not the program. GIO's main loop on that thread sleeps until the bus
/// sends something. The alternative, serving GLib's main context from the program's event loop, would need its
/// descriptors and timeouts queried anew before each sleep, and a connection that blocks all the same.
///
/// The portal is started by the bus if it is not running, and read again whenever it comes back.
package final class SettingsPortal: Sendable {
  private let cancellable: Cancellable

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - busAddress: the D-Bus address of the session bus.
  ///   - onChange: receives the settings when they are first known and whenever they change, on the portal's thread.
  package init(busAddress: String, onChange: @escaping @Sendable (PortalSettings) -> Void) {
    let cancellable = Cancellable()
    self.cancellable = cancellable
    let thread = Thread {
      linux_set_thread_name("portal")
      PortalListener(cancellable: cancellable.pointer, onChange: onChange).run(busAddress: busAddress)
    }
    thread.start()
  }

  deinit { stop() }

  /// Ends the thread, also while it waits for the bus, without waiting for it.
  package func stop() { g_cancellable_cancel(cancellable.pointer) }

  /// The address of the session bus: `DBUS_SESSION_BUS_ADDRESS`, or the socket that systemd makes in `XDG_RUNTIME_DIR`.
  /// Nil if there is neither: a bus is never started.
  package static func sessionBusAddress(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let directory = environment["XDG_RUNTIME_DIR"], directory.hasPrefix("/") else { return nil }
    let path = "\(directory)/bus"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return g_dbus_address_escape_value(path).map { escaped in
      defer { g_free(escaped) }
      return "unix:path=\(String(cString: escaped))"
    }
  }
}

/// A `GCancellable`, which any thread may cancel.
private final class Cancellable: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>

  init() { pointer = g_cancellable_new() }

  deinit { g_object_unref(pointer) }
}
