// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// Pictures, costs, ghosts and differences that are made from a cell off the screen.
@MainActor
final class CellPicturesTests: XCTestCase {
  private func open(_ style: String, _ kind: TransitionKind = .push) throws -> (host: ManualHost, cell: CompareCell) {
    let host = ManualHost(size: CGSize(width: 320, height: 360))
    let cell = try XCTUnwrap(CompareCell(ComparedStyle(style, kind), pages: .places))
    host.window.rootViewController = cell
    cell.show(.time(0.1), isForward: true)
    host.advance(by: 0.1)
    XCTAssertTrue(cell.isReady)
    return (host, cell)
  }

  func testPicturesShowThePagesAtTheirTimesAndLeaveTheCellAsItWas() async throws {
    let (host, cell) = try open("cube")
    let fraction = cell.fraction
    let times = [0, cell.motion.duration / 2, cell.motion.duration]

    let pictures = try XCTUnwrap(CellCamera(cell, scale: 1)).pictures(at: times)
    let again = try XCTUnwrap(CellCamera(cell, scale: 1)).pictures(at: times)

    XCTAssertEqual(pictures.map(\.pixels), again.map(\.pixels))
    XCTAssertEqual(Set(pictures.map(\.pixels)).count, 3)
    XCTAssertEqual(pictures[0].width, Int(cell.pagesView.bounds.width))
    XCTAssertEqual(cell.fraction, fraction)
    host.window.close()
  }

  func testPicturesHaveTheBackdropOfTheFrameBehindThePages() async throws {
    // White pages, each half transparent. Without the backdrop, black would be seen through them.
    let (host, cell) = try open("cross-fade")
    let half = try XCTUnwrap(CellCamera(cell, scale: 1)).pictures(at: [cell.motion.duration / 2])[0]
    let middle = half.height / 2 * half.bytesPerRow
    XCTAssertGreaterThan(half.pixels[middle + 8], 240)
    XCTAssertNil(cell.pagesView.backgroundColor)
    host.window.close()
  }

  func testAFrameOfAMovingPageCostsTimeAndBytes() async throws {
    let (host, cell) = try open("slide")
    let cost = try XCTUnwrap(CellCamera(cell, scale: 1)?.measureCost())
    XCTAssertGreaterThan(cost.time, 0)
    XCTAssertGreaterThan(cost.bytes, 0)
    XCTAssertLessThan(cost.bytes, Int(cell.pagesView.bounds.width * cell.pagesView.bounds.height), "no pixels are sent")
    host.window.close()
  }

  func testTheDifferenceOfEqualCellsIsBlack() async throws {
    let (host, cell) = try open("slide")
    let pictures = try XCTUnwrap(CellCamera(cell, scale: 1)).pictures(at: [0, 0, 0.2])
    let (same, other) = (
      CellDifference.difference(pictures[0], pictures[1]), CellDifference.difference(pictures[0], pictures[2])
    )
    func isBlack(_ image: CGImage) -> Bool {
      image.pixels.enumerated().allSatisfy { $0.offset & 3 == 3 ? $0.element == 255 : $0.element == 0 }
    }
    XCTAssertTrue(isBlack(same))
    XCTAssertFalse(isBlack(other))
    host.window.close()
  }

  func testAnOnionSkinHasAGhostAtEveryTenth() async throws {
    let (host, cell) = try open("slide")
    XCTAssertEqual(OnionSkin(of: cell).subviews.count, 9)
    host.window.close()
  }
}
