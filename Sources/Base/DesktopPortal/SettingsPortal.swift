// SPDX-License-Identifier: MIT

import CGIO
import Diagnostics
import Foundation

/// Reads the desktop portal's settings over D-Bus and follows their changes.
///
/// It has a thread of its own, because connecting to a bus and authenticating block, and a bus or a portal may be slow
/// or not respond. GIO's main loop on that thread sleeps until the bus sends something. The alternative, serving GLib's
/// main context from the program's event loop, would require querying its descriptors and timeouts before each sleep,
/// and connecting would still block.
///
/// The bus starts the portal if it is not running. The settings are read again whenever the portal reappears.
package final class SettingsPortal: Sendable {
  private let cancellable: Cancellable

  /// Starts to read the settings.
  ///
  /// - Parameters:
  ///   - busAddress: The D-Bus address of the session bus.
  ///   - onAssistance: Called on the portal's thread with the address of the accessibility bus when assistive technology
  ///     begins to be used, and with nil when it is no longer.
  ///   - onChange: Called on the portal's thread with the settings, when a first preference is known and whenever they
  ///     change.
  package init(
    busAddress: String, onAssistance: @escaping @Sendable (String?) -> Void = { _ in },
    onChange: @escaping @Sendable (PortalSettings) -> Void
  ) {
    let cancellable = Cancellable()
    self.cancellable = cancellable
    // Without a thread, the settings are those of programs on a desktop without a portal.
    ProgramThread.tryToStart(name: "portal") {
      PortalListener(cancellable: cancellable.pointer, onAssistance: onAssistance, onChange: onChange)
        .run(busAddress: busAddress)
    }
  }

  deinit { stop() }

  /// Ends the thread without waiting for it, even if it is waiting for the bus.
  package func stop() { cancellable.cancel() }

  /// Returns the address of the session bus: `DBUS_SESSION_BUS_ADDRESS`, or the socket that systemd makes in
  /// `XDG_RUNTIME_DIR`. Returns nil if there is neither, because a bus is never started.
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
