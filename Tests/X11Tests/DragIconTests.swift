// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

@testable import X11

/// The picture of a drag on a screen without a compositing manager.
final class DragIconTests: XCTestCase {
  func testTransparentPixelsShowWhatIsBehindAndOthersAreOpaque() throws {
    let connection = try Connection()
    let desktop = try Desktop()
    defer { desktop.connection.close() }
    let area = PixelRect(x: 40, y: 30, width: 3, height: 1)
    let behind = try XCTUnwrap(desktop.screenshot(of: connection.rootWindow, area))
    // Transparent, green, and half of white, whose colour is premultiplied.
    let pixels: [UInt8] = [0, 0, 0, 0, 0, 255, 0, 255, 128, 128, 128, 128]

    let icon = try XCTUnwrap(DragIcon(connection: connection, size: PixelSize(width: 3, height: 1), pixels: pixels))
    icon.move(to: PixelPoint(x: area.x, y: area.y))
    connection.synchronize()

    let shown = try XCTUnwrap(desktop.screenshot(of: connection.rootWindow, area))
    XCTAssertEqual(shown[0, 0], behind[0, 0])
    XCTAssertEqual(shown[1, 0] & 0xffffff, 0x00ff00)
    XCTAssertEqual(shown[2, 0] & 0xffffff, 0xffffff)
    icon.close()
  }
}
