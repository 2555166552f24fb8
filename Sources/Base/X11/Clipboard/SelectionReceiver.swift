// SPDX-License-Identifier: MIT
import CX11

/// A window, never shown, to which the owner of a selection sends the content in one format.
///
/// It exists until the answer is complete or given up. An answer that is late, or never ends, then has nothing left to
/// be written to.
///
///     waiting ──SelectionNotify──► readable ──end of the property──► the content
///                                  │      ▲
///                                INCR     PropertyNotify
///                                  ▼      │
///                                 expecting, after each piece but an empty one, which is the end
final class SelectionReceiver {
  enum Answer: Equatable {
    /// Nothing has arrived.
    case none
    /// A part has arrived, which is not the last one.
    case part
    case content(PropertyContent)
    /// The owner has refused, or sent what is not an answer.
    case refused
  }

  private enum State { case waiting, readable, expecting, over }

  /// The most bytes of an answer, so that another program cannot exhaust the memory. The value is a choice: an
  /// uncompressed picture of 32 million pixels.
  static let longestContent = 128 << 20
  /// The most bytes that are read at once. The value is a choice: they arrive within a frame.
  private static let longestPart = 1 << 18
  /// The most changes of the window's properties before a part is read, so that another program cannot occupy the thread.
  /// The value is a choice: the longest answer, written in requests of 64 KiB, makes 2,048 changes.
  static let mostChanges = 4096

  /// The format that is asked for.
  let target: String
  private let window: SelectionWindow
  let xid: UInt
  private let property: Atom
  private var state = State.waiting
  private var isIncremental = false
  /// The content that has arrived so far.
  private var content: PropertyContent?
  /// The number of bytes that have been read of the property's present content.
  private var offset = 0
  /// The number of changes since a part was read.
  private var changes = 0

  /// Asks the owner of the selection.
  init(window: SelectionWindow, target: String, time: UInt) {
    self.window = window
    self.target = target
    property = window.atom("_PASSAGE_CLIPBOARD")
    xid = window.makeReceiver()
    XConvertSelection(
      window.display, window.selection, window.atom(target), property, xid, time)
  }

  /// Destroys the window.
  func close() {
    state = .over
    window.destroy(xid)
  }

  /// Whether ``readPart()`` has something to read.
  var isReadable: Bool { state == .readable }

  // MARK: Events

  func receive(_ event: XSelectionEvent) -> Answer {
    guard event.requestor == xid, event.selection == window.selection, event.target == window.atom(target),
      state == .waiting
    else { return .none }
    guard event.property == property else { return .refused }
    state = .readable
    return .none
  }

  func receive(_ event: XPropertyEvent) -> Answer {
    guard event.window == xid else { return .none }
    changes += 1
    guard changes <= Self.mostChanges else { return .refused }
    if event.atom == property, event.state == PropertyNewValue, state == .expecting { state = .readable }
    return .none
  }

  // MARK: Reading

  /// Reads the next part of what the owner has written. The server removes the property with its last part, which asks
  /// the owner for the next piece.
  func readPart() -> Answer {
    guard state == .readable else { return .none }
    guard let part = window.read(property, of: xid, from: offset, atMost: Self.longestPart, removing: true) else {
      return lackProperty()
    }
    if part.type == window.incremental, !isIncremental { return expectPieces(announcedBy: part) }
    guard let content = add(part) else { return .refused }
    offset += part.length
    changes = 0
    guard part.remaining == 0 else { return part.length > 0 ? .part : .refused }
    guard isIncremental, offset > 0 else { return .content(content) }
    offset = 0
    state = .expecting
    return .part
  }

  /// The notice of a piece may be forged or obsolete, that of an answer is not.
  private func lackProperty() -> Answer {
    guard isIncremental else { return .refused }
    offset = 0
    state = .expecting
    return .none
  }

  /// The announcement has the least number of bytes that follow.
  private func expectPieces(announcedBy part: PropertyContent) -> Answer {
    guard part.format == 32, part.remaining == 0, part.values.first ?? 0 <= Self.longestContent else { return .refused }
    isIncremental = true
    state = .expecting
    return .part
  }

  /// Adds a part and returns what has arrived so far, or nil if the part does not belong to it. Texts and pictures have
  /// items of 8 bits, and a list of formats has atoms.
  private func add(_ part: PropertyContent) -> PropertyContent? {
    let isExpected =
      target == "TARGETS" ? part.format == 32 && window.isTypeOfTargets(part.type) : part.format == 8
    let length = (content?.length ?? 0) + part.length + part.remaining
    guard isExpected, part.type == content?.type ?? part.type, length <= Self.longestContent else { return nil }
    if content == nil { content = part } else { content?.append(part) }
    return content
  }
}
