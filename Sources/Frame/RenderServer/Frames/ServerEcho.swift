// SPDX-License-Identifier: MIT
import CX11
import X11

/// Distinguishes a frame whose answer is still on a slow connection from a frame that the server does not answer.
///
/// When a frame has had no answer for some time, the server is asked for an event, which it sends when it has performed
/// all earlier requests. The frame counts as shown only some time after this event has arrived.
///
///     sent ── timeout ──► asked ── the event ──► performed ── timeout ──► counts as shown
final class ServerEcho {
  private let connection: Connection
  private let surface: UInt
  /// The receiver of the events, created when the first one is needed.
  private var receiver: XID = 0
  /// The time of the pending question.
  private var asked: Double?
  /// The time until which all requests have been performed, and the time at which that was known.
  private var performed = (until: -Double.infinity, known: -Double.infinity)

  /// The time in seconds after which a frame without an answer raises the question, or counts as shown.
  static let timeout = 0.25

  init(connection: Connection, surface: UInt) { (self.connection, self.surface) = (connection, surface) }

  deinit { if receiver != 0, !connection.isLost { XDestroyWindow(connection.display, receiver) } }

  /// Returns the time at which something is due if the frame sent at `time` remains without an answer, or nil while the
  /// event is awaited.
  func deadline(sent time: Double) -> Double? {
    if time < performed.until { return max(time, performed.known) + Self.timeout }
    return asked == nil ? time + Self.timeout : nil
  }

  /// Returns whether the frame sent at `time` counts as shown. Asks the server if that is due.
  func countsAsShown(sent time: Double, now: Double) -> Bool {
    guard let deadline = deadline(sent: time), now >= deadline else { return false }
    if time < performed.until { return true }
    ask(now: now)
    return false
  }

  private func ask(now: Double) {
    let display = connection.display
    if receiver == 0 {
      receiver = XCreateWindow(display, connection.rootWindow, 0, 0, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
    }
    asked = now
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = receiver
    event.xclient.message_type = Atom(XA_WINDOW)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(surface)
    // Without a mask, the event goes to the client that has created the window.
    XSendEvent(display, receiver, False, 0, &event)
  }

  func noteEvent(at time: Double) {
    guard let asked else { return }
    performed = (asked, time)
    self.asked = nil
  }
}
