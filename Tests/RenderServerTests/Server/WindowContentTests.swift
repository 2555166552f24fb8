// SPDX-License-Identifier: MIT
import X11
import XCTest

@testable import RenderServer

final class WindowContentTests: XCTestCase {
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private let left = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 100))
  private let right = PixelRegion(PixelRect(x: 90, y: 0, width: 10, height: 100))
  private var both: PixelRegion { joined(left, right) }

  func testFrameCopiesOnlyItsDamageIfEarlierFramesAreShown() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)
    content.noteShown(serial: 1)

    XCTAssertEqual(content.present(serial: 2, damage: right, in: bounds), right)
    XCTAssertTrue(content.stale.isEmpty)
  }

  func testFrameAlsoCopiesTheDamageOfUnansweredFrames() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)

    XCTAssertEqual(Set(content.present(serial: 2, damage: right, in: bounds).rects), Set(both.rects))
  }

  func testSkippedFrameLeavesNoStalePixelsIfALaterOneIsPending() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)
    _ = content.present(serial: 2, damage: right, in: bounds)

    content.noteSkipped(serial: 1)
    content.noteShown(serial: 2)

    XCTAssertTrue(content.stale.isEmpty)
  }

  func testSkippedFrameWithoutALaterOneIsCopiedWithTheNext() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)

    content.noteSkipped(serial: 1)

    XCTAssertEqual(content.stale, left)
    XCTAssertEqual(content.present(serial: 2, damage: PixelRegion(), in: bounds), left)
    XCTAssertTrue(content.stale.isEmpty)
  }

  func testFrameThatIsShownAfterALaterOneIsStale() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)
    _ = content.present(serial: 2, damage: right, in: bounds)

    content.noteShown(serial: 2)
    content.noteShown(serial: 1)

    XCTAssertEqual(content.stale, left)
  }

  func testSkippedFrameThatWasOvertakenIsNotStale() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: left, in: bounds)
    _ = content.present(serial: 2, damage: right, in: bounds)

    content.noteShown(serial: 2)
    content.noteSkipped(serial: 1)

    XCTAssertTrue(content.stale.isEmpty)
  }

  func testPixelsOutsideASmallerWindowAreForgotten() {
    var content = WindowContent()
    _ = content.present(serial: 1, damage: both, in: bounds)
    content.noteSkipped(serial: 1)

    XCTAssertEqual(
      content.present(serial: 2, damage: PixelRegion(), in: PixelRect(x: 0, y: 0, width: 50, height: 100)), left)
  }

  func testOrderOfFramesIsKeptWhenTheirNumbersWrap() {
    var content = WindowContent()
    _ = content.present(serial: .max, damage: left, in: bounds)
    _ = content.present(serial: 0, damage: right, in: bounds)

    content.noteShown(serial: 0)
    content.noteShown(serial: .max)

    XCTAssertEqual(content.stale, left)
  }

  private func joined(_ a: PixelRegion, _ b: PixelRegion) -> PixelRegion {
    var region = a
    region.formUnion(b)
    return region
  }
}
