// SPDX-License-Identifier: MIT

import CX11
import Dispatch
import Foundation
import X11

/// A program that owns the clipboard and does not follow the conventions.
///
/// It has a connection and a thread of its own. It says truthfully that it has text, so that readers ask for it.
package final class HostileClipboardOwner: @unchecked Sendable {
  /// The treatment of a program that asks for the text.
  package enum Behavior: String, CaseIterable, Sendable {
    /// The program is not answered.
    case silent
    /// The program is refused.
    case refusing
    /// The text is a list of atoms.
    case wrongType = "wrong-type"
    /// Long pieces are sent for as long as somebody reads them.
    case endless
    /// Pieces of one byte are sent for as long as somebody reads them.
    case trickling
    /// A piece is followed by an empty one of 16 bits, which is not an end, and then by nothing.
    case falseEnd = "false-end"
    /// Pieces are announced, and the owner's connection is closed.
    case dying
    /// The property has more bytes than any reader takes.
    case huge
    /// More bytes are announced than any reader takes.
    case boasting
    /// The program's property is changed without end, and no answer is sent.
    case flooding
  }

  private let behavior: Behavior
  private let connection: X11.Connection
  private let window: UInt
  private let end = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var isStopping = false
  private var storedRequestors: Set<UInt> = []
  private var lost: Set<UInt> = []
  private var flooded: (window: UInt, property: Atom)?

  private static let longPiece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
  /// The bytes in one request of the huge property, and the number of such requests: 180 MB, which a server holds.
  private static let (hugePiece, hugeCount) = (12 << 20, 15)
  /// The number of changes of a flood between two looks at the connection.
  private static let floodLength = 500
  /// The time in milliseconds for which the thread sleeps if nothing arrives.
  private static let sleepLimit: Int32 = 20

  /// Becomes the owner.
  package init(_ behavior: Behavior, displayName: String? = nil) throws {
    self.behavior = behavior
    connection = try X11.Connection(displayName: displayName)
    connection.onConnectionLost = {}
    window = XCreateSimpleWindow(connection.display, connection.rootWindow, -1, -1, 1, 1, 0, 0, 0)
    connection.onError = { [unowned self] error in note(error) }
    XSetSelectionOwner(connection.display, atom("CLIPBOARD"), window, UInt(CurrentTime))
    connection.synchronize()
    Thread.detachNewThread { [self] in run() }
  }

  /// Gives the clipboard up and ends the thread.
  package func stop() {
    lock.withLock { isStopping = true }
    end.wait()
    end.signal()
  }

  /// The windows that have asked for the text and still exist, as far as the owner has noticed.
  package var remainingRequestors: Set<UInt> { lock.withLock { storedRequestors.subtracting(lost) } }

  /// Whether a program has asked for the text.
  package var hasBeenAsked: Bool { lock.withLock { !storedRequestors.isEmpty } }

  // MARK: The thread

  private func run() {
    while !lock.withLock({ isStopping }), !connection.isLost {
      while let event = connection.nextEvent() {
        switch event.type {
        case SelectionRequest: answer(event.xselectionrequest)
        case PropertyNotify where event.xproperty.state == PropertyDelete: sendPiece(after: event.xproperty)
        case DestroyNotify: lose(event.xdestroywindow.window)
        default: break
        }
      }
      flood()
      connection.flush()
      if flooded == nil, !connection.isLost, !connection.hasQueuedEvents {
        var poller = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
        poll(&poller, 1, Self.sleepLimit)
      }
    }
    connection.close()
    end.signal()
  }

  /// Windows that no longer exist cause errors.
  private func note(_ error: XProtocolError) { lose(error.resource) }

  private func lose(_ window: UInt) {
    lock.withLock { _ = lost.insert(window) }
    if flooded?.window == window { flooded = nil }
  }

  private func atom(_ name: String) -> Atom { XInternAtom(connection.display, name, False) }

  // MARK: Answers

  private func answer(_ request: XSelectionRequestEvent) {
    if request.target == atom("TARGETS") {
      write([atom("UTF8_STRING")], type: XA_ATOM, for: request)
      return send(request)
    }
    lock.withLock { _ = storedRequestors.insert(request.requestor) }
    XSelectInput(connection.display, request.requestor, PropertyChangeMask | StructureNotifyMask)
    switch behavior {
    case .silent: break
    case .refusing: send(request, isRefusal: true)
    case .wrongType:
      write([atom("UTF8_STRING")], type: XA_ATOM, for: request)
      send(request)
    case .endless, .trickling, .falseEnd: announce(1, for: request)
    case .dying:
      announce(1, for: request)
      lock.withLock { isStopping = true }
    case .huge:
      for _ in 0..<Self.hugeCount { append(Self.hugePiece, to: request) }
      send(request)
    case .boasting: announce(UInt(Int32.max), for: request)
    case .flooding: flooded = (request.requestor, request.property)
    }
  }

  private func announce(_ count: UInt, for request: XSelectionRequestEvent) {
    write([count], type: atom("INCR"), for: request)
    send(request)
  }

  private func sendPiece(after event: XPropertyEvent) {
    let bytes: [UInt8]
    var format: Int32 = 8
    switch behavior {
    case .endless: bytes = Self.longPiece
    case .trickling: bytes = [UInt8(ascii: "x")]
    case .falseEnd:
      bytes = []
      format = 16
    default: return
    }
    XChangeProperty(
      connection.display, event.window, event.atom, atom("UTF8_STRING"), format, PropModeReplace, bytes,
      Int32(bytes.count))
  }

  private func flood() {
    guard let flooded else { return }
    for _ in 0..<Self.floodLength {
      XChangeProperty(
        connection.display, flooded.window, flooded.property, XA_INTEGER, 8, PropModeAppend, nil, 0)
    }
    connection.synchronize()
  }

  private func append(_ count: Int, to request: XSelectionRequestEvent) {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    XChangeProperty(
      connection.display, request.requestor, request.property, atom("UTF8_STRING"), 8, PropModeAppend, bytes,
      Int32(count))
  }

  private func write(_ values: [UInt], type: Atom, for request: XSelectionRequestEvent) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, request.requestor, request.property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  private func send(_ request: XSelectionRequestEvent, isRefusal: Bool = false) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isRefusal ? 0 : request.property
    event.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, False, 0, &event)
  }
}
