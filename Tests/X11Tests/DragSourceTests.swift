// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// Drags of this program over windows of another one.
final class DragSourceTests: XCTestCase {
  private var connection: X11.Connection!
  private var window: X11.Window!
  private var program: DragProgram!
  private var source: DragSource!

  private static let time: UInt = 9

  override func setUpWithError() throws {
    connection = try Connection()
    window = X11.Window(
      connection: connection, size: PixelSize(width: 100, height: 80), title: "Drag", appID: "passage-test")
    window.map()
    XCTAssertTrue(waitUntil { connection.drainEvents().contains { $0.event == .mapped(true) } })
    program = try DragProgram()
    program.show(x: 300, y: 200, width: 50, height: 50)
    source = DragSource(
      window: window, formats: ["text/plain", "UTF8_STRING"], time: Self.time, action: .move)
  }

  override func tearDown() {
    source.cancel()
    source = nil
    program = nil
    window = nil
    connection = nil
  }

  /// Moves to a pixel of the screen.
  private func move(to x: CGFloat, _ y: CGFloat) -> DragSource.Place {
    let origin = window.locateOnScreen()
    return source.move(to: CGPoint(x: x - origin.x, y: y - origin.y))
  }

  /// Returns the types of the next messages that the program receives.
  private func messages(_ count: Int) -> [DragProgram.Message] {
    var messages: [DragProgram.Message] = []
    waitUntil {
      while messages.count < count, let message = program.nextMessage() { messages.append(message) }
      return messages.count == count
    }
    return messages
  }

  /// Returns the next answer that arrives.
  private func answer() -> DragAnswer? {
    var answer: DragAnswer?
    waitUntil {
      for case (_, .dragAnswer(let new)) in connection.drainEvents() { answer = answer ?? new }
      return answer != nil
    }
    return answer
  }

  func testAWindowOfAnotherProgramIsEnteredAndAsked() {
    XCTAssertEqual(move(to: 310, 220), .foreign)

    let (text, utf8) = (program.atom("text/plain"), program.atom("UTF8_STRING"))
    XCTAssertEqual(
      messages(2),
      [
        .init(type: "XdndEnter", values: [window.xid, 5 << 24, text, utf8, 0]),
        .init(
          type: "XdndPosition",
          values: [window.xid, 0, 310 << 16 | 220, Self.time, program.atom("XdndActionMove")]),
      ])
  }

  func testAMovementWaitsForTheAnswerToTheOneBefore() {
    _ = move(to: 310, 220)
    _ = move(to: 311, 220)
    _ = move(to: 312, 220)
    XCTAssertEqual(messages(2).count, 2)

    program.answer(window.xid, action: "XdndActionCopy")

    XCTAssertEqual(answer(), .status(.copy))
    XCTAssertEqual(source.acceptedAction, .copy)
    XCTAssertEqual(messages(1).first?.values[2], 312 << 16 | 220, "the last movement")
  }

  func testAMovementInAKnownWindowTakesOneRoundTrip() throws {
    for (x, y) in [(310, 220), (window.locateOnScreen().x + 4, window.locateOnScreen().y + 5)] as [(CGFloat, CGFloat)] {
      let first = move(to: x, y)
      let before = connection.line.roundTrips

      let second = move(to: x + 1, y)

      XCTAssertNotEqual(first, .nowhere)
      XCTAssertNotEqual(second, .nowhere)
      XCTAssertEqual(connection.line.roundTrips - before, 1)
    }
  }

  func testATargetIsNotAskedInTheRectangleOfItsAnswer() {
    _ = move(to: 310, 220)
    program.send(
      "XdndStatus", to: window.xid, [1, 305 << 16 | 215, 10 << 16 | 10, program.atom("XdndActionCopy")])
    XCTAssertEqual(answer(), .status(.copy))

    _ = move(to: 312, 221)
    _ = move(to: 316, 221)

    XCTAssertEqual(messages(3).map(\.type), ["XdndEnter", "XdndPosition", "XdndPosition"])
    XCTAssertNil(program.nextMessage())
  }

  func testADropInTheRectangleOfAnAnswerTellsItsPoint() {
    _ = move(to: 310, 220)
    program.send(
      "XdndStatus", to: window.xid, [1, 305 << 16 | 215, 10 << 16 | 10, program.atom("XdndActionCopy")])
    XCTAssertEqual(answer(), .status(.copy))
    _ = move(to: 312, 221)

    XCTAssertTrue(source.drop())
    XCTAssertEqual(messages(3).last?.values[2], 312 << 16 | 221)
    program.answer(window.xid, action: "XdndActionCopy")

    XCTAssertEqual(answer(), .status(.copy))
    XCTAssertEqual(messages(1).first?.type, "XdndDrop")
  }

  func testADropIsAnsweredWithItsAction() {
    _ = move(to: 310, 220)
    program.answer(window.xid, action: "XdndActionMove")
    XCTAssertEqual(answer(), .status(.move))

    XCTAssertTrue(source.drop())
    XCTAssertEqual(messages(3).last, .init(type: "XdndDrop", values: [window.xid, 0, Self.time, 0, 0]))
    program.finish(window.xid, action: "XdndActionMove")

    XCTAssertEqual(answer(), .finished(.move))
  }

  func testADropWaitsForAnAnswerThatMayRefuseIt() {
    _ = move(to: 310, 220)
    XCTAssertTrue(source.drop())
    XCTAssertEqual(messages(2).count, 2)

    program.answer(window.xid, action: nil)

    XCTAssertEqual(answer(), .finished(nil))
    XCTAssertEqual(messages(1).first?.type, "XdndLeave")
  }

  func testAWindowIsLeft() {
    _ = move(to: 310, 220)
    XCTAssertEqual(move(to: 290, 220), .nowhere)

    XCTAssertEqual(messages(3).last?.type, "XdndLeave")
    XCTAssertFalse(source.drop())
  }

  func testWindowsOfThisProgramAreNotSentMessages() {
    let origin = window.locateOnScreen()

    let place = move(to: origin.x + 4, origin.y + 5)

    XCTAssertEqual(place, .own(window.xid, CGPoint(x: 4, y: 5)))
  }

  func testAnswersOfOthersAreIgnored() throws {
    let other = try DragProgram()
    _ = move(to: 310, 220)
    other.answer(window.xid, action: "XdndActionCopy")
    other.finish(window.xid, action: "XdndActionCopy")
    program.finish(window.xid, action: "XdndActionCopy")
    program.answer(window.xid, action: nil)

    XCTAssertEqual(answer(), .status(nil))
  }

  func testATargetThatEndsIsNoError() {
    var errors: [XProtocolError] = []
    connection.onError = { errors.append($0) }
    _ = move(to: 310, 220)

    program.connection.close()
    connection.synchronize()

    XCTAssertTrue(waitUntil { move(to: 311, 220) == .nowhere })
    source.cancel()
    connection.synchronize()
    XCTAssertEqual(errors.count, 0)
  }
}
