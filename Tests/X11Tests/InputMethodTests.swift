// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Glibc
import XCTest

@testable import X11

/// An input method with a server of its own, such as those for Chinese and Japanese: composed text in the window, the
/// position of the caret, and the server's end and restart.
final class InputMethodTests: XCTestCase {
  private static let name = "passage-test"
  /// The servers, which must not end before the windows that use them.
  private var servers: [InputMethodServer] = []
  private let oldModifiers = ProcessInfo.processInfo.environment["XMODIFIERS"]

  override func setUp() { setenv("XMODIFIERS", "@im=\(Self.name)", 1) }

  override func tearDown() {
    servers = []
    if let oldModifiers { setenv("XMODIFIERS", oldModifiers, 1) } else { unsetenv("XMODIFIERS") }
  }

  private func startServer() throws -> InputMethodServer {
    let server = try InputMethodServer(name: Self.name)
    servers.append(server)
    return server
  }

  /// Types a letter, with which the window opens its input method, and waits until the method knows the window.
  private func makeStage(
    _ server: InputMethodServer, spot: CGPoint = CGPoint(x: 30, y: 40), showsMarkedText: Bool = true
  ) throws -> TextStage {
    let stage = try TextStage()
    stage.window.setTextClient(TextClient(spot: spot, showsMarkedText: showsMarkedText))
    stage.desktop.type(XK_x)
    XCTAssertTrue(stage.wait { stage.text == "x" && server.report.hasFocus }, "no key through the input method")
    return stage
  }

  func testKeysGoThroughTheInputMethod() throws {
    let server = try startServer()
    let stage = try makeStage(server)

    XCTAssertEqual(server.report.keys, 1)
    XCTAssertEqual(stage.text, "x")
  }

  func testComposedTextIsShownInTheWindowAndEntered() throws {
    let server = try startServer()
    let stage = try makeStage(server)
    XCTAssertTrue(server.report.showsMarkedText)

    server.perform(
      .startComposing, .draw("n", first: 0, count: 0, caret: 1), .draw("i好", first: 1, count: 0, caret: 3),
      .moveCaret(to: 1))
    XCTAssertTrue(stage.wait { stage.marked.last == MarkedText("ni好", caret: 1) }, "\(stage.marked)")
    XCTAssertTrue(waitUntil { server.report.carets == [1] })
    server.perform(.draw("", first: 0, count: 3, caret: 0), .endComposing, .enter("你好"))

    XCTAssertTrue(stage.wait { stage.text == "x你好" }, stage.text)
    XCTAssertEqual(stage.marked.suffix(2), [MarkedText(), nil])
  }

  func testTheInputMethodKnowsWhereTheCaretIs() throws {
    let server = try startServer()
    let stage = try makeStage(server)
    XCTAssertTrue(waitUntil { server.report.spot.map { $0 == (30, 40) } ?? false }, "\(server.report)")

    stage.window.setTextClient(TextClient(spot: CGPoint(x: 70, y: -5), showsMarkedText: true))

    XCTAssertTrue(stage.wait { server.report.spot.map { $0 == (70, -5) } ?? false }, "\(server.report)")
  }

  func testTheInputMethodShowsComposedTextItselfIfTheWindowDoesNot() throws {
    let server = try startServer()
    let stage = try makeStage(server, showsMarkedText: false)
    XCTAssertFalse(server.report.showsMarkedText)

    stage.window.setTextClient(TextClient(spot: .zero, showsMarkedText: true))
    stage.desktop.type(XK_y)

    XCTAssertTrue(stage.wait { stage.text == "xy" && server.report.showsMarkedText }, "\(server.report)")
  }

  func testDiscardedTextIsDiscardedInTheInputMethodToo() throws {
    let server = try startServer()
    let stage = try makeStage(server)
    server.perform(.startComposing, .draw("ni", first: 0, count: 0, caret: 2))
    XCTAssertTrue(stage.wait { stage.marked.last == MarkedText("ni", caret: 2) })

    stage.window.resetTextInput()

    XCTAssertTrue(waitUntil { server.report.resets == 1 })
    stage.window.resetTextInput()
    XCTAssertEqual(server.report.resets, 1, "nothing is left to discard")
  }

  func testCompositionEndsWithTheServerAndKeysStillEnterText() throws {
    let server = try startServer()
    let stage = try makeStage(server)
    server.perform(.startComposing, .draw("ni", first: 0, count: 0, caret: 2))
    XCTAssertTrue(stage.wait { stage.marked.last == MarkedText("ni", caret: 2) })

    server.stop()

    XCTAssertTrue(stage.wait { stage.marked.last == .some(nil) }, "\(stage.marked)")
    stage.desktop.type(XK_y)
    XCTAssertTrue(stage.wait { stage.text == "xy" }, stage.text)
  }

  /// Xlib would wait forever for the answer of the server that has ended.
  func testRequestsAfterTheServersEndAreNotSent() throws {
    let requests: [(TextStage) -> Void] = [
      { $0.window.resetTextInput() }, { $0.window.setTextClient(TextClient(spot: .zero, showsMarkedText: true)) },
      { $0.window.setTextClient(nil) }, { $0.window.destroy() },
    ]
    for request in requests {
      let server = try startServer()
      let stage = try makeStage(server)
      server.perform(.startComposing, .draw("ni", first: 0, count: 0, caret: 2))
      XCTAssertTrue(stage.wait { stage.marked.last == MarkedText("ni", caret: 2) })

      server.stop()
      request(stage)
    }
  }

  func testAConnectionClosesAlthoughTheServerHangs() throws {
    let server = try startServer()
    weak let connection = try {
      let stage = try makeStage(server)
      server.hang()
      return stage.window.connection
    }()

    XCTAssertNil(connection)
  }

  func testAWindowIsDestroyedAlthoughTheServerHangs() throws {
    let server = try startServer()
    let stage = try makeStage(server)
    server.hang()

    stage.window.destroy()

    XCTAssertFalse(stage.desktop.isViewable(stage.window.xid))
  }

  func testAServerThatStartsAgainIsUsed() throws {
    let first = try startServer()
    let stage = try makeStage(first)
    first.stop()
    stage.desktop.type(XK_y)
    XCTAssertTrue(stage.wait { stage.text == "xy" }, stage.text)

    let second = try startServer()

    // The window learns of the server by an event, and uses it with the next key after that.
    var typed = 2
    XCTAssertTrue(
      stage.wait {
        if stage.text.count == typed {
          stage.desktop.type(XK_z)
          typed += 1
        }
        return second.report.hasFocus
      })
    second.perform(.enter("好"))
    XCTAssertTrue(stage.wait { stage.text.contains("好") }, stage.text)
    XCTAssertTrue(stage.text.hasPrefix("xyz"), stage.text)
  }
}
