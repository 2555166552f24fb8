// SPDX-License-Identifier: MIT

import CX11

/// A connection to the server for questions, any number at a time: that of a display, or one of its own, which takes one
/// round trip to open instead of Xlib's six. It is used by one thread at a time.
final class ServerLine {
  private let connection: OpaquePointer
  /// Xlib's display, or nil for a connection of its own.
  private let display: OpaquePointer?
  let screenNumber: Int
  /// The number of round trips so far, for tests: questions that are made together take one.
  private(set) var roundTrips = 0
  /// Whether there is a question that none of these has answered.
  private var hasNewQuestion = false

  /// Creates a line over the connection of a display, which must exist longer.
  init(display: OpaquePointer) {
    self.display = display
    connection = XGetXCBConnection(display)
    screenNumber = Int(XDefaultScreen(display))
  }

  /// Opens a connection to a display, by default that of `DISPLAY`. If that fails, it is lost.
  init(displayName: String?) {
    display = nil
    var screen: Int32 = 0
    connection = xcb_connect(displayName, &screen)
    screenNumber = Int(screen)
  }

  deinit {
    if display == nil { xcb_disconnect(connection) }
  }

  /// Whether the server has been lost, or has not been found.
  var isLost: Bool { xcb_connection_has_error(connection) != 0 }

  // MARK: Requests

  /// Sends a request that has an answer. Returns the request's number, or 0 if the connection is lost.
  func ask(_ request: Request) -> UInt32 {
    hasNewQuestion = true
    return send(request, hasAnswer: true)
  }

  /// Sends a request that has no answer.
  ///
  /// - Parameter ignoringErrors: Whether an error is not reported.
  func send(_ request: Request, ignoringErrors: Bool = false) {
    let number = send(request, hasAnswer: false, keepsErrors: ignoringErrors)
    if ignoringErrors { forget(number) }
  }

  private func send(_ request: Request, hasAnswer: Bool, keepsErrors: Bool = true) -> UInt32 {
    guard !isLost else { return 0 }
    var bytes = request.bytes
    let number = bytes.withUnsafeMutableBytes {
      x_send(connection, $0.baseAddress, $0.count, hasAnswer ? 1 : 0, keepsErrors ? 1 : 0)
    }
    // Xlib's next number counts this request only after that.
    if let display { XFlush(display) }
    return number
  }

  // MARK: Answers

  /// Waits for the answer to a request. Returns nil for an error, or if the connection is lost.
  func wait(for number: UInt32) -> Answer? {
    guard number != 0 else { return nil }
    if hasNewQuestion { (roundTrips, hasNewQuestion) = (roundTrips + 1, false) }
    var error: UnsafeMutablePointer<xcb_generic_error_t>?
    let reply = xcb_wait_for_reply(connection, number, &error)
    free(error)
    guard let reply else { return nil }
    defer { free(reply) }
    let length = reply.assumingMemoryBound(to: xcb_generic_reply_t.self).pointee.length
    return Answer(bytes: Array(UnsafeRawBufferPointer(start: reply, count: Answer.headSize + Int(length) * 4)))
  }

  /// Has an answer or an error dropped when it arrives.
  func forget(_ number: UInt32) {
    if number != 0, !isLost { xcb_discard_reply(connection, number) }
  }

  // MARK: The screen

  /// The root window of a screen, by default that of the connection.
  func root(ofScreen number: Int? = nil) -> UInt { UInt(screen(number ?? screenNumber)?.root ?? 0) }

  /// The size of the connection's screen when the connection was opened.
  var initialSize: PixelSize {
    let screen = screen(screenNumber)
    return PixelSize(width: Int(screen?.width_in_pixels ?? 1), height: Int(screen?.height_in_pixels ?? 1))
  }

  private func screen(_ number: Int) -> xcb_screen_t? {
    guard let setup = xcb_get_setup(connection) else { return nil }
    var screens = xcb_setup_roots_iterator(setup)
    for _ in 0..<number { xcb_screen_next(&screens) }
    return screens.rem > 0 ? screens.data.pointee : nil
  }
}
