// SPDX-License-Identifier: MIT

import CGIO
import Foundation

/// A desktop portal for tests, which has settings, answers `ReadAll`, and signals changes.
///
/// Values are written in GVariant's text format: `uint32 1`, `(0.5, 0.25, 1.0)`.
package final class FakePortal: @unchecked Sendable {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let description = """
    <node><interface name="\(interface)">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """

  private let connection: OpaquePointer
  private let context: OpaquePointer
  private let loop: OpaquePointer
  private let answers: Bool
  private let lock = NSLock()
  private var settings: [String: String]
  private var readCount = 0

  /// Creates a portal, and acquires its name on the bus.
  ///
  /// - Parameter answers: Whether the portal replies. False simulates one that hangs.
  package init(busAddress: String, settings: [String: String] = [:], answers: Bool = true) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0),
      let connection = g_dbus_connection_new_for_address_sync(busAddress, flags, nil, nil, nil)
    else { preconditionFailure("the test's bus does not answer at \(busAddress)") }
    (self.context, self.loop, self.connection) = (context, loop, connection)
    (self.settings, self.answers) = (settings, answers)
    g_main_context_push_thread_default(context)
    exportSettings()
    g_main_context_pop_thread_default(context)
    takeName()
    Thread { g_main_loop_run(self.loop) }.start()
  }

  /// The number of times that the settings have been read.
  package var reads: Int { lock.withLock { readCount } }

  /// Changes a setting, and announces the change on the bus.
  package func set(_ key: String, to value: String) {
    lock.withLock { settings[key] = value }
    let parameters = g_variant_parse(nil, "('\(Self.namespace)', '\(key)', <\(value)>)", nil, nil, nil)
    g_dbus_connection_emit_signal(connection, nil, Self.path, Self.interface, "SettingChanged", parameters, nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Leaves the bus.
  package func stop() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_main_loop_quit(loop)
  }

  private func exportSettings() {
    let handle: GDBusInterfaceMethodCallFunc = { _, _, _, _, _, _, invocation, pointer in
      guard let invocation, let pointer else { return }
      Unmanaged<FakePortal>.fromOpaque(pointer).takeUnretainedValue().answer(invocation)
    }
    var table = GDBusInterfaceVTable()
    table.method_call = handle
    guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else {
      preconditionFailure("the portal's description does not parse")
    }
    let interface = g_dbus_node_info_lookup_interface(node, Self.interface)
    let id = g_dbus_connection_register_object(
      connection, Self.path, interface, &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    precondition(id != 0, "the portal's object cannot be exported")
    g_dbus_node_info_unref(node)
  }

  private func takeName() {
    let arguments = g_variant_parse(nil, "('org.freedesktop.portal.Desktop', uint32 0)", nil, nil, nil)
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", arguments,
      nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    precondition(reply != nil, "the bus does not give the portal its name")
    g_variant_unref(reply)
  }

  private func answer(_ invocation: OpaquePointer) {
    let entries = lock.withLock {
      readCount += 1
      return settings.map { "'\($0.key)': <\($0.value)>" }.joined(separator: ", ")
    }
    guard answers else { return }
    let text = "({'\(Self.namespace)': @a{sv} {\(entries)}},)"
    g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, text, nil, nil, nil))
  }
}
