// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// The connection of an ``InputMethodServer``, which one thread uses: the selection by which clients find the server, and
/// the transport of messages in client messages and properties.
final class InputMethodSession {
  private(set) var report = InputMethodServer.Report()
  /// The window and the context of the client.
  var client: UInt = 0
  var context = 0

  private let display: OpaquePointer
  /// The window that owns the selection and receives the client's messages.
  private let window: UInt
  private let (server, locales, transport, protocolAtom, connectAtom): (UInt, UInt, UInt, UInt, UInt)
  private var sentProperties = 0

  /// The largest message in bytes that a client message carries itself.
  private static let longestMessage = 20
  /// The number of properties that transport long messages in turn, so that none is overwritten before it is read.
  private static let propertyCount = 16

  init?(name: String) {
    guard let display = XOpenDisplay(nil) else { return nil }
    let atom = { (name: String) in UInt(XInternAtom(display, name, False)) }
    self.display = display
    server = atom("@server=\(name)")
    (locales, transport) = (atom("LOCALES"), atom("TRANSPORT"))
    (protocolAtom, connectAtom) = (atom("_XIM_PROTOCOL"), atom("_XIM_XCONNECT"))
    let root = XDefaultRootWindow(display)
    window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, server, window, UInt(CurrentTime))
    // Clients that wait for the server are notified of the change of this property.
    var value = server
    withUnsafeBytes(of: &value) { bytes in
      _ = XChangeProperty(
        display, root, atom("XIM_SERVERS"), UInt(XA_ATOM), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(display, False)
  }

  /// The server closes the window and thereby tells the client that this server has ended.
  func close() { XCloseDisplay(display) }

  func handleEvents(waitingAtMost milliseconds: Int32) {
    if XPending(display) == 0 {
      var poller = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&poller, 1, milliseconds)
    }
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: answer(event.xselectionrequest)
      case ClientMessage: receive(event.xclient)
      default: break
      }
    }
    XFlush(display)
  }

  func change(_ body: (inout InputMethodServer.Report) -> Void) { body(&report) }

  // MARK: The selection

  private func answer(_ request: XSelectionRequestEvent) {
    let text = request.target == locales ? "@locale=C,C.UTF-8,en,en_US,en_US.UTF-8" : "@transport=X/"
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes, Int32(bytes.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, False, 0, &event)
  }

  // MARK: Messages

  private func receive(_ message: XClientMessageEvent) {
    if message.message_type == connectAtom {
      connect(UInt(bitPattern: message.data.l.0))
    } else if message.message_type == protocolAtom {
      handle(InputMethodReader(message.format == 8 ? bytes(of: message) : bytes(inPropertyOf: message)))
    }
  }

  private func bytes(of message: XClientMessageEvent) -> [UInt8] {
    withUnsafeBytes(of: message.data.b) { Array($0.prefix(Self.longestMessage)) }
  }

  private func bytes(inPropertyOf message: XClientMessageEvent) -> [UInt8] {
    var (type, format, count, remaining): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, UInt(bitPattern: message.data.l.1), 0, (message.data.l.0 + 3) / 4, True, UInt(AnyPropertyType),
      &type, &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    return data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  }

  private func connect(_ window: UInt) {
    client = window
    var event = message(to: client, type: connectAtom, format: 32)
    event.xclient.data.l = (Int(self.window), 0, 0, Self.longestMessage, 0)
    XSendEvent(display, client, False, 0, &event)
  }

  func send(_ content: InputMethodMessage) {
    let bytes = content.bytes
    let isShort = bytes.count <= Self.longestMessage
    var event = message(to: client, type: protocolAtom, format: isShort ? 8 : 32)
    if isShort {
      withUnsafeMutableBytes(of: &event.xclient.data.b) { $0.copyBytes(from: bytes) }
    } else {
      sentProperties = (sentProperties + 1) % Self.propertyCount
      let property = XInternAtom(display, "_PASSAGE_TEST_XIM_\(sentProperties)", False)
      XChangeProperty(
        display, client, property, UInt(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
      event.xclient.data.l = (bytes.count, Int(property), 0, 0, 0)
    }
    XSendEvent(display, client, False, 0, &event)
  }

  private func message(to window: UInt, type: UInt, format: Int32) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = type
    event.xclient.format = format
    return event
  }
}
