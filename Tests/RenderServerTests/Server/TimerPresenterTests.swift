// SPDX-License-Identifier: MIT
import X11
import XCTest

@testable import RenderServer

final class TimerPresenterTests: XCTestCase {
  func testFramesFollowANewRefreshRate() throws {
    let connection = try Connection()
    let presenter = TimerPresenter(connection: connection, window: connection.rootWindow, refreshInterval: 1.0 / 60)
    presenter.requestRefresh(now: 10)
    XCTAssertEqual(try XCTUnwrap(presenter.deadline), 10 + 1.0 / 60, accuracy: 1e-9)
    _ = presenter.update(now: 10.1)

    presenter.refreshInterval = 1.0 / 20
    presenter.requestRefresh(now: 10.2)

    XCTAssertEqual(try XCTUnwrap(presenter.deadline), 10.25, accuracy: 1e-9)
  }
}
