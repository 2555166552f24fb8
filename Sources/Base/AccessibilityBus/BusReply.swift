// SPDX-License-Identifier: MIT

import CGIO
import Synchronization

/// The reply to a call, which any thread may send, once. A reply that is released without having been sent is an error.
final class BusReply: @unchecked Sendable {
  private let message: OpaquePointer
  private let connection: OpaquePointer
  private let isSent = Mutex(false)

  init(to message: OpaquePointer, on connection: OpaquePointer) {
    (self.message, self.connection) = (message, connection)
    g_object_ref(UnsafeMutableRawPointer(message))
    g_object_ref(UnsafeMutableRawPointer(connection))
  }

  deinit {
    send(.failed)
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  func send(_ results: [BusValue]) {
    guard begin(), let reply = g_dbus_message_new_method_reply(message) else { return }
    g_dbus_message_set_body(reply, BusValue.makeTuple(results))
    finish(reply)
  }

  func send(_ failure: BusFailure) {
    guard begin(),
      let reply = g_dbus_message_new_method_error_literal(message, failure.rawValue, failure.message)
    else { return }
    finish(reply)
  }

  /// Returns whether the caller waits for a reply and none has been sent.
  private func begin() -> Bool {
    let wasSent = isSent.withLock { isSent in
      defer { isSent = true }
      return isSent
    }
    let flags = g_dbus_message_get_flags(message).rawValue
    return !wasSent && flags & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
  }

  private func finish(_ reply: OpaquePointer) {
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }
}
