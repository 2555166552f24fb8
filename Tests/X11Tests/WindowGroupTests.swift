// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

final class WindowGroupTests: XCTestCase {
  func testAllWindowsOfAConnectionAreInTheGroupOfOneLeader() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let windows = (0..<2).map { _ in makeWindow(connection) }
    connection.synchronize()
    let atoms = desktop.connection.atoms

    let leaders = Set(windows.compactMap { desktop.property(atoms[.wmClientLeader], of: $0.xid)?.first })
    let groups = Set(windows.compactMap { desktop.property(XA_WM_HINTS, of: $0.xid)?[8] })

    XCTAssertEqual(leaders.count, 1)
    XCTAssertEqual(groups, leaders)
    let leader = try XCTUnwrap(leaders.first)
    XCTAssertFalse(desktop.isViewable(leader))
    XCTAssertEqual(desktop.text(XA_WM_CLASS, of: leader), "passage-test\0passage-test\0")
    XCTAssertEqual(desktop.property(atoms[.wmClientLeader], of: leader), [leader])
  }

  func testOpaqueRegionOfAnOpaqueWindowFollowsItsSize() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()
    let region = desktop.connection.atoms[.netWMOpaqueRegion]
    XCTAssertEqual(desktop.property(region, of: window.xid), [0, 0, 200, 150])

    window.resize(to: PixelSize(width: 320, height: 240))

    XCTAssertTrue(
      waitUntil {
        _ = connection.drainEvents()
        connection.flush()
        return desktop.property(region, of: window.xid) == [0, 0, 320, 240]
      })
  }

  func testTranslucentWindowHasNoOpaqueRegion() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = X11.Window(
      connection: connection, size: PixelSize(width: 20, height: 20), title: "Alpha", appID: "passage-test",
      usesAlpha: true)
    connection.synchronize()

    XCTAssertNil(desktop.property(desktop.connection.atoms[.netWMOpaqueRegion], of: window.xid))
  }

  private func makeWindow(_ connection: X11.Connection) -> X11.Window {
    X11.Window(connection: connection, size: PixelSize(width: 200, height: 150), title: "Group", appID: "passage-test")
  }
}
