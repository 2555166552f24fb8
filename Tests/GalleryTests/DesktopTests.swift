// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation
import X11
import XCTest

/// The program's cooperation with the desktop.
final class DesktopTests: GalleryTestCase {
  func testAnIdleProgramDoesNotWakeUp() throws {
    let window = try openPushPage()
    _ = try push(window)

    // Wait until no thread has run for a while, so that work caused by the last screenshot is complete.
    var quietest = Int.max
    waitUntil {
      let before = ProcessUsage.sleeps(window.program.pid)
      Thread.sleep(forTimeInterval: 1)
      quietest = min(quietest, ProcessUsage.sleeps(window.program.pid) - before)
      return quietest == 0
    }

    XCTAssertEqual(quietest, 0, "wake-ups in the quietest second")
  }

  func testTheDesktopsDarkModeIsFollowedLive() throws {
    let window = try openPushPage()
    let light = try window.restingPicture()
    let daemon = SettingsDaemon(window.desktop)

    daemon.start(XSettingsBytes(strings: [("Net/ThemeName", "Adwaita-dark")]))
    window.waitForChange(from: light)
    let dark = try window.restingPicture()
    XCTAssertLessThan(brightness(GalleryWindow.color(of: dark)), brightness(GalleryWindow.color(of: light)))

    daemon.stop()
    try assertRests(window, at: light)
  }

  func testTheWindowHasThePropertiesThatWindowManagersRead() throws {
    let window = try openPushPage()
    let atoms = window.desktop.connection.atoms

    XCTAssertFalse(try XCTUnwrap(window.desktop.text(atoms[.netWMName], of: window.xid)).isEmpty)
    XCTAssertEqual(window.desktop.property(atoms[.netWMPID], of: window.xid), [UInt(window.program.pid)])
    XCTAssertEqual(
      Set(window.desktop.property(atoms[.wmProtocols], of: window.xid) ?? []),
      [atoms[.wmDeleteWindow], atoms[.netWMPing], atoms[.netWMSyncRequest]])
    XCTAssertEqual(window.frame.width, Self.size.width)
    XCTAssertEqual(window.frame.height, Self.size.height)
  }

  func testTheUsersScaleMakesTheWindowLarger() throws {
    let desktop = try Desktop()
    let program = try run(["--page", "push", "--size", "600x400"], environment: ["PASSAGE_SCALE": "1.5"])
    let window = try GalleryWindow(program, desktop: desktop)

    XCTAssertEqual(window.frame.width, 900)
    XCTAssertEqual(window.frame.height, 600)
  }

  private func brightness(_ color: UInt32) -> UInt32 {
    (color >> 16 & 0xff) + (color >> 8 & 0xff) + (color & 0xff)
  }
}
