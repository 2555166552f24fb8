// SPDX-License-Identifier: MIT
import CX11

/// Owns the clipboard and answers the programs that paste.
final class SelectionOwner {
  /// The content of the clipboard, or nil if it belongs to another program.
  private(set) var contents: ClipboardContents?
  private let window: SelectionWindow
  /// The server's time of the acquisition, or 0 if the server did not tell.
  private var acquisition: Time = 0
  private var transfers: [OutgoingTransfer] = []

  /// The most formats that are asked for at once. The value is a choice: each may be as long as the largest piece.
  private static let mostPairs = 32
  /// The most transfers in pieces to one window, and to all. The values are choices: a program that pastes has one.
  static let (mostTransfersToOne, mostTransfers) = (8, 64)
  /// The most bytes in one property, unless the server takes less. More are sent in pieces. The value is a choice: the
  /// server is busy with a piece for less than a frame.
  private static let largestPiece = 1 << 18

  init(window: SelectionWindow) { self.window = window }

  func own(_ contents: ClipboardContents) {
    acquisition = window.serverTime()
    XSetSelectionOwner(window.display, window.clipboard, window.xid, acquisition)
    self.contents = window.clipboardOwner == window.xid ? contents : nil
  }

  func clear(_ event: XSelectionClearEvent) {
    // A clear from before the last acquisition is obsolete.
    guard event.selection == window.clipboard, !isBefore(event.time, acquisition) else { return }
    contents = nil
  }

  // MARK: Requests

  func answer(_ request: XSelectionRequestEvent) {
    // Old programs name no property; that of the target is meant.
    let property = request.property == 0 ? request.target : request.property
    var isAnswered = false
    // To serve a window of its own would take the events from it that it waits for.
    if request.selection == window.clipboard, contents != nil, request.requestor != window.xid,
      request.time == UInt(CurrentTime) || !isBefore(request.time, acquisition)
    {
      isAnswered = write(request.target, to: property, of: request.requestor)
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isAnswered ? property : 0
    event.xselection.time = request.time
    XSendEvent(window.display, request.requestor, False, 0, &event)
  }

  private func write(_ target: Atom, to property: Atom, of requestor: UInt) -> Bool {
    guard let contents else { return false }
    // The names of unknown formats are not asked for, because that would take a round trip each.
    switch target {
    case window.atom("TARGETS"):
      let names = ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"] + contents.targets
      window.write(names.map(window.atom), type: XA_ATOM, to: property, of: requestor)
    case window.atom("TIMESTAMP"):
      window.write([acquisition], type: XA_INTEGER, to: property, of: requestor)
    case window.atom("SAVE_TARGETS"):
      window.write([UInt](), type: window.atom("NULL"), to: property, of: requestor)
    case window.atom("MULTIPLE"):
      return writeMultiple(property, of: requestor)
    default:
      guard let found = contents.representations.first(where: { window.atom($0.target) == target }) else {
        return false
      }
      return write(found, to: property, of: requestor)
    }
    return true
  }

  /// Answers several requests at once. The property lists pairs of a target and a property; the property of a target
  /// that there is not becomes 0. A list that is too long is refused.
  private func writeMultiple(_ property: Atom, of requestor: UInt) -> Bool {
    let list = window.read(property, of: requestor, atMost: Self.mostPairs * 8)
    guard var pairs = list?.values, !pairs.isEmpty, list?.remaining == 0 else { return false }
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      let isNested = pairs[index] == window.atom("MULTIPLE")
      if isNested || !write(pairs[index], to: pairs[index + 1], of: requestor) { pairs[index + 1] = 0 }
    }
    window.write(pairs, type: window.atom("ATOM_PAIR"), to: property, of: requestor)
    return true
  }

  /// Writes a property, or announces a transfer in pieces. Returns false if there are too many transfers.
  private func write(_ found: ClipboardContents.Representation, to property: Atom, of requestor: UInt) -> Bool {
    let type = window.atom(found.type)
    guard found.bytes.count > pieceSize else {
      window.write(found.bytes, type: type, to: property, of: requestor)
      return true
    }
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    guard transfers.count < Self.mostTransfers,
      transfers.count(where: { $0.requestor == requestor }) < Self.mostTransfersToOne
    else { return false }
    // The requestor removes the property whenever it has read it.
    XSelectInput(window.display, requestor, PropertyChangeMask | StructureNotifyMask)
    window.write([UInt(found.bytes.count)], type: window.incremental, to: property, of: requestor)
    transfers.append(
      OutgoingTransfer(
        requestor: requestor, property: property, type: type, bytes: found.bytes, lastProgress: ServerClock.now))
    return true
  }

  private lazy var pieceSize: Int = {
    let extended = XExtendedMaxRequestSize(window.display)
    let units = extended > 0 ? extended : XMaxRequestSize(window.display)
    // A property's request has a head of 24 bytes; some more are left for extensions of it.
    return min(Int(units) * 4 - 100, Self.largestPiece)
  }()

  // MARK: Transfers in pieces

  func receive(_ event: XPropertyEvent) {
    guard event.state == PropertyDelete,
      let index = transfers.firstIndex(where: { $0.requestor == event.window && $0.property == event.atom })
    else { return }
    let transfer = transfers[index]
    let piece = transfer.bytes[transfer.sent...].prefix(pieceSize)
    // A piece without bytes is the end.
    window.write(Array(piece), type: transfer.type, to: transfer.property, of: transfer.requestor)
    if piece.isEmpty { return remove { $0 == transfer } }
    transfers[index].sent += piece.count
    transfers[index].lastProgress = ServerClock.now
  }

  func forget(requestor: UInt) { transfers.removeAll { $0.requestor == requestor } }

  /// Gives up on programs that have stopped reading.
  func expire(at now: Double) { remove { $0.deadline <= now } }

  var deadline: Double? { transfers.map(\.deadline).min() }

  private func remove(where isOver: (OutgoingTransfer) -> Bool) {
    let over = transfers.filter(isOver)
    transfers.removeAll(where: isOver)
    for transfer in over where !transfers.contains(where: { $0.requestor == transfer.requestor }) {
      XSelectInput(window.display, transfer.requestor, 0)
    }
  }

  /// Whether a time of the server is earlier than another. They wrap after 49 days.
  private func isBefore(_ time: Time, _ other: Time) -> Bool {
    Int32(truncatingIfNeeded: Int(bitPattern: time) - Int(bitPattern: other)) < 0
  }
}

/// Data that another program reads in pieces.
private struct OutgoingTransfer: Equatable {
  let requestor: UInt
  let property: Atom
  let type: Atom
  let bytes: [UInt8]
  var sent = 0
  var lastProgress: Double

  /// The seconds after which a program that reads no further piece is given up. The value is a choice; nobody waits.
  private static let patience = 10.0

  var deadline: Double { lastProgress + Self.patience }

  static func == (a: Self, b: Self) -> Bool { a.requestor == b.requestor && a.property == b.property }
}
