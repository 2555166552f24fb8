// SPDX-License-Identifier: MIT

package import CX11
import Diagnostics
import Glibc

/// A connection to an X server, used by one thread at a time.
///
/// Each thread that communicates with the server opens its own connection. Protocol errors are reported to ``onError``,
/// with names instead of numbers; the loss of the server is reported to ``onConnectionLost``.
package final class Connection: @unchecked Sendable {
  package let display: OpaquePointer
  /// Asks the server over this connection.
  let line: ServerLine
  private let server: ServerInfo

  /// Called when the server is lost, on the thread that detects it. If it is nil, the program prints a message and
  /// exits with status 4. Afterwards the connection is inactive: it delivers no events and discards requests.
  package var onConnectionLost: (() -> Void)?
  /// Whether the server has been lost or the connection closed.
  package private(set) var isLost = false
  private var isClosed = false
  /// The client libraries that have asked the server what they need.
  private var libraries: Set<ClientLibrary>

  /// The windows of this connection and the values that they share.
  var windows = ConnectionWindows()

  private var storedDecoder: EventDecoder?
  private var clock = ServerClock()
  private var errors = ProtocolErrors()

  /// The exit status of a program that has lost its display and does not handle the loss itself.
  package static let connectionLostStatus: Int32 = 4

  package convenience init(displayName: String? = nil) throws(ConnectionError) {
    try self.init(displayName: displayName, libraries: [.render])
  }

  /// - Parameters:
  ///   - libraries: The client libraries that are made ready.
  ///   - facts: Waits for the facts that another line has asked for. Without them, this connection asks itself.
  init(
    displayName: String?, libraries: [ClientLibrary], facts: () -> ServerFacts? = { nil }
  ) throws(ConnectionError) {
    let name = displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw ConnectionError(reason: .noDisplayNamed, displayName: "") }
    try Self.requireDescriptors(displayName: name)
    XInitThreads()
    ConnectionRegistry.installHandlers()
    let open = { () throws(ConnectionError) in try Self.open(name, libraries, facts) }
    self.libraries = Set(libraries)
    (display, line, server) = try ConnectionSockets.opening(open, socket: { $0.server.fileDescriptor })
    ConnectionRegistry.shared.add(self)
  }

  private static func open(
    _ name: String, _ libraries: [ClientLibrary], _ facts: () -> ServerFacts?
  ) throws(ConnectionError) -> (display: OpaquePointer, line: ServerLine, server: ServerInfo) {
    guard let display = XOpenDisplay(name) else { throw ConnectionError(reason: .cannotOpen, displayName: name) }
    let line = ServerLine(display: display)
    do throws(ConnectionError) {
      let facts = try learn(facts(), on: line, displayName: name)
      ExtensionLibraries.enter(libraries.filter { $0.isNeeded(with: facts.extensions) }, display)
      guard let server = ServerInfo(display: display, displayName: name, shared: facts) else {
        throw ConnectionError(reason: .missingExtension("RENDER"), displayName: name)
      }
      return (display, line, server)
    } catch {
      ExtensionLibraries.close(display)
      throw error
    }
  }

  /// Returns the facts that are known, and tells the server so, or else asks for them.
  private static func learn(
    _ known: ServerFacts?, on line: ServerLine, displayName: String
  ) throws(ConnectionError) -> ServerFacts {
    if let known {
      known.extensions.announce(on: line)
      return known
    }
    guard let facts = ServerFacts(asking: line) else {
      throw ConnectionError(reason: .cannotOpen, displayName: displayName)
    }
    return facts
  }

  deinit { close() }

  /// Throws an error if too few files can be opened for a connection and the libraries that use it.
  package static func requireDescriptors(displayName: String? = nil) throws(ConnectionError) {
    guard canOpenFiles(neededDescriptors) else {
      throw ConnectionError(reason: .noDescriptorLeft, displayName: displayName ?? "")
    }
  }

  /// Returns whether `count` more files can be opened.
  ///
  /// Each descriptor is examined only once, because other threads open and close files at the same time.
  static func canOpenFiles(_ count: Int) -> Bool {
    var missing = count
    for descriptor in 0..<Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))) where fcntl(descriptor, F_GETFD) < 0 {
      missing -= 1
      if missing == 0 { return true }
    }
    return false
  }

  /// The number of file descriptors that must be available. An idle window needs 9, and fonts and settings temporarily
  /// need some more. Libraries that find none left end the process without a message, so this is checked in advance.
  private static let neededDescriptors = 24

  /// Throws an error if too little memory can be reserved for what a window and the libraries that it uses need.
  ///
  /// Libraries that find none left end the process without a message, or use an address that is none. Nothing can be done
  /// about a lack of memory later.
  package static func requireMemory(displayName: String? = nil) throws(ConnectionError) {
    let flags = Int32(MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE)
    let memory = mmap(nil, neededMemory, Int32(PROT_NONE), flags, -1, 0)
    guard memory != MAP_FAILED else { throw ConnectionError(reason: .noMemory, displayName: displayName ?? "") }
    munmap(memory, neededMemory)
  }

  /// The addresses in bytes that a window takes, most of them never used: the stacks of threads, the render thread's above
  /// all, and the C library's heaps for each thread. Measured: 300 to 390 MB.
  private static let neededMemory = 400 << 20

  /// Closes the connection, even if this object is still in use. Afterwards it is inactive, as after a loss.
  ///
  /// It is for a thread that must not use the server when the program ends, because Xlib destroys its locks at that
  /// time.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    defer { ConnectionSockets.remove(fileDescriptor) }
    ConnectionRegistry.shared.remove(display) {
      // Closing a display whose server has gone would fail again. In this rare case its memory is not freed.
      guard !isLost else { return }
      isLost = true
      storedDecoder?.textInput.close()
      ExtensionLibraries.close(display)
    }
  }

  /// Cuts the connection, which is lost then. It is for another thread than the one that uses the connection, which may
  /// wait for a silent server. Does nothing after ``close()``.
  package func cut() { ConnectionSockets.cut(ifOpen: fileDescriptor) }

  // MARK: The server

  /// The name with which the display was opened, in the format of `DISPLAY`.
  package var displayName: String { server.displayName }
  /// A file descriptor that is readable when the server has sent something. Check ``hasQueuedEvents`` before sleeping
  /// on it.
  package var fileDescriptor: Int32 { server.fileDescriptor }
  package var screenNumber: Int32 { server.screenNumber }
  package var rootWindow: UInt { server.rootWindow }
  var facts: ServerFacts { server.shared }
  package var atoms: Atoms { facts.atoms }
  package var formats: PictureFormats { server.formats }
  package var extensions: Extensions { facts.extensions }

  /// Makes a client library ready, if the server has its extension. It takes some round trips, the first time.
  func prepare(_ library: ClientLibrary) {
    guard !isLost, library.isNeeded(with: extensions), libraries.insert(library).inserted else { return }
    ExtensionLibraries.enter([library], display)
  }

  // MARK: Requests and events

  /// Converts events to values, with the state that this requires.
  package var decoder: EventDecoder {
    if let storedDecoder { return storedDecoder }
    let decoder = EventDecoder(connection: self)
    storedDecoder = decoder
    return decoder
  }

  /// Sends the buffered requests.
  package func flush() {
    if !isLost { XFlush(display) }
  }

  /// Sends the buffered requests and waits until the server has performed all of them.
  package func synchronize() {
    if !isLost { XSync(display, False) }
  }

  /// Whether ``nextEvent()`` would return an event without waiting. Reads the data that has arrived.
  package var hasQueuedEvents: Bool { !isLost && XPending(display) > 0 }

  /// Returns the next event that has arrived, or nil if there is none. Sends the buffered requests.
  package func nextEvent() -> XEvent? {
    guard hasQueuedEvents else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return isLost ? nil : event
  }

  /// Handles the events that have arrived, in order. Sends the buffered requests.
  ///
  /// The server's data is read once, and not again to find that no more has arrived.
  package func handleArrivedEvents(_ body: (inout XEvent) -> Void) {
    guard hasQueuedEvents else { return }
    while !isLost, XEventsQueued(display, QueuedAlready) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if !isLost { body(&event) }
    }
  }

  // MARK: Time

  /// Returns the server's time in seconds, which do not wrap.
  func seconds(serverMilliseconds: UInt) -> Double {
    let seconds = clock.seconds(serverMilliseconds: serverMilliseconds)
    clock.noteArrival(serverSeconds: seconds, localSeconds: ServerClock.now)
    return seconds
  }

  /// The server's current time in seconds, estimated from the times of its events.
  var serverSecondsNow: Double { clock.serverSeconds(localSeconds: ServerClock.now) }

  /// Returns the time of this machine's monotonic clock at an event's time. The error is the shortest delay with which
  /// an event has arrived so far. For a local server the two clocks are identical.
  package func monotonicTime(ofServerTime seconds: Double) -> Double {
    clock.localSeconds(serverSeconds: seconds)
  }

  // MARK: Windows

  /// Returns the window object of an X window of this connection, or nil if it no longer exists.
  package func window(_ xid: UInt) -> Window? { windows[xid] }

  // MARK: Errors

  /// Receives protocol errors, on the thread that uses this connection. If it is nil, each kind of error is printed
  /// once to standard error.
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
      ConnectionLoss.exit()
    }
  }
}
