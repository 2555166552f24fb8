// SPDX-License-Identifier: MIT

import CX11
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

  /// - Parameters:
  ///   - displayName: The name of another server or screen than that of `DISPLAY`.
  ///   - limit: The time in seconds that the window manager has to answer.
  package init(displayName: String? = nil, windowManagerAnswersWithin limit: Double = waitTimeout) throws {
    connection = try X11.Connection(displayName: displayName)
    var values: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XTestQueryExtension(display, &values.0, &values.1, &values.2, &values.3) != 0 else {
      throw DesktopError.noXTest
    }
    try waitForWindowManager(atMost: limit)
  }

  /// The time in seconds by which a drag may exceed its duration. Velocities are measured over the last 0.05 s.
  private static let dragDelay = 0.03

  // MARK: Window manager

  /// Whether a window manager manages the screen, and gives the keyboard focus to new windows.
  ///
  /// The property of a window manager that has ended remains, but the window that it names no longer exists.
  package var hasWindowManager: Bool {
    let check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False)
    guard let window = property(check, of: connection.rootWindow)?.first else { return false }
    return property(check, of: window) == [window]
  }

  /// The windows that the window manager manages.
  package var managedWindows: [UInt] {
    property(XInternAtom(display, "_NET_CLIENT_LIST", False), of: connection.rootWindow) ?? []
  }

  /// Waits until the window manager has handled all events so far.
  ///
  /// A new connection reuses the window ids of a closed one. A window manager that has not yet handled the destruction
  /// of an old window would mistake the new one for it.
  private func waitForWindowManager(atMost limit: Double) throws(DesktopError) {
    guard hasWindowManager else { return }
    let root = connection.rootWindow
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    // The window manager handles events in order, so it answers this one after all earlier ones.
    let mask = SubstructureNotifyMask | SubstructureRedirectMask
    send(XInternAtom(display, "_NET_REQUEST_FRAME_EXTENTS", False), [], about: window, to: root, mask: mask)
    let answer = XInternAtom(display, "_NET_FRAME_EXTENTS", False)
    let answers = waitUntil(upTo: limit) { property(answer, of: window) != nil || !hasWindowManager }
    destroy(window)
    guard answers else { throw .silentWindowManager(seconds: limit) }
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
  /// - Returns: Whether the drag was as fast as requested. It is slower if the server has to wait for a processor.
  @discardableResult
  package func drag(
    fromX: Int, fromY: Int, toX: Int, toY: Int, steps: Int, interval: Double, releases: Bool = false
  ) -> Bool {
    let start = DispatchTime.now().uptimeNanoseconds
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      postMotion(
        x: fromX + Int(Double(toX - fromX) * part), y: fromY + Int(Double(toY - fromY) * part),
        after: UInt(interval * 1000))
    }
    if releases { post(1, isDown: false) }
    finishInput()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return seconds < Double(steps) * interval + Self.dragDelay
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
}
