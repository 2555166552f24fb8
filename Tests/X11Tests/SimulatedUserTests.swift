// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import XCTest

@testable import X11

/// The conditions on which a user of a server can be simulated.
final class SimulatedUserTests: XCTestCase {
  func testAWindowManagerThatDoesNotAnswerIsReported() throws {
    let server = try TestServer(screen: "640x480x24")
    let manager = try FakeManager(on: server)

    XCTAssertThrowsError(try Desktop(displayName: server.displayName, windowManagerAnswersWithin: 0.05)) {
      XCTAssertEqual($0 as? DesktopError, .silentWindowManager(seconds: 0.05))
      XCTAssertTrue("\($0)".contains("has not answered for 0.05 s"), "\($0)")
    }
    manager.connection.close()
  }

  func testTheTracesOfAWindowManagerThatHasEndedAreNotTakenForOne() throws {
    let server = try TestServer(screen: "640x480x24")
    let manager = try FakeManager(on: server)

    manager.connection.close()

    XCTAssertFalse(try Desktop(displayName: server.displayName).hasWindowManager)
  }
}

/// A window manager that announces itself, and does nothing.
private struct FakeManager {
  let connection: X11.Connection

  init(on server: TestServer) throws {
    connection = try X11.Connection(displayName: server.displayName)
    let (display, root) = (connection.display, connection.rootWindow)
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    let check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False)
    for holder in [root, window] {
      withUnsafeBytes(of: window) {
        _ = XChangeProperty(
          display, holder, check, XA_WINDOW, 32, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress, 1)
      }
    }
    connection.synchronize()
  }
}
