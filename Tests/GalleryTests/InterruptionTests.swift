// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

/// Events during a transition: resizing, closing, and the loss of the server.
final class InterruptionTests: GalleryTestCase {
  func testATransitionContinuesInTheNewLayoutAfterAResize() throws {
    let window = try openPushPage(["--slow", "5"])
    let first = try window.restingPicture()
    window.click()
    window.waitForChange(from: first)

    window.desktop.resize(window.xid, width: 640, height: 480)
    let rest = try window.restingPicture {
      $0.width == 640 && $0.height == 480 && GalleryWindow.color(of: $0) != GalleryWindow.color(of: first)
    }

    // The page looks the same as if it had been resized outside of a transition.
    window.desktop.resize(window.xid, width: 700, height: 500)
    _ = try window.restingPicture { $0.width == 700 }
    window.desktop.resize(window.xid, width: 640, height: 480)
    try assertRests(window, at: rest)
    window.clickBack()
    let back = try window.restingPicture { GalleryWindow.color(of: $0) == GalleryWindow.color(of: first) }
    XCTAssertEqual(back.width, 640)
  }

  func testAResizeDuringAnEdgeSwipeKeepsThePageUnderThePointer() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    let color = GalleryWindow.color(of: try push(window))

    window.pressAtEdge()
    window.drag(from: GalleryWindow.edge, to: 300, steps: 20, interval: 0.01)
    window.desktop.resize(window.xid, width: 640, height: 480)
    XCTAssertTrue(waitUntil { (try? window.picture().width) == 640 })
    window.drag(from: 300, to: 450, steps: 20, interval: 0.01)
    XCTAssertTrue(try waitForEdge(window, color) { (300...500).contains($0) })
    _ = try window.restingPicture(isDragged: true)
    window.release()

    _ = try window.restingPicture { GalleryWindow.color(of: $0) == GalleryWindow.color(of: first) }
  }

  func testClosingTheWindowDuringATransitionEndsTheProgramCleanly() throws {
    let window = try openPushPage(["--slow", "5"])
    let first = try window.restingPicture()
    window.click()
    window.waitForChange(from: first)

    window.desktop.requestClose(window.xid)

    XCTAssertEqual(window.program.exitStatus(), 0, window.program.errors)
    XCTAssertEqual(window.program.errors, "")
  }

  func testClosingTheWindowDuringAnEdgeSwipeEndsTheProgramCleanly() throws {
    let window = try openPushPage()
    _ = try push(window)
    window.pressAtEdge()
    window.drag(from: GalleryWindow.edge, to: 300, steps: 20, interval: 0.01)

    window.desktop.requestClose(window.xid)
    let status = window.program.exitStatus()
    window.release()

    XCTAssertEqual(status, 0, window.program.errors)
    XCTAssertEqual(window.program.errors, "")
  }

  func testTheProgramRunsInAWindowOfOnePixel() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()

    for size in [(1, 1), (3000, 20), (20, 2000), (1, 1)] {
      window.desktop.resize(window.xid, width: size.0, height: size.1)
      _ = window.desktop.frame(of: window.xid)
    }
    window.desktop.resize(window.xid, width: first.width, height: first.height)

    try assertRests(window, at: first)
  }

  func testALostConnectionIsReportedAndTheStatusIsFour() throws {
    let window = try openPushPage()

    XKillClient(window.desktop.display, window.xid)
    window.desktop.connection.synchronize()

    XCTAssertEqual(window.program.exitStatus(), 4)
    XCTAssertTrue(window.program.errors.contains("lost the X display"), window.program.errors)
  }
}
