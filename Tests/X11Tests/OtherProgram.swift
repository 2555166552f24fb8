// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// Another program, which uses the selection by itself.
final class OtherProgram {
  let window: SelectionWindow
  let connection: Connection

  private static let longestAnswer = 1 << 20

  init() throws {
    connection = try Connection()
    connection.onError = { _ in }
    window = SelectionWindow(connection: connection, name: .clipboard)
  }

  /// Becomes the owner of a selection.
  func claim(_ selection: String = "CLIPBOARD") {
    XSetSelectionOwner(
      window.display, window.atom(selection), window.xid,
      window.serverTime())
    connection.synchronize()
  }

  /// Asks the owner of a selection for a format. Returns the content of the property that it has written.
  func convert(
    _ target: String, of selection: SelectionName = .clipboard, with pairs: [(target: String, property: String)] = []
  ) -> PropertyContent? {
    let property = window.atom("OTHER_PROGRAM")
    let values = pairs.flatMap { [window.atom($0.target), window.atom($0.property)] }
    window.write(values, type: window.atom("ATOM_PAIR"), to: property, of: window.xid)
    request(target, of: selection, to: property)
    var answer: XSelectionEvent?
    XCTAssertTrue(
      waitUntil {
        answer = next(SelectionNotify)?.xselection
        return answer != nil
      })
    guard let answer, answer.property != 0 else { return nil }
    return window.read(answer.property, of: window.xid, atMost: Self.longestAnswer)
  }

  /// Asks the owner of a selection for a format, without waiting for the answer.
  func request(_ target: String, of selection: SelectionName = .clipboard, to property: Atom) {
    XConvertSelection(
      window.display, window.atom(selection.rawValue), window.atom(target), property, window.xid,
      window.serverTime())
  }

  /// Returns the content of a property of its window.
  func read(_ property: String) -> PropertyContent? {
    window.read(window.atom(property), of: window.xid, atMost: Self.longestAnswer)
  }

  /// Answers the next request for the clipboard: with what `write` writes, or with a refusal.
  func answer(_ write: ((Atom, UInt) -> Void)?) -> Bool {
    var request: XSelectionRequestEvent?
    _ = waitUntil {
      request = next(SelectionRequest)?.xselectionrequest
      return request != nil
    }
    guard let request else { return false }
    write?(request.property, request.requestor)
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = write == nil ? 0 : request.property
    event.xselection.time = request.time
    XSendEvent(window.display, request.requestor, False, 0, &event)
    connection.flush()
    return true
  }

  /// Returns the next event of a type that has arrived.
  func next(_ type: Int32) -> XEvent? {
    while let event = connection.nextEvent() { if event.type == type { return event } }
    return nil
  }
}
