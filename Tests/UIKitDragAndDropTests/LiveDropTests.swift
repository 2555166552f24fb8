// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitDragAndDrop
@testable import UIKitFixtures

/// A drag of another program over a window on the server.
///
/// The test is no job on the main queue, which could run no other job until it ended.
final class LiveDropTests: XCTestCase {
  func testATextOfAnotherProgramIsDroppedOnAView() throws {
    try MainActor.assumeIsolated { try Self.dropText() }
  }

  @MainActor
  private static func dropText() throws {
    var texts: [String] = []
    let well = Well("well", frame: CGRect(x: 0, y: 0, width: 400, height: 300)) { _ in }
    well.perform = { $0.loadObjects(ofClass: String.self) { texts = $0 } }
    let live = try LiveApplication { $0.addSubview(well) }
    defer { live.close() }
    let program = try DragProgram()
    let window = try XCTUnwrap(live.xid)
    var messages: [DragProgram.Message] = []
    let answered = { (count: Int) in
      live.run {
        while let message = program.nextMessage() { messages.append(message) }
        return messages.count == count
      }
    }

    program.enter(window, formats: ["UTF8_STRING", "text/plain"])
    program.move(over: window, to: live.onScreen(CGPoint(x: 30, y: 40)))
    XCTAssertTrue(answered(1))
    XCTAssertEqual(well.lastLocation, CGPoint(x: 30, y: 40))
    program.drop(on: window)
    XCTAssertTrue(live.run { program.answerRequest(with: Array("dropped".utf8)) != nil })
    XCTAssertTrue(answered(2))

    XCTAssertEqual(texts, ["dropped"])
    XCTAssertEqual(messages.map(\.type), ["XdndStatus", "XdndFinished"])
    XCTAssertEqual(messages.map { $0.values[1] & 1 }, [1, 1], "both are accepted")
  }
}
