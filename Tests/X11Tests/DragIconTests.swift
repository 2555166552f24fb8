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

  func testAMovementRaisesThePictureAboveAWindowThatHasComeAboveIt() throws {
    let connection = try Connection()
    let desktop = try Desktop()
    defer { desktop.connection.close() }
    let size = PixelSize(width: 1, height: 1)
    let area = PixelRect(x: 60, y: 30, width: 1, height: 1)
    let colors: [[UInt8]] = [[0, 255, 0, 255], [0, 0, 255, 255]]
    let icons = try colors.map { try XCTUnwrap(DragIcon(connection: connection, size: size, pixels: $0)) }
    func color() throws -> UInt32 {
      connection.synchronize()
      return try XCTUnwrap(desktop.screenshot(of: connection.rootWindow, area))[0, 0] & 0xffffff
    }

    for icon in icons { icon.move(to: PixelPoint(x: area.x, y: area.y)) }
    XCTAssertEqual(try color(), 0xff0000)
    icons[0].move(to: PixelPoint(x: area.x, y: area.y))
    XCTAssertEqual(try color(), 0x00ff00)

    icons[0].hide()
    XCTAssertEqual(icons.map(\.isShown), [false, true])
    XCTAssertEqual(try color(), 0xff0000)
    for icon in icons { icon.close() }
  }
}
