// SPDX-License-Identifier: MIT
import CX11

/// Writes contents to the properties of other programs, and long ones in pieces (INCR).
///
/// The owners of all selections share the transfers, because a program selects the events of a window once.
final class SelectionTransfers {
  private let window: SelectionWindow
  private var transfers: [OutgoingTransfer] = []

  /// The most transfers in pieces to one window, and to all. The values are choices: a program that pastes has one.
  static let (mostTransfersToOne, mostTransfers) = (8, 64)
  /// The most bytes in one property, unless the server takes less. More are sent in pieces. The value is a choice: the
  /// server is busy with a piece for less than a frame.
  private static let largestPiece = 1 << 18

  init(window: SelectionWindow) { self.window = window }

  /// Writes a property, or announces a transfer in pieces. Returns false if there are too many transfers.
  func write(_ found: ClipboardContents.Representation, to property: Atom, of requestor: UInt) -> Bool {
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
