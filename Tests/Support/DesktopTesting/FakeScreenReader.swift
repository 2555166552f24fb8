// SPDX-License-Identifier: MIT

import CGIO
import Foundation

/// A screen reader for tests, together with the services of a desktop that it needs: the status, and the registry. One bus
/// serves as session bus and as accessibility bus.
///
/// Results and arguments are written in GVariant's text format.
package final class FakeScreenReader: @unchecked Sendable {
  private static let description = """
    <node>
      <interface name="org.a11y.Bus"><method name="GetAddress"><arg type="s" direction="out"/></method></interface>
      <interface name="org.a11y.Status">
        <property name="IsEnabled" type="b" access="read"/><property name="ScreenReaderEnabled" type="b" access="read"/>
      </interface>
      <interface name="org.a11y.atspi.Socket">
        <method name="Embed"><arg type="(so)" direction="in"/><arg type="(so)" direction="out"/></method>
      </interface>
    </node>
    """

  private let connection: OpaquePointer
  private let context: OpaquePointer
  private let loop: OpaquePointer
  private let address: String
  private let lock = NSLock()
  private var isEnabled: Bool
  private var embedded: (bus: String, path: String)?
  private var received: [String] = []
  private var finished: [String?] = []

  /// Joins a bus.
  ///
  /// - Parameter isEnabled: Whether the desktop says that assistive technology is in use.
  package init(busAddress: String, isEnabled: Bool) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0),
      let connection = g_dbus_connection_new_for_address_sync(busAddress, flags, nil, nil, nil)
    else { preconditionFailure("the test's bus does not answer at \(busAddress)") }
    (self.context, self.loop, self.connection) = (context, loop, connection)
    (address, self.isEnabled) = (busAddress, isEnabled)
    g_main_context_push_thread_default(context)
    export("org.a11y.Bus", at: "/org/a11y/bus")
    export("org.a11y.Status", at: "/org/a11y/bus")
    export("org.a11y.atspi.Socket", at: "/org/a11y/atspi/accessible/root")
    followEvents()
    g_main_context_pop_thread_default(context)
    takeName("org.a11y.atspi.Registry")
    takeName("org.a11y.Bus")
    Thread { g_main_loop_run(self.loop) }.start()
  }

  /// The application that has registered, or nil.
  package var application: (bus: String, path: String)? { lock.withLock { embedded } }

  /// The events that have arrived, as “StateChanged focused 1 6” with the last part of the object's path at the end.
  package var events: [String] { lock.withLock { received } }

  /// Says that assistive technology is in use, or is no longer.
  package func setEnabled(_ isEnabled: Bool) {
    lock.withLock { self.isEnabled = isEnabled }
    let parameters = g_variant_parse(
      nil, "('org.a11y.Status', {'IsEnabled': <\(isEnabled)>}, @as [])", nil, nil, nil)
    g_dbus_connection_emit_signal(
      connection, nil, "/org/a11y/bus", "org.freedesktop.DBus.Properties", "PropertiesChanged", parameters, nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Calls a method of an object of the application and waits for its result, or nil if it fails.
  package func call(_ object: String, _ interface: String, _ method: String, _ arguments: String = "()") -> String? {
    guard let application else { return nil }
    let reply = g_dbus_connection_call_sync(
      connection, application.bus, "/org/a11y/atspi/accessible/\(object)", interface, method,
      g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    guard let reply else { return nil }
    defer { g_variant_unref(reply) }
    guard let text = g_variant_print(reply, 0) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Calls a method without waiting for its result.
  package func startCall(_ object: String, _ interface: String, _ method: String, _ arguments: String = "()") {
    Thread { [self] in
      let result = call(object, interface, method, arguments)
      lock.withLock { finished.append(result) }
    }.start()
  }

  /// The results of the calls that were started and have ended.
  package var results: [String?] { lock.withLock { finished } }

  /// Leaves the bus.
  package func stop() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_main_loop_quit(loop)
  }

  // MARK: The services

  private func export(_ name: String, at path: String) {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, pointer in
      guard let method, let parameters, let invocation, let pointer else { return }
      Unmanaged<FakeScreenReader>.fromOpaque(pointer).takeUnretainedValue()
        .answer(String(cString: method), parameters, invocation)
    }
    table.get_property = { _, _, _, _, name, _, pointer in
      guard let name, let pointer else { return nil }
      let reader = Unmanaged<FakeScreenReader>.fromOpaque(pointer).takeUnretainedValue()
      let isEnabled = reader.lock.withLock { reader.isEnabled }
      return g_variant_new_boolean(isEnabled && String(cString: name) == "IsEnabled" ? 1 : 0)
    }
    guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else {
      preconditionFailure("the description of the services does not parse")
    }
    let id = g_dbus_connection_register_object(
      connection, path, g_dbus_node_info_lookup_interface(node, name), &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    precondition(id != 0, "the object \(path) cannot be exported")
    g_dbus_node_info_unref(node)
  }

  private func answer(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {
    if method == "GetAddress" {
      return g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, "('\(address)',)", nil, nil, nil))
    }
    let plug = g_variant_get_child_value(parameters, 0)
    let parts = (0..<2).map { index in
      let part = g_variant_get_child_value(plug, gsize(index))
      defer { g_variant_unref(part) }
      return String(cString: g_variant_get_string(part, nil))
    }
    g_variant_unref(plug)
    lock.withLock { embedded = (parts[0], parts[1]) }
    let desktop = "(('org.a11y.atspi.Registry', objectpath '/org/a11y/atspi/accessible/root'),)"
    g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, desktop, nil, nil, nil))
  }

  private func takeName(_ name: String) {
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_parse(nil, "('\(name)', uint32 0)", nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    precondition(reply != nil, "the bus does not give the name \(name)")
    g_variant_unref(reply)
  }

  // MARK: Events

  private func followEvents() {
    g_dbus_connection_signal_subscribe(
      connection, nil, "org.a11y.atspi.Event.Object", nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, _, signal, parameters, pointer in
        guard let path, let signal, let parameters, let pointer else { return }
        let reader = Unmanaged<FakeScreenReader>.fromOpaque(pointer).takeUnretainedValue()
        reader.note(String(cString: path), String(cString: signal), parameters)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func note(_ path: String, _ signal: String, _ parameters: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(parameters)) == "(siiva{sv})" else { return }
    let detail = g_variant_get_child_value(parameters, 0)
    let number = g_variant_get_child_value(parameters, 1)
    defer {
      g_variant_unref(detail)
      g_variant_unref(number)
    }
    let object = path.split(separator: "/").last.map(String.init) ?? path
    let words = [
      signal, String(cString: g_variant_get_string(detail, nil)), "\(g_variant_get_int32(number))", object,
    ]
    lock.withLock { received.append(words.joined(separator: " ")) }
  }
}
