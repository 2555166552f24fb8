// SPDX-License-Identifier: MIT

package import CX11
import CXTest
import Foundation
package import X11

/// A user at an X server, the one that `DISPLAY` names unless told otherwise: moves the mouse and types through XTEST,
/// and looks at the screen.
///
/// It has a connection of its own, so to a program under test it is somebody else.
package final class Desktop {
  package let connection: X11.Connection
  package var display: OpaquePointer { connection.display }
  /// Whether each motion, press and key waits until the server has taken it. False is for sending many at once.
  package var waitsForServer = true

  /// - Parameter displayName: another server or screen than that of `DISPLAY`.
  package init(displayName: String? = nil) throws {
    connection = try X11.Connection(displayName: displayName)
    var values: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    precondition(
      XTestQueryExtension(display, &values.0, &values.1, &values.2, &values.3) != 0,
      "the X server has no XTEST; run the tests with scripts/test")
    waitForWindowManager()
  }

  // MARK: Window manager

  /// Whether a window manager manages the screen, and gives new windows the keyboard.
  package var hasWindowManager: Bool {
    property(XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False), of: connection.rootWindow) != nil
  }

  /// The windows that the window manager manages.
  package var managedWindows: [UInt] {
    property(XInternAtom(display, "_NET_CLIENT_LIST", False), of: connection.rootWindow) ?? []
  }

  /// Waits until the window manager has handled all that has happened so far.
  ///
  /// A new connection's windows get the numbers that a closed one's had. A window manager that has yet to hear of the end
  /// of the old window would take it for that of the new one.
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

  /// The width in pixels of the pointer's picture; 0 where the server does not tell.
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

  /// Clicks. What this process is kept from does not make it a long press: the server gets all of it at once.
  package func click(x: Int, y: Int, button: Int = 1) {
    postMotion(x: x, y: y)
    post(button, isDown: true)
    post(button, isDown: false)
    finishInput()
  }

  /// Moves in a straight line from where the pointer is said to be, one step each `interval` seconds.
  ///
  /// The server itself waits between the steps, so that the drag has its velocity however busy this process is kept.
  ///
  /// - Parameter releases: whether the first button is released with the last step.
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

  /// Presses and releases a key, so fast that it does not repeat.
  package func type(_ symbol: Int32, with modifiers: [Int32] = []) {
    for key in modifiers + [symbol] { post(key, isDown: true) }
    for key in [symbol] + modifiers.reversed() { post(key, isDown: false) }
    finishInput()
  }

  /// Gives the server another keyboard layout. Returns whether it has it.
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

  /// The visible top-level windows of a process, by its `_NET_WM_PID`.
  package func windows(ofProcess pid: Int32) -> [UInt] {
    descendants(of: connection.rootWindow, depth: 3).filter { window in
      property(connection.atoms[.netWMPID], of: window) == [UInt(pid)] && isViewable(window)
    }
  }

  /// A property of 32-bit items.
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
      // Xlib extends the sign of what has 32 bits.
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xffff_ffff }
    }
  }

  /// A property of bytes, as text.
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

  /// Where a window is on the screen, without frame; nil when it is gone.
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

  /// Gives a window the keyboard.
  package func focus(_ window: UInt) {
    _ = connection.trappingErrors {
      XSetInputFocus(display, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    }
  }

  /// The window that has the keyboard.
  package var focusedWindow: UInt {
    var focused: UInt = 0
    var revert: Int32 = 0
    XGetInputFocus(display, &focused, &revert)
    return focused
  }

  package func resize(_ window: UInt, width: Int, height: Int) {
    _ = connection.trappingErrors { XResizeWindow(display, window, UInt32(width), UInt32(height)) }
  }

  /// Asks a window to close as a window manager does.
  package func requestClose(_ window: UInt) {
    send(connection.atoms[.wmProtocols], [Int(bitPattern: connection.atoms[.wmDeleteWindow]), 0, 0, 0], to: window)
  }

  /// Sends a client message straight to a window.
  ///
  /// - Parameter subject: the window that the message is about, if it is another.
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

  /// Sends an event that only the server sends honestly straight to a window.
  package func forge(_ event: XEvent, to window: UInt) {
    var event = event
    event.xany.window = window
    XSendEvent(display, window, False, 0, &event)
  }

  /// Sends an event of an extension, of which only the type is known, with these 31 bytes after it.
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

  /// What a drawable shows; nil when it cannot be read, as a window that is not on the screen.
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

  /// What a whole window shows.
  package func screenshot(of window: UInt) -> Screenshot? {
    guard let frame = frame(of: window) else { return nil }
    return screenshot(of: window, PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// What the server keeps for a process; nil where it can't say.
  package func resources(ofProcess process: Int32) -> ServerResources? {
    connection.synchronize()
    return ServerResources(ofProcess: process, on: display)
  }
}
