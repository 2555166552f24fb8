// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import DiagnosticsTesting
import XCTest

@testable import X11

final class WindowSizeTests: XCTestCase {
  func testSizeIsLimitedToTheProtocolsMaximum() {
    XCTAssertEqual(PixelSize(width: 40_000, height: 300).clampedToDrawable, PixelSize(width: 32_767, height: 300))
    XCTAssertEqual(PixelSize(width: 300, height: 70_000).clampedToDrawable, PixelSize(width: 300, height: 32_767))
    XCTAssertEqual(PixelSize(width: 0, height: -5).clampedToDrawable, PixelSize(width: 1, height: 1))
    XCTAssertEqual(PixelSize(width: 7680, height: 4320).clampedToDrawable, PixelSize(width: 7680, height: 4320))
  }

  func testSizeOfTooManyPixelsKeepsItsProportions() {
    XCTAssertEqual(PixelSize(width: 16_384, height: 16_384).clampedToDrawable, PixelSize(width: 8192, height: 8192))
    let wide = PixelSize(width: 32_767, height: 8192).clampedToDrawable
    XCTAssertLessThanOrEqual(wide.width * wide.height, 1 << 26)
    XCTAssertEqual(Double(wide.width) / Double(wide.height), 4, accuracy: 0.01)
  }

  func testSizeInPointsIsRoundedToPixelsWhateverItsValue() {
    XCTAssertEqual(PixelSize(CGSize(width: 100.2, height: 0.1), scale: 2), PixelSize(width: 200, height: 1))
    XCTAssertEqual(PixelSize(CGSize(width: CGFloat.nan, height: -3), scale: 1), PixelSize(width: 1, height: 1))
    XCTAssertEqual(
      PixelSize(CGSize(width: CGFloat.infinity, height: 5), scale: 1), PixelSize(width: Int(Int32.max), height: 5))
  }

  func testWindowThatOpensTooLargeIsLimitedAndWarnsOnce() throws {
    let connection = try Connection()
    var window: Window?
    let warnings = warnings {
      window = Window(
        connection: connection, size: PixelSize(width: 72_000, height: 2048), title: "Large", appID: "passage-test")
      connection.synchronize()
    }

    XCTAssertEqual(window?.size, PixelSize(width: 32_767, height: 2048))
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings.first?.contains("72000x2048") ?? false, "\(warnings)")
  }

  func testWindowThatAnotherClientMakesTooLargeIsLimitedAndWarnsOnce() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    // No window manager limits the size of a window that is not mapped.
    let window = Window(
      connection: connection, size: PixelSize(width: 200, height: 100), title: "Large", appID: "passage-test")
    connection.synchronize()

    let warnings = warnings {
      for width in [40_000, 50_000] {
        desktop.resize(window.xid, width: width, height: 300)
        waitUntil {
          _ = connection.drainEvents()
          return window.size.width == 32_767
        }
      }
    }

    XCTAssertEqual(window.size, PixelSize(width: 32_767, height: 300))
    XCTAssertEqual(warnings.count, 1, "\(warnings)")
  }

  /// Returns the warnings that `body` causes.
  private func warnings(_ body: () -> Void) -> [String] {
    let log = WarningLog()
    body()
    return log.messages
  }
}
