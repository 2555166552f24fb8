// SPDX-License-Identifier: MIT

import CRawEvents
import CXTest
import Foundation

/// The optimised gallery in a separate process, with a window on the display.
final class RunningGallery {
  let process = Process()
  let window: UInt
  /// The longest response time so far, in seconds.
  private(set) var slowestAnswer = 0.0
  private let display: OpaquePointer
  private let log: URL
  private let ping: UInt
  private let protocols: UInt
  private let name: UInt

  private static let startLimit = 30.0
  private static let interval: UInt32 = 5_000
  /// XK_Escape. Its header is not imported.
  private static let escapeKey: UInt = 0xff1b

  enum Failure: Error {
    case noGallery
    case noDisplay
    case noWindow
  }

  /// Returns the program whose path is in FUZZ_GALLERY.
  static func executable() throws -> URL {
    guard let path = ProcessInfo.processInfo.environment["FUZZ_GALLERY"] else { throw Failure.noGallery }
    return URL(fileURLWithPath: path)
  }

  init(log: URL) throws {
    guard let display = XOpenDisplay(nil) else { throw Failure.noDisplay }
    // Without a handler, a failed request of the hostile client would end this process.
    XSetErrorHandler { _, _ in 0 }
    self.display = display
    self.log = log
    let atom = { (name: String) in UInt(XInternAtom(display, name, False)) }
    (ping, protocols, name) = (atom("_NET_WM_PING"), atom("WM_PROTOCOLS"), atom("_NET_WM_NAME"))
    let root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureNotifyMask)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.executableURL = try Self.executable()
    process.arguments = ["--page", "push", "--size", "480x360"]
    let file = try FileHandle(forWritingTo: log)
    (process.standardOutput, process.standardError) = (file, file)
    try process.run()
    guard let mapped = Self.wait(limit: Self.startLimit, { Self.mappedWindow(display) }) else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure.noWindow
    }
    window = mapped
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    XCloseDisplay(display)
  }

  /// The program's output so far.
  var output: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Returns whether the program answers a ping within `limit` seconds.
  func answersPing(limit: Double) -> Bool {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = protocols
    event.xclient.format = 32
    let serial = Int.random(in: 1...Int(Int32.max))
    event.xclient.data.l = (Int(bitPattern: ping), serial, Int(bitPattern: window), 0, 0)
    XSendEvent(display, window, False, NoEventMask, &event)
    return measure(limit: limit) {
      while XPending(self.display) > 0 {
        var answer = XEvent()
        XNextEvent(self.display, &answer)
        if answer.type == ClientMessage, answer.xclient.data.l.1 == serial { return true }
      }
      return nil
    }
  }

  /// Returns whether a click or a key changes the window's title within `limit` seconds, as going to another page does.
  func answersClick(limit: Double) -> Bool {
    XMoveResizeWindow(display, window, 0, 0, 480, 360)
    XSetWindowBorderWidth(display, window, 0)
    XRaiseWindow(display, window)
    XSetInputFocus(display, window, RevertToParent, UInt(CurrentTime))
    XSync(display, False)
    guard answersPing(limit: limit) else { return false }
    for attempt in 0..<4 {
      let title = title()
      if attempt == 1 { press(keysym: Self.escapeKey) } else { click(x: 240, y: 200) }
      if measure(limit: limit / 4, { self.title() != title ? true : nil }) { return true }
    }
    return false
  }

  private func click(x: Int32, y: Int32) {
    XTestFakeMotionEvent(display, -1, x, y, 0)
    XTestFakeButtonEvent(display, 1, True, 0)
    XTestFakeButtonEvent(display, 1, False, 0)
    XSync(display, False)
  }

  private func press(keysym: UInt) {
    let code = UInt32(XKeysymToKeycode(display, keysym))
    XTestFakeKeyEvent(display, code, True, 0)
    XTestFakeKeyEvent(display, code, False, 0)
    XSync(display, False)
  }

  private func title() -> [UInt8] {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(display, window, name, 0, 64, False, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    return data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  }

  private func measure(limit: Double, _ answer: () -> Bool?) -> Bool {
    let start = Date()
    guard Self.wait(limit: limit, answer) != nil else { return false }
    slowestAnswer = max(slowestAnswer, Date().timeIntervalSince(start))
    return true
  }

  private static func wait<R>(limit: Double, _ condition: () -> R?) -> R? {
    let end = Date().addingTimeInterval(limit)
    while Date() < end {
      if let result = condition() { return result }
      usleep(interval)
    }
    return nil
  }

  private static func mappedWindow(_ display: OpaquePointer) -> UInt? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == MapNotify, event.xmap.override_redirect == 0 { return event.xmap.window }
    }
    return nil
  }
}
