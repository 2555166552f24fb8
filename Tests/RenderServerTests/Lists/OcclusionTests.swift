// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class OcclusionTests: XCTestCase {
  private let area = PixelRect(x: 0, y: 0, width: 1000, height: 800)
  private let middle = PixelRect(x: 200, y: 100, width: 500, height: 600)
  private let veil = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)

  private func item(_ id: UInt64, _ drawing: Drawing, _ rect: PixelRect) -> DisplayItem {
    DisplayItem(LayerID(rawValue: id), .background, drawing, rect: rect)
  }

  func testItemsThatAnOpaqueOneCoversCannotBeSeen() {
    let items = [item(1, .fill(.red), middle), item(2, .fill(.green), area)]

    let occlusion = Occlusion(of: items, in: area)

    XCTAssertEqual(occlusion.visible, [.empty, area])
    XCTAssertTrue(occlusion.uncovered.isEmpty)
    XCTAssertNil(occlusion.hole)
  }

  func testItemOfWhichOneSideIsCoveredIsTrimmed() {
    let right = PixelRect(x: 600, y: 0, width: 400, height: 800)

    let occlusion = Occlusion(of: [item(1, .fill(.red), area), item(2, .fill(.green), right)], in: area)

    XCTAssertEqual(occlusion.visible, [PixelRect(x: 0, y: 0, width: 600, height: 800), right])
    XCTAssertNil(occlusion.hole)
  }

  func testItemIsTrimmedByTheCoversInAnyOrder() {
    // The page can be trimmed at its right only after its top has been.
    let bar = PixelRect(x: 0, y: 0, width: 1000, height: 50)
    let right = PixelRect(x: 600, y: 50, width: 400, height: 750)

    for covers in [[bar, right], [right, bar]] {
      let items = [item(1, .fill(.red), area)] + covers.map { item(UInt64($0.y + 2), .fill(.green), $0) }

      XCTAssertEqual(
        Occlusion(of: items, in: area).visible[0], PixelRect(x: 0, y: 50, width: 600, height: 750))
    }
  }

  func testHoleIsCutIntoTheItemsOfWhichAnOpaqueOneCoversTheMiddle() {
    let items = [
      item(1, .fill(.red), area), item(2, .fill(veil), area), item(3, .fill(.green), middle),
      item(4, .fill(veil), area),
    ]

    let occlusion = Occlusion(of: items, in: area)

    XCTAssertEqual(occlusion.visible, [area, area, middle, area])
    XCTAssertEqual(occlusion.hole, Occlusion.Hole(rect: middle, count: 2))
  }

  func testTheHoleThatHidesMostIsCut() {
    let small = PixelRect(x: 750, y: 300, width: 200, height: 200)
    let items = [
      item(1, .fill(.red), area), item(2, .fill(.blue), small), item(3, .fill(veil), area),
      item(4, .fill(.green), middle),
    ]

    XCTAssertEqual(Occlusion(of: items, in: area).hole, Occlusion.Hole(rect: middle, count: 3))
  }

  func testNoHoleIsCutForFewHiddenPixels() {
    let small = PixelRect(x: 200, y: 100, width: 100, height: 100)

    XCTAssertNil(Occlusion(of: [item(1, .fill(.red), area), item(2, .fill(.green), small)], in: area).hole)
  }

  func testNoHoleIsCutIntoWhatABlurShows() {
    let blur = Drawing.backdrop(BackdropBlur(sigma: 8), tint: nil)
    let items = [item(1, .fill(.red), area), item(2, blur, area), item(3, .fill(.green), middle)]

    let occlusion = Occlusion(of: items, in: area)

    XCTAssertEqual(occlusion.visible, [area, area, middle])
    XCTAssertNil(occlusion.hole)
  }
}
