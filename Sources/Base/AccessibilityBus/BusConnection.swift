// SPDX-License-Identifier: MIT

import CGIO
import DesktopPortal
import Diagnostics
import Synchronization

/// A connection to the accessibility bus.
///
/// Calls are received by a filter, on GIO's own thread. GIO's usual way, which is to register each object, would need a
/// thread with a main loop and a description of each interface.
final class BusConnection: @unchecked Sendable {
  /// The connections by a number. A filter may still run when its connection has gone.
  private static let open = Mutex<[UInt: Weak]>([:])

  private struct Weak {
    weak var connection: BusConnection?
  }

  /// Called on GIO's thread with each call of an object of this program.
  typealias Receiver = @Sendable (BusCall, BusReply) -> Void

  /// The name of the connection on the bus.
  let name: String
  private let pointer: OpaquePointer
  private let receive: Receiver
  /// Called on GIO's thread with the results of a call, or with nil if it has failed.
  typealias ReplyReceiver = @Sendable ([BusValue]?) -> Void

  /// The receivers of replies that have not come, by the numbers of the calls.
  private let awaited = Mutex<[UInt32: ReplyReceiver]>([:])
  private let filter = Mutex<(number: UInt, id: UInt32)?>(nil)

  /// Connects to a bus. It blocks, and returns nil if there is no such bus.
  init?(address: String, cancellable: Cancellable, receive: @escaping Receiver) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, cancellable.pointer, nil) else {
      return nil
    }
    self.pointer = pointer
    self.receive = receive
    name = g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Starts to receive calls.
  func listen() {
    let number = Self.open.withLock { connections in
      let number = (connections.keys.max() ?? 0) + 1
      connections[number] = Weak(connection: self)
      return number
    }
    let id = g_dbus_connection_add_filter(
      pointer,
      { _, message, isIncoming, number in
        guard isIncoming != 0, let message else { return message }
        let number = UInt(bitPattern: number)
        let connection = BusConnection.open.withLock { $0[number]?.connection }
        return connection?.take(message) ?? false ? nil : message
      }, UnsafeMutableRawPointer(bitPattern: number), nil)
    filter.withLock { $0 = (number, id) }
  }

  /// Stops to receive calls, and closes the connection without waiting.
  func close() {
    let former = filter.withLock { filter in
      defer { filter = nil }
      return filter
    }
    guard let filter = former else { return }
    Self.open.withLock { $0[filter.number] = nil }
    g_dbus_connection_remove_filter(pointer, filter.id)
    g_dbus_connection_close(pointer, nil, nil, nil)
  }

  /// Takes a call of one of the program's objects. Returns whether the message is taken, and released.
  private func take(_ message: OpaquePointer) -> Bool {
    let number = g_dbus_message_get_reply_serial(message)
    if let receive = awaited.withLock({ $0.removeValue(forKey: number) }) {
      let isError = g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_ERROR
      receive(isError ? nil : g_dbus_message_get_body(message).map(BusValue.children) ?? [])
    }
    guard let call = BusCall(message) else { return false }
    receive(call, BusReply(to: message, on: pointer))
    g_object_unref(UnsafeMutableRawPointer(message))
    return true
  }

  // MARK: Sending

  func emit(_ signal: BusSignal) {
    let arguments = BusValue.makeTuple(signal.arguments(connection: name))
    g_dbus_connection_emit_signal(
      pointer, nil, BusAddress.path(of: signal.source), signal.interface.rawValue, signal.name, arguments, nil)
  }

  /// Asks the registry whether a program takes a key.
  func offer(_ key: AccessibleKey, onReply: @escaping ReplyReceiver) {
    let controller = "/org/a11y/atspi/registry/deviceeventcontroller"
    let message = g_dbus_message_new_method_call(
      BusAddress.registry.connection, controller, "org.a11y.atspi.DeviceEventController", "NotifyListenersSync")
    guard let message else { return onReply(nil) }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    g_dbus_message_set_body(message, BusValue.makeTuple([key.value]))
    // The reply may come before the number of the call is known here, and waits for the lock then.
    let isSent = awaited.withLock { awaited in
      var number: UInt32 = 0
      guard g_dbus_connection_send_message(pointer, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &number, nil) != 0 else {
        return false
      }
      awaited[number] = onReply
      return true
    }
    if !isSent { onReply(nil) }
  }

  /// Tells the registry that there is an application, and returns the object that contains all applications. It blocks.
  func register(_ application: BusAddress, cancellable: Cancellable) -> BusAddress? {
    let registry = BusAddress.registry
    let reply = g_dbus_connection_call_sync(
      pointer, registry.connection, registry.path, "org.a11y.atspi.Socket", "Embed",
      BusValue.makeTuple([application.value]), nil, G_DBUS_CALL_FLAGS_NONE, -1, cancellable.pointer, nil)
    guard let reply else { return nil }
    defer { g_variant_unref(reply) }
    guard case .tuple(let results)? = BusValue(reply), case .tuple(let parts)? = results.first, parts.count == 2,
      case .string(let name) = parts[0], case .path(let path) = parts[1]
    else { return nil }
    return BusAddress(connection: name, path: path)
  }
}

extension BusCall {
  /// Reads a message. Returns nil if it is not a call of an object of AT-SPI.
  fileprivate init?(_ message: OpaquePointer) {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let path = g_dbus_message_get_path(message).map({ String(cString: $0) }),
      path.hasPrefix(BusAddress.objects) || path == BusAddress.cache,
      let interface = g_dbus_message_get_interface(message), let member = g_dbus_message_get_member(message)
    else { return nil }
    self.init(object: path, interface: String(cString: interface), member: String(cString: member))
    if let body = g_dbus_message_get_body(message) { arguments = BusValue.children(of: body) }
  }
}
