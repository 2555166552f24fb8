// SPDX-License-Identifier: MIT

package import CX11
import Diagnostics
import Glibc

/// A connection to an X server, used by one thread at a time.
///
/// Each thread that talks to the server opens its own. Errors of the protocol come to ``onError`` with names in place of
/// numbers; losing the server comes to ``onConnectionLost``.
package final class Connection: @unchecked Sendable {
  package let display: OpaquePointer
  /// The facts about the server that were read when the connection was opened.
  private let server: ServerFacts

  /// Receives the loss of the server, on the thread that found out. Nil: a message and exit status 4. After it returns
  /// the connection is silent: no events, and requests go nowhere.
  package var onConnectionLost: (() -> Void)?
  /// The server is gone, or the connection was closed.
  package private(set) var isLost = false

  /// The windows of this connection, and what they share.
  var windows = ConnectionWindows()

  private var storedDecoder: EventDecoder?
  private var clock = ServerClock()
  private var errors = ProtocolErrors()

  /// The exit status of a program that lost its display and does not handle that itself.
  package static let connectionLostStatus: Int32 = 4

  package init(displayName: String? = nil) throws(ConnectionError) {
    let name = displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw ConnectionError(reason: .noDisplayNamed, displayName: "") }
    guard Self.hasDescriptorsLeft else { throw ConnectionError(reason: .noDescriptorLeft, displayName: name) }
    XInitThreads()
    ConnectionRegistry.installHandlers()
    guard let display = XOpenDisplay(name) else { throw ConnectionError(reason: .cannotOpen, displayName: name) }
    guard let server = ServerFacts(display: display, displayName: name) else {
      XCloseDisplay(display)
      throw ConnectionError(reason: .missingExtension("RENDER"), displayName: name)
    }
    self.display = display
    self.server = server
    ConnectionRegistry.shared.add(self)
  }

  deinit { close() }

  /// Whether this many files can be opened.
  private static var hasDescriptorsLeft: Bool {
    let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
    return (0..<limit).lazy.filter { fcntl($0, F_GETFD) < 0 }.prefix(neededDescriptors).count == neededDescriptors
  }

  /// An idle window needs 9, fonts and settings some for a moment. Libraries that find none left end the process without
  /// a word, so it is found out beforehand.
  private static let neededDescriptors = 24

  /// Closes the connection now, even if this object is still in use; afterwards it is silent, as after a loss.
  ///
  /// For a thread that must be done with the server before the program ends: Xlib takes its locks away at the end.
  package func close() {
    ConnectionRegistry.shared.remove(display) {
      // Closing a display whose server is gone would only fail again; its memory is the price of that rare case.
      guard !isLost else { return }
      isLost = true
      storedDecoder?.textInput.close()
      XCloseDisplay(display)
    }
  }

  // MARK: The server

  /// The name that was opened, as in `DISPLAY`.
  package var displayName: String { server.displayName }
  /// Readable when the server has sent something. Check ``hasQueuedEvents`` before sleeping on it.
  package var fileDescriptor: Int32 { server.fileDescriptor }
  package var screenNumber: Int32 { server.screenNumber }
  package var rootWindow: UInt { server.rootWindow }
  package var atoms: Atoms { server.atoms }
  package var formats: PictureFormats { server.formats }
  package var extensions: Extensions { server.extensions }

  // MARK: Requests and events

  /// Turns events into values; keeps what must be remembered from one to the next.
  package var decoder: EventDecoder {
    if let storedDecoder { return storedDecoder }
    let decoder = EventDecoder(connection: self)
    storedDecoder = decoder
    return decoder
  }

  /// Sends what is buffered.
  package func flush() {
    if !isLost { XFlush(display) }
  }

  /// Sends what is buffered and waits until the server has done it all.
  package func synchronize() {
    if !isLost { XSync(display, False) }
  }

  /// Whether ``nextEvent()`` would return one without waiting. Reads what has arrived.
  package var hasQueuedEvents: Bool { !isLost && XPending(display) > 0 }

  /// The next event that is here already; nil when there is none. Sends what is buffered.
  package func nextEvent() -> XEvent? {
    guard hasQueuedEvents else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return isLost ? nil : event
  }

  // MARK: Time

  /// The server's time as seconds that do not wrap.
  func seconds(serverMilliseconds: UInt) -> Double {
    let seconds = clock.seconds(serverMilliseconds: serverMilliseconds)
    clock.noteArrival(serverSeconds: seconds, localSeconds: ServerClock.now)
    return seconds
  }

  /// The server's time now in seconds, as far as its events have told it.
  var serverSecondsNow: Double { clock.serverSeconds(localSeconds: ServerClock.now) }

  /// What this machine's monotonic clock showed at an event's time, to within the shortest way an event has come so
  /// far. Under a local server the two clocks are the same one.
  package func monotonicTime(ofServerTime seconds: Double) -> Double {
    clock.localSeconds(serverSeconds: seconds)
  }

  // MARK: Windows

  /// The window object of an X window of this connection, if it is alive.
  package func window(_ xid: UInt) -> Window? { windows[xid] }

  // MARK: Errors

  /// Receives protocol errors, on the thread that uses this connection. Nil: each kind is printed once to standard error.
  package var onError: ((XProtocolError) -> Void)? {
    get { errors.handler }
    set { errors.handler = newValue }
  }

  /// Runs `body`, waits for the server, and returns the errors of its requests instead of reporting them.
  package func trappingErrors(_ body: () -> Void) -> [XProtocolError] {
    synchronize()
    let outer = errors.startTrapping()
    body()
    synchronize()
    return errors.endTrapping(returningTo: outer)
  }

  func receive(error event: XErrorEvent) {
    let error = XProtocolError(event: event, display: display, extensions: extensions)
    errors.note(error)?(error)
  }

  func receiveConnectionLoss() {
    guard !isLost else { return }
    isLost = true
    if let onConnectionLost {
      onConnectionLost()
    } else {
      ConnectionLoss.report(displayName: displayName)
      exit(Self.connectionLostStatus)
    }
  }
}
