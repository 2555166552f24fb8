// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// Drags of another program over a window of this one.
final class DropTargetTests: XCTestCase {
  private var connection: X11.Connection!
  private var window: X11.Window!
  private var program: DragProgram!

  override func setUpWithError() throws {
    connection = try Connection()
    window = X11.Window(
      connection: connection, size: PixelSize(width: 100, height: 80), title: "Drop", appID: "passage-test")
    window.acceptDrops()
    window.map()
    XCTAssertTrue(waitUntil { connection.drainEvents().contains { $0.event == .mapped(true) } })
    program = try DragProgram()
  }

  override func tearDown() {
    program = nil
    window = nil
    connection = nil
  }

  /// Returns the events of drags, up to the first for which the condition is true.
  private func events(until isLast: (DragEvent) -> Bool) -> [DragEvent] {
    var events: [DragEvent] = []
    let hasArrived = waitUntil {
      for case (_, .drag(let event)) in connection.drainEvents() { events.append(event) }
      return events.contains(where: isLast)
    }
    XCTAssertTrue(hasArrived, "\(events)")
    return events
  }

  /// Has the program leave after what it has sent, and returns all events before that.
  private func eventsBeforeLeaving() -> [DragEvent] {
    program.leave(window.xid)
    return events { $0 == .left }.dropLast()
  }

  private func onScreen(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
    let origin = window.locateOnScreen()
    return (Int(origin.x) + x, Int(origin.y) + y)
  }

  private func message() -> DragProgram.Message? {
    var message: DragProgram.Message?
    waitUntil {
      message = program.nextMessage()
      return message != nil
    }
    return message
  }

  private var peer: DragPeer { DragPeer(source: program.window, window: window.xid) }

  func testOtherProgramsSeeTheVersionAtTheWindow() throws {
    let desktop = try Desktop()

    let atom = desktop.connection.line.atom("XdndAware").answer() ?? 0

    XCTAssertEqual(
      desktop.connection.line.longs(of: atom, type: XA_ATOM, window: window.xid).answer(), [5])
  }

  func testADragIsFollowedToItsDrop() {
    program.enter(window.xid, formats: ["text/plain", "UTF8_STRING"])
    program.move(over: window.xid, to: onScreen(10, 20), time: 11, action: "XdndActionMove")
    program.drop(on: window.xid, time: 12)

    let events = events { if case .dropped = $0 { true } else { false } }

    XCTAssertEqual(
      events,
      [
        .entered(formats: ["text/plain", "UTF8_STRING"]),
        .moved(to: CGPoint(x: 10, y: 20), action: .move, time: 11, peer: peer),
        .dropped(action: .move, time: 12, peer: peer),
      ])
  }

  func testTheSourceIsAnswered() {
    window.answerDrag(of: peer, with: .copy)
    window.answerDrag(of: peer, with: nil)
    window.finishDrop(of: peer, with: .move)
    window.finishDrop(of: peer, with: nil)

    let (copy, move) = (program.atom("XdndActionCopy"), program.atom("XdndActionMove"))
    XCTAssertEqual(message(), .init(type: "XdndStatus", values: [window.xid, 3, 0, 0, copy]))
    XCTAssertEqual(message(), .init(type: "XdndStatus", values: [window.xid, 2, 0, 0, 0]))
    XCTAssertEqual(message(), .init(type: "XdndFinished", values: [window.xid, 1, move, 0, 0]))
    XCTAssertEqual(message(), .init(type: "XdndFinished", values: [window.xid, 0, 0, 0, 0]))
  }

  func testAnAnswerToASourceThatHasEndedIsNoError() {
    var errors: [XProtocolError] = []
    connection.onError = { errors.append($0) }

    window.answerDrag(of: DragPeer(source: 0x1fff_ffff, window: window.xid), with: .copy)
    connection.synchronize()

    XCTAssertEqual(errors.count, 0)
  }

  func testALongListOfFormatsIsReadAndLimited() {
    program.enter(window.xid, formats: (0..<1000).map { "format/\($0)" })

    let events = eventsBeforeLeaving()

    XCTAssertEqual(events, [.entered(formats: (0..<200).map { "format/\($0)" })])
  }

  func testFormatsThatAreNoAtomsAreLeftOut() {
    let atom = program.atom("text/plain")
    program.send("XdndEnter", to: window.xid, [5 << 24, 0x1fff_ffff, atom, 0])
    program.send("XdndEnter", to: window.xid, [5 << 24 | 1], source: 0x1fff_ffff)

    let events = eventsBeforeLeavingAsIgnored()

    XCTAssertEqual(events, [.entered(formats: ["text/plain"]), .left, .entered(formats: [])])
  }

  /// The events before those of a further drag, which is a sign that all messages before it have been handled.
  private func eventsBeforeLeavingAsIgnored() -> [DragEvent] {
    program.enter(window.xid, formats: ["sign"])
    let events = events { $0 == .entered(formats: ["sign"]) }.dropLast()
    return events.last == .left ? events.dropLast() : Array(events)
  }

  func testMessagesThatDoNotBelongToTheDragAreIgnored() {
    program.move(over: window.xid, to: (1, 1))
    program.drop(on: window.xid)
    program.enter(window.xid, formats: ["old"], version: 2)
    program.enter(window.xid, formats: ["new"], version: 6)
    XCTAssertEqual(eventsBeforeLeavingAsIgnored(), [])

    program.send("XdndPosition", to: window.xid, [0, 0, 0, 0], source: connection.rootWindow)
    program.send("XdndLeave", to: window.xid, source: connection.rootWindow)
    program.send("XdndDrop", to: window.xid, source: connection.rootWindow)

    XCTAssertEqual(eventsBeforeLeaving(), [])
  }

  func testTheDragEndsWithItsSource() {
    program.enter(window.xid, formats: ["text/plain"])
    _ = events { $0 == .entered(formats: ["text/plain"]) }

    program.connection.close()

    XCTAssertEqual(events { $0 == .left }, [.left])
  }

  func testTheDragEndsWithTheWindow() {
    program.enter(window.xid, formats: ["text/plain"])
    _ = events { $0 == .entered(formats: ["text/plain"]) }

    window.unmap()

    XCTAssertEqual(events { $0 == .left }, [.left])
  }

  // MARK: Content

  /// Asks for the content in a format, and has the program answer with `bytes`. Returns what is received.
  private func read(
    _ format: String, answer bytes: [UInt8]?, request: ((format: String, time: UInt)) -> Void
  ) throws -> ClipboardContents.Representation?? {
    let clipboard = try Clipboard()
    defer { clipboard.stop() }
    let received = LockedValue<ClipboardContents.Representation??>(nil)
    clipboard.readDrag(format, at: 8) { content in received.withLock { $0 = content } }
    waitUntil {
      guard let asked = program.answerRequest(with: bytes) else { return false }
      request(asked)
      return true
    }
    waitUntil { received.withLock { $0 } != nil }
    return received.withLock { $0 }
  }

  func testTheContentIsReadAtTheTimeOfTheEvent() throws {
    let content = try read("text/plain", answer: Array("Grüße".utf8)) {
      XCTAssertEqual($0.format, "text/plain", "the formats are known and not asked for")
      XCTAssertEqual($0.time, 8)
    }

    XCTAssertEqual(content??.text, "Grüße")
  }

  func testARefusedContentIsReported() throws {
    let content = try read("text/plain", answer: nil) { _ in }

    XCTAssertEqual(content, .some(.none))
  }
}
