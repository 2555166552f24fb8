// SPDX-License-Identifier: MIT

package import CX11
import CXTest
import Foundation
package import X11

/// A simulated user of an X server, by default the one that `DISPLAY` names. It moves the mouse and types through
/// XTEST, and reads the screen.
///
/// It has a connection of its own, so the program under test sees it as another client.
package final class Desktop {
  package let connection: X11.Connection
  package var display: OpaquePointer { connection.display }
  /// Whether each motion, press and key waits until the server has received it. Set it to false to send many at once.
  package var waitsForServer = true

  /// - Parameter displayName: The name of another server or screen than that of `DISPLAY`.
  package init(displayName: String? = nil) throws {
    connection = try X11.Connection(displayName: displayName)
    var values: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    precondition(
      XTestQueryExtension(display, &values.0, &values.1, &values.2, &values.3) != 0,
      "the X server has no XTEST; run the tests with scripts/test")
    waitForWindowManager()
  }

  // MARK: Window manager

  /// Whether a window manager manages the screen, and gives the keyboard focus to new windows.
  package var hasWindowManager: Bool {
    property(XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False), of: connection.rootWindow) != nil
  }

  /// The windows that the window manager manages.
  package var managedWindows: [UInt] {
    property(XInternAtom(display, "_NET_CLIENT_LIST", False), of: connection.rootWindow) ?? []
  }

  /// Waits until the window manager has handled all events so far.
  ///
  /// The windows of a new connection get the numbers of a closed connection's windows. A window manager that has not
  /// yet been told that the old window is gone would take the new one for it.
  private func waitForWindowManager() {
    guard hasWindowManager else { return }
    let root = connection.rootWindow
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    // Events are handled in their order, so the answer to this one comes after the others.
    let mask = SubstructureNotifyMask | SubstructureRedirectMask
    send(XInternAtom(display, "_NET_REQUEST_FRAME_EXTENTS", False), [], about: window, to: root, mask: mask)
    let answer = XInternAtom(display, "_NET_FRAME_EXTENTS", False)
    precondition(waitUntil { property(answer, of: window) != nil }, "the window manager does not answer")
    destroy(window)
  }

  // MARK: Mouse and keys

  private func finishInput() { waitsForServer ? connection.synchronize() : connection.flush() }

  package func movePointer(x: Int, y: Int) {
    postMotion(x: x, y: y)
    finishInput()
  }

  private func postMotion(x: Int, y: Int, after delay: UInt = 0) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), delay)
  }

  /// The width in pixels of the pointer's image, or 0 if the server does not report it.
  package var cursorWidth: Int {
    guard connection.extensions.fixes != nil, let image = XFixesGetCursorImage(display) else { return 0 }
    defer { XFree(image) }
    return Int(image.pointee.width)
  }

  package func press(_ button: Int = 1) {
    post(button, isDown: true)
    finishInput()
  }

  package func release(_ button: Int = 1) {
    post(button, isDown: false)
    finishInput()
  }

  private func post(_ button: Int, isDown: Bool) {
    XTestFakeButtonEvent(display, UInt32(button), isDown ? True : False, 0)
  }

  /// Clicks. The server receives the whole click at once, so a delay of this process does not turn it into a long
  /// press.
  package func click(x: Int, y: Int, button: Int = 1) {
    postMotion(x: x, y: y)
    post(button, isDown: true)
    post(button, isDown: false)
    finishInput()
  }

  /// Moves in a straight line from the pointer's current position, one step every `interval` seconds.
  ///
  /// The server itself waits between the steps, so the drag has the right velocity even if this process is delayed.
  ///
  /// - Parameter releases: Whether the first button is released with the last step.
  package func drag(
    fromX: Int, fromY: Int, toX: Int, toY: Int, steps: Int, interval: Double, releases: Bool = false
  ) {
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      postMotion(
        x: fromX + Int(Double(toX - fromX) * part), y: fromY + Int(Double(toY - fromY) * part),
        after: UInt(interval * 1000))
    }
    if releases { post(1, isDown: false) }
    finishInput()
  }

  package func keyDown(_ symbol: Int32) {
    post(symbol, isDown: true)
    finishInput()
  }

  package func keyUp(_ symbol: Int32) {
    post(symbol, isDown: false)
    finishInput()
  }

  /// Presses and releases a key, too quickly for it to repeat.
  package func type(_ symbol: Int32, with modifiers: [Int32] = []) {
    for key in modifiers + [symbol] { post(key, isDown: true) }
    for key in [symbol] + modifiers.reversed() { post(key, isDown: false) }
    finishInput()
  }

  /// Gives the server another keyboard layout. Returns whether it accepted it.
  @discardableResult
  package static func useKeyboard(layout: String, variant: String = "", option: String = "") -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setxkbmap", "-layout", layout, "-variant", variant, "-option", "", "-option", option]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func post(_ symbol: Int32, isDown: Bool) {
    let code = XKeysymToKeycode(display, KeySym(symbol))
    precondition(code != 0, "the server's keyboard has no such key; type another one")
    XTestFakeKeyEvent(display, UInt32(code), isDown ? True : False, 0)
  }

  // MARK: Windows

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

  package func isViewable(_ window: UInt) -> Bool {
    var attributes = XWindowAttributes()
    let errors = connection.trappingErrors { XGetWindowAttributes(display, window, &attributes) }
    return errors.isEmpty && attributes.map_state == IsViewable
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

  // MARK: Pixels

  /// Returns the pixels of a drawable, or nil if they cannot be read, as for a window that is not on the screen.
  package func screenshot(of drawable: UInt, _ rect: PixelRect) -> Screenshot? {
    var image: UnsafeMutablePointer<XImage>?
    _ = connection.trappingErrors {
      image = XGetImage(
        display, drawable, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), UInt.max, ZPixmap)
    }
    guard let image else { return nil }
    defer { _ = x_destroy_image(image) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        pixels.append(UInt32(truncatingIfNeeded: x_get_pixel(image, Int32(x), Int32(y))) & 0xffffff)
      }
    }
    return Screenshot(width: rect.width, height: rect.height, pixels: pixels)
  }

  /// Returns the pixels of a whole window.
  package func screenshot(of window: UInt) -> Screenshot? {
    guard let frame = frame(of: window) else { return nil }
    return screenshot(of: window, PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// Returns the server's resources for a process, or nil if the server does not report them.
  package func resources(ofProcess process: Int32) -> ServerResources? {
    connection.synchronize()
    return ServerResources(ofProcess: process, on: display)
  }
}
