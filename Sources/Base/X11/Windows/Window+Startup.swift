// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// Tells the desktop that the program that it started has opened its window.
extension Window {
  /// The number of bytes of text in each client message, as the protocol requires.
  private static let chunk = 20
  private static let startupVariable = "DESKTOP_STARTUP_ID"

  /// It is called once in a process, and removes the variable so that a child process does not inherit it.
  func finishStartup() {
    guard let value = getenv(Self.startupVariable) else { return }
    let id = String(cString: value)
    unsetenv(Self.startupVariable)
    guard !id.isEmpty else { return }
    setProperty(connection.atoms[.netStartupID], type: connection.atoms[.utf8String], text: id)
    let quoted = id.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    broadcast(Array("remove: ID=\"\(quoted)\"".utf8) + [0])
  }

  private func broadcast(_ message: [UInt8]) {
    var atom = connection.atoms[.netStartupInfoBegin]
    for start in stride(from: 0, to: message.count, by: Self.chunk) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = xid
      event.xclient.message_type = atom
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) { bytes in
        bytes.copyBytes(from: message[start..<min(start + Self.chunk, message.count)])
      }
      XSendEvent(connection.display, connection.rootWindow, False, PropertyChangeMask, &event)
      atom = connection.atoms[.netStartupInfo]
    }
  }
}
