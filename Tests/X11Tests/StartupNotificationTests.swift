// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Glibc
import XCTest

@testable import X11

/// The end of startup notification: the desktop that has started the program hears that its window is open.
final class StartupNotificationTests: XCTestCase {
  private let variable = "DESKTOP_STARTUP_ID"

  override func tearDown() {
    unsetenv(variable)
    super.tearDown()
  }

  func testTheFirstWindowEndsStartupNotification() throws {
    let desktop = try Desktop()
    let listener = try OtherProgram()
    XSelectInput(listener.connection.display, listener.connection.rootWindow, PropertyChangeMask)
    listener.connection.synchronize()
    let id = "launcher/\"pages\"\\1-host_TIME12345"
    setenv(variable, id, 1)
    let connection = try Connection()

    let window = show(on: connection)

    XCTAssertEqual(desktop.text(desktop.connection.atoms[.netStartupID], of: window.xid), id)
    XCTAssertEqual(
      message(received: listener, from: window), "remove: ID=\"launcher/\\\"pages\\\"\\\\1-host_TIME12345\"")
    XCTAssertNil(getenv(variable), "programs that this one starts do not inherit it")
    let second = show(on: connection)
    XCTAssertNil(desktop.text(desktop.connection.atoms[.netStartupID], of: second.xid))
  }

  private func show(on connection: Connection) -> X11.Window {
    let window = X11.Window(
      connection: connection, size: PixelSize(width: 100, height: 80), title: "Startup", appID: "passage-test")
    window.map()
    connection.synchronize()
    return window
  }

  /// Returns the text of a message that is broadcast in pieces of 20 bytes, up to its final zero.
  private func message(received listener: OtherProgram, from window: X11.Window) -> String? {
    let begin = listener.connection.atoms[.netStartupInfoBegin]
    var bytes: [UInt8] = []
    let isComplete = waitUntil {
      while let event = listener.next(ClientMessage)?.xclient {
        guard event.window == window.xid else { continue }
        if event.message_type == begin { bytes = [] }
        withUnsafeBytes(of: event.data.b) { bytes += $0.prefix(20) }
      }
      return bytes.contains(0)
    }
    return isComplete ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : nil
  }
}
