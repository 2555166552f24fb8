// SPDX-License-Identifier: MIT

import CX11
package import Foundation

/// Requests to the window manager, sent through the root window.
extension Window {
  private static let sourceApplication = 1

  /// Requests that the window be raised and receive the keyboard focus.
  package func activate() {
    sendToRoot(.netActiveWindow, [Self.sourceApplication, Int(bitPattern: userTime), 0, 0, 0])
  }

  /// Returns the current position of the window's top left on the screen. The server is asked each time.
  package func locateOnScreen() -> CGPoint {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    XTranslateCoordinates(connection.display, xid, connection.rootWindow, 0, 0, &x, &y, &child)
    return CGPoint(x: Double(x), y: Double(y))
  }

  private func sendToRoot(_ message: AtomName, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = xid
    event.xclient.message_type = connection.atoms[message]
    event.xclient.format = 32
    event.xclient.data.l = (data[0], data[1], data[2], data[3], data[4])
    XSendEvent(
      connection.display, connection.rootWindow, False, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    connection.flush()
  }

  /// Sets the part of the window that accepts text for the input method, or removes it if it is nil.
  package func setTextClient(_ client: TextClient?) { connection.decoder.textInput.setClient(client, window: xid) }

  /// Discards the text that the input method is composing.
  package func resetTextInput() { connection.decoder.textInput.reset(window: xid) }
}
