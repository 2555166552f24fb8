// SPDX-License-Identifier: MIT

import CGIO

/// Follows whether assistive technology is in use, on the connection and the thread of the portal.
///
///     watching the name ─► reading the status, whenever it changes ─► asking for the address, if it is in use
///
/// The service is never started for this: a screen reader starts it.
final class AssistanceWatch {
  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"

  private let connection: OpaquePointer
  private let cancellable: UnsafeMutablePointer<GCancellable>
  private let onChange: (String?) -> Void
  /// The address that was reported last, or nil if assistive technology is not in use.
  private var reported: String?
  private var ids: (subscription: UInt32, watch: UInt32) = (0, 0)

  /// - Parameter onChange: Called with the address of the accessibility bus when assistive technology begins to be used, and
  ///   with nil when it is no longer.
  init(
    _ connection: OpaquePointer, cancellable: UnsafeMutablePointer<GCancellable>, onChange: @escaping (String?) -> Void
  ) {
    (self.connection, self.cancellable, self.onChange) = (connection, cancellable, onChange)
  }

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func watch(_ pointer: UnsafeMutableRawPointer?) -> AssistanceWatch? {
    pointer.map { Unmanaged<AssistanceWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  func start() {
    ids.subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.path, Self.interface,
      G_DBUS_SIGNAL_FLAGS_NONE, { _, _, _, _, _, _, pointer in AssistanceWatch.watch(pointer)?.readStatus() }, pointer,
      nil)
    ids.watch = g_bus_watch_name_on_connection(
      connection, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, pointer in AssistanceWatch.watch(pointer)?.readStatus() },
      { _, _, pointer in AssistanceWatch.watch(pointer)?.report(nil) }, pointer, nil)
  }

  func stop() {
    g_bus_unwatch_name(ids.watch)
    g_dbus_connection_signal_unsubscribe(connection, ids.subscription)
  }

  /// Requests the status. It does not wait for the reply.
  private func readStatus() {
    var interface: OpaquePointer? = g_variant_new_string(Self.interface)
    let arguments = g_variant_new_tuple(&interface, 1)
    call("org.freedesktop.DBus.Properties", "GetAll", arguments) { connection, result, pointer in
      let watch = AssistanceWatch.watch(pointer)
      AssistanceWatch.finish(connection, result) { watch?.use(ifIn: $0) }
    }
  }

  /// Requests the address if the reply, of type `(a{sv})`, says that assistive technology is in use.
  private func use(ifIn reply: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(reply)) == "(a{sv})" else { return }
    let properties = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(properties) }
    let isInUse = ["IsEnabled", "ScreenReaderEnabled"].contains { Self.isTrue($0, in: properties) }
    guard isInUse else { return report(nil) }
    call(Self.name, "GetAddress", nil) { connection, result, pointer in
      let watch = AssistanceWatch.watch(pointer)
      AssistanceWatch.finish(connection, result) { watch?.readAddress($0) }
    }
  }

  private static func isTrue(_ key: String, in properties: OpaquePointer?) -> Bool {
    guard let value = g_variant_lookup_value(properties, key, nil) else { return false }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_type_string(value)) == "b" && g_variant_get_boolean(value) != 0
  }

  private func readAddress(_ reply: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(reply)) == "(s)" else { return }
    let address = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(address) }
    report(String(cString: g_variant_get_string(address, nil)))
  }

  private func report(_ address: String?) {
    let address = address?.isEmpty ?? true ? nil : address
    guard address != reported else { return }
    reported = address
    onChange(address)
  }

  // MARK: Calls

  private func call(
    _ interface: String, _ method: String, _ arguments: OpaquePointer?, _ onReply: GAsyncReadyCallback?
  ) {
    g_dbus_connection_call(
      connection, Self.name, Self.path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1,
      cancellable, onReply, pointer)
  }

  private static func finish(
    _ connection: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ body: (OpaquePointer) -> Void
  ) {
    guard let reply = g_dbus_connection_call_finish(connection.map { OpaquePointer($0) }, result, nil) else { return }
    defer { g_variant_unref(reply) }
    body(reply)
  }
}
