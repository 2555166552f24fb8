// SPDX-License-Identifier: MIT

import DesktopTesting
import X11
import XCTest

/// The window's size is changed by a window manager that waits for its frames.
final class ResizeTests: GalleryTestCase {
  private static let sizes = [(900, 500), (760, 700), (1101, 779)]

  /// A window manager that composites shows the window again as soon as it reports its frame.
  func testEverySizeIsReportedWhenItsFrameIsOnTheScreen() throws {
    let server = try TestServer(screens: [(width: 1200, height: 900)])
    let desktop = try Desktop(displayName: server.displayName)
    let manager = FakeWindowManager(desktop)
    let program = try run(
      ["--page", "controls", "--size", "800x600"], environment: ["DISPLAY": server.displayName])
    manager.showWindow()
    let window = try GalleryWindow(program, desktop: desktop)

    for (width, height) in Self.sizes {
      XCTAssertTrue(manager.resize(window.xid, to: PixelSize(width: width, height: height)), "no frame is reported")
      let reported = try window.picture()

      let resting = try window.restingPicture()
      XCTAssertEqual(reported.differences(from: resting), 0, "\(width)x\(height): pixels change afterwards")
    }
  }
}
