// SPDX-License-Identifier: MIT

package import CX11
import CXTest
import Foundation
package import X11

/// The windows of the screen: their properties, and requests and events to them.
extension Desktop {
  /// Returns the visible top-level windows of a process, by `_NET_WM_PID`.
  package func windows(ofProcess pid: Int32) -> [UInt] {
    descendants(of: connection.rootWindow, depth: 3).filter { window in
      property(connection.atoms[.netWMPID], of: window) == [UInt(pid)] && isViewable(window)
    }
  }

  /// Returns a property of 32-bit items.
  package func property(_ atom: UInt, of window: UInt) -> [UInt]? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remaining: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    _ = connection.trappingErrors {
      XGetWindowProperty(
        display, window, atom, 0, 1 << 16, False, UInt(AnyPropertyType), &type, &format, &count, &remaining, &data)
    }
    defer { if let data { XFree(data) } }
    guard let data, format == 32 else { return nil }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      // Xlib extends the sign of 32-bit items.
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xffff_ffff }
    }
  }

  /// Returns a property of bytes, as text.
  package func text(_ atom: UInt, of window: UInt) -> String? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remaining: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    _ = connection.trappingErrors {
      XGetWindowProperty(
        display, window, atom, 0, 1 << 16, False, UInt(AnyPropertyType), &type, &format, &count, &remaining, &data)
    }
    defer { if let data { XFree(data) } }
    guard let data, format == 8 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }

  /// Returns the frame of a window on the screen, without its decoration, or nil if the window no longer exists.
  package func frame(of window: UInt) -> PixelRect? {
    var attributes = XWindowAttributes()
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    let errors = connection.trappingErrors {
      XGetWindowAttributes(display, window, &attributes)
      XTranslateCoordinates(display, window, connection.rootWindow, 0, 0, &x, &y, &child)
    }
    guard errors.isEmpty else { return nil }
    return PixelRect(x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }

  package func isViewable(_ window: UInt) -> Bool { mapState(of: window) == IsViewable }

  /// Whether a window is mapped, also if one of its ancestors is not.
  package func isMapped(_ window: UInt) -> Bool { mapState(of: window) != IsUnmapped }

  /// The map state of a window; `IsUnmapped` if it does not exist.
  private func mapState(of window: UInt) -> Int32 {
    var attributes = XWindowAttributes()
    let errors = connection.trappingErrors { XGetWindowAttributes(display, window, &attributes) }
    return errors.isEmpty ? attributes.map_state : IsUnmapped
  }

  /// Gives the keyboard focus to a window.
  package func focus(_ window: UInt) {
    _ = connection.trappingErrors {
      XSetInputFocus(display, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    }
  }

  /// The window with the keyboard focus.
  package var focusedWindow: UInt {
    var focused: UInt = 0
    var revert: Int32 = 0
    XGetInputFocus(display, &focused, &revert)
    return focused
  }

  package func resize(_ window: UInt, width: Int, height: Int) {
    _ = connection.trappingErrors { XResizeWindow(display, window, UInt32(width), UInt32(height)) }
  }

  /// Requests that a window close, as a window manager does.
  package func requestClose(_ window: UInt) {
    send(connection.atoms[.wmProtocols], [Int(bitPattern: connection.atoms[.wmDeleteWindow]), 0, 0, 0], to: window)
  }

  /// Sends a client message directly to a window.
  ///
  /// - Parameter subject: The window that the message is about, if it is another one.
  package func send(_ type: UInt, _ data: [Int], about subject: UInt? = nil, to window: UInt, mask: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = subject ?? window
    event.xclient.message_type = type
    event.xclient.format = 32
    let padded = data + [Int](repeating: 0, count: 5 - data.count)
    event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
    _ = connection.trappingErrors { XSendEvent(display, window, False, mask, &event) }
  }

  /// Forges an event that normally only the server sends, and sends it to a window.
  package func forge(_ event: XEvent, to window: UInt) {
    var event = event
    event.xany.window = window
    XSendEvent(display, window, False, 0, &event)
  }

  /// Forges an event of an extension, with its type and the 31 bytes that follow.
  package func forge(extensionEvent type: Int32, bytes: [UInt8], to window: UInt) {
    var event = XEvent()
    event.type = type
    withUnsafeMutableBytes(of: &event) { $0[MemoryLayout<Int32>.size...].copyBytes(from: bytes) }
    xt_send_raw_event(display, window, &event)
  }

  private func descendants(of window: UInt, depth: Int) -> [UInt] {
    guard depth > 0 else { return [] }
    var root: UInt = 0
    var parent: UInt = 0
    var children: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    _ = connection.trappingErrors { XQueryTree(display, window, &root, &parent, &children, &count) }
    guard let children else { return [] }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).flatMap {
      [$0] + descendants(of: $0, depth: depth - 1)
    }
  }
}
