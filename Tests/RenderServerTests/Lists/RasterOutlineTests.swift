// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The outlines of flattened subtrees, which the inspector shows.
final class RasterOutlineTests: XCTestCase {
  private let layer = LayerID(rawValue: 1)

  private func outlines(_ items: [DisplayItem]) -> [[[Double]]] {
    var list = DisplayList(size: PixelSize(width: 200, height: 200))
    list.items = items
    return list.rasterOutlines.map { $0.map { [$0.x, $0.y] } }
  }

  /// Returns an item that shows a raster of 40×20 pixels.
  private func raster(_ placement: PlaneTransform, rect: PixelRect) -> DisplayItem {
    let bounds = PixelRect(x: 0, y: 0, width: 40, height: 20)
    let raster = Raster(items: [DisplayItem(layer, .background, .fill(.black), rect: bounds)], bounds: bounds)
    return DisplayItem(layer, .raster, .raster(raster, placement), rect: rect)
  }

  private func assertCorners(
    _ outline: [[Double]], _ expected: [[Double]], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      Set(outline.map { $0.map { ($0 * 1000).rounded() / 1000 } }), Set(expected), file: file, line: line)
  }

  func testAMovedRasterIsOutlinedAsFarAsItIsSeen() {
    let moved = raster(.translation(x: 180, y: 10), rect: PixelRect(x: 180, y: 10, width: 40, height: 20))

    assertCorners(outlines([moved])[0], [[180, 10], [200, 10], [200, 30], [180, 30]])
  }

  func testARasterInAGroupIsOutlinedWhereTheGroupIsDrawn() {
    let whole = PixelRect(x: 0, y: 0, width: 200, height: 200)
    let inner = raster(.translation(x: 10, y: 0), rect: PixelRect(x: 10, y: 0, width: 40, height: 20))
    // A quarter turn to the right, about the upper left corner, and 100 pixels to the right.
    let turn = PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    var turned = Group([inner])
    turned.placement = turn
    let item = DisplayItem(layer, .turned, .group(turned), rect: whole)
    var moved = Group([item])
    moved.placement = .translation(x: 5, y: 7)

    assertCorners(outlines([item])[0], [[100, 10], [100, 50], [80, 50], [80, 10]])
    assertCorners(
      outlines([DisplayItem(layer, .clipped, .group(moved), rect: whole)])[0],
      [[105, 17], [105, 57], [85, 57], [85, 17]])
  }

  func testTheOutlineOfATiltedRasterHasItsPerspective() throws {
    var group = Group([raster(.identity, rect: PixelRect(x: 0, y: 0, width: 40, height: 20))])
    // The right side is twice as far from the eye as the left one.
    group.placement = PlaneTransform(p: 1.0 / 40)
    let item = DisplayItem(layer, .turned, .group(group), rect: PixelRect(x: 0, y: 0, width: 200, height: 200))

    assertCorners(outlines([item])[0], [[0, 0], [20, 0], [20, 10], [0, 20]])
  }

  func testRastersOfFragmentsAreOutlined() {
    let rect = PixelRect(x: 0, y: 0, width: 60, height: 20)
    let inner = raster(.identity, rect: PixelRect(x: 0, y: 0, width: 40, height: 20))
    let fragment = DisplayFragment([DisplayItem(layer, .background, .fill(.black), rect: rect), inner])
    let item = DisplayItem(layer, .fragment, .fragment(fragment), rect: rect)
    XCTAssertEqual(outlines([item]).count, 1)

    fragment.raster = Raster(items: fragment.items, bounds: fragment.opaqueRect)
    XCTAssertEqual(outlines([item]).count, 2)
    assertCorners(outlines([item])[0], [[0, 0], [60, 0], [60, 20], [0, 20]])
  }

  func testACurledPageIsOutlinedUpToTheEdgeAroundWhichItIsTurned() throws {
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let page = Raster(items: [DisplayItem(layer, .background, .fill(.black), rect: bounds)], bounds: bounds)
    let drawing = CurlDrawing(page: page, frame: bounds, curl: PageCurl(progress: 0.5, radius: 10), scale: 1)
    let outline = outlines([DisplayItem(layer, .curl, .curl(drawing), rect: bounds)])[0]

    XCTAssertEqual(outline.map { $0[0] }.max() ?? 0, Double(drawing.geometry.fold) + 10, accuracy: 0.01)
    XCTAssertEqual(outline.map { $0[0] }.min(), 0)
  }
}
