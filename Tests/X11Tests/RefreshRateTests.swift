// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

@testable import X11

final class RefreshRateTests: XCTestCase {
  func testNewRefreshRateIsReportedAndRead() throws {
    let server = try TestServer(screen: "640x480x24")
    let connection = try Connection(displayName: server.displayName)
    connection.observeDesktop(connection.readDesktop())
    let user = try Desktop(displayName: server.displayName)
    XCTAssertEqual(connection.readDesktop().monitors[0].refreshRate, 60)

    try XCTSkipUnless(user.setRefreshRate(30), "this server does not accept modes from clients")

    var isReported = false
    XCTAssertTrue(
      waitUntil {
        if connection.drainEvents().contains(where: { $0.event == .screenChanged }) { isReported = true }
        return isReported
      })
    XCTAssertEqual(connection.readDesktop().monitors[0].refreshRate, 30, accuracy: 0.1)
  }
}
