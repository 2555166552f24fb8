// SPDX-License-Identifier: MIT
import CX11

/// Owns a selection and answers the programs that paste.
final class SelectionOwner {
  /// The content of the selection, or nil if another program is known to own it.
  private(set) var contents: ClipboardContents?
  private let window: SelectionWindow
  /// The server's time of the acquisition, or 0 if the server did not tell.
  private(set) var acquisition: Time = 0
  private let transfers: SelectionTransfers

  /// The most formats that are asked for at once. The value is a choice: each may be as long as the largest piece.
  private static let mostPairs = 32

  init(window: SelectionWindow, transfers: SelectionTransfers) {
    self.window = window
    self.transfers = transfers
  }

  func own(_ contents: ClipboardContents) {
    acquisition = window.serverTime()
    XSetSelectionOwner(window.display, window.selection, window.xid, acquisition)
    self.contents = window.selectionOwner == window.xid ? contents : nil
  }

  /// Returns the content if the server says that the selection is still that of this program. A paste may be asked for
  /// before the event arrives which says that another program has taken it.
  func confirmedContents() -> ClipboardContents? {
    guard let contents, window.selectionOwner == window.xid else { return nil }
    return contents
  }

  func clear(_ event: XSelectionClearEvent) {
    // A clear from before the last acquisition is obsolete.
    guard event.selection == window.selection, !isBefore(event.time, acquisition) else { return }
    contents = nil
  }

  // MARK: Requests

  func answer(_ request: XSelectionRequestEvent) {
    // Old programs name no property; that of the target is meant.
    let property = request.property == 0 ? request.target : request.property
    var isAnswered = false
    // To serve a window of its own would take the events from it that it waits for.
    if request.selection == window.selection, contents != nil, request.requestor != window.xid,
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
      return transfers.write(found, to: property, of: requestor)
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

  /// Whether a time of the server is earlier than another. They wrap after 49 days.
  private func isBefore(_ time: Time, _ other: Time) -> Bool {
    Int32(truncatingIfNeeded: Int(bitPattern: time) - Int(bitPattern: other)) < 0
  }
}
