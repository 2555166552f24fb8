// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

final class QuestionTests: XCTestCase {
  func testAnswersAreReadInAnyOrderAndNotAtAll() throws {
    let line = ServerLine(displayName: nil)

    let questions = ["WM_NAME", "WM_CLASS", "WM_HINTS"].map(line.atom)
    let last = questions[2].answer()
    let first = questions[0].answer()
    let next = line.atom("PRIMARY").answer()

    XCTAssertEqual(first, XA_WM_NAME)
    XCTAssertEqual(last, XA_WM_HINTS)
    XCTAssertEqual(next, XA_PRIMARY)
  }

  func testAQuestionThatTheServerRefusesHasNoAnswerAndReportsNoError() throws {
    let connection = try Connection()
    var errors: [XProtocolError] = []
    connection.onError = { errors.append($0) }

    let size = connection.line.size(ofWindow: 0xbad).answer()
    connection.line.selectEvents(PropertyChangeMask, ofForeignWindow: 0xbad)
    connection.synchronize()

    XCTAssertNil(size)
    XCTAssertEqual(errors, [])
    XCTAssertNotNil(connection.line.size(ofWindow: connection.rootWindow).answer())
  }

  func testErrorsOfRequestsWithoutAnAnswerAreReported() throws {
    let connection = try Connection()
    let sync = try XCTUnwrap(connection.extensions.sync)

    let errors = connection.trappingErrors { connection.line.setCounter(sync, 0xbad, to: 1) }

    XCTAssertEqual(errors.map(\.resource), [0xbad])
  }

  func testXlibCountsTheRequestsOfQuestions() throws {
    let connection = try Connection()
    let before = XNextRequest(connection.display)

    let question = connection.line.atom("WM_NAME")
    let next = XNextRequest(connection.display)

    XCTAssertEqual(next, before + 1)
    XCTAssertEqual(question.answer(), XA_WM_NAME)
  }

  func testALineToNoServerIsLostAndAnswersNothing() {
    let line = ServerLine(displayName: ":7654")

    XCTAssertTrue(line.isLost)
    XCTAssertNil(line.atom("WM_NAME").answer())
    XCTAssertNil(ServerFacts(asking: line))
  }

  func testALineThatIsCutAnswersNothing() throws {
    let server = try XServer()
    defer { server.end() }
    let line = ServerLine(displayName: server.displayName)
    server.signal(SIGSTOP)
    let question = line.atom("WM_NAME")

    server.signal(SIGKILL)

    XCTAssertNil(question.answer())
    XCTAssertTrue(line.isLost)
  }

  func testACounterHasTheValueThatIsSet() throws {
    let connection = try Connection()
    let sync = try XCTUnwrap(connection.extensions.sync)
    let counter = UInt(xcb_generate_id(XGetXCBConnection(connection.display)))

    connection.line.createCounter(sync, counter)
    connection.line.setCounter(sync, counter, to: -2 << 40 + 5)

    var value = XSyncValue()
    XCTAssertNotEqual(XSyncQueryCounter(connection.display, counter, &value), 0)
    XCTAssertEqual(Int64(XSyncValueHigh32(value)) << 32 | Int64(XSyncValueLow32(value)), -2 << 40 + 5)
  }

  func testAnAnswerThatIsTooShortForItsCountsIsReadToItsEnd() {
    let answer = Answer(bytes: [UInt8](repeating: 0xff, count: 40))

    XCTAssertEqual(answer.itemCount(answer.card32(12), size: 4), 2)
    XCTAssertEqual(answer.rest(count: 1 << 40).count, 8)
    XCTAssertEqual(answer.card32(38), 0xffff)
  }
}
