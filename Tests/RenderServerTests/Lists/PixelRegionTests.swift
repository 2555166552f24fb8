// SPDX-License-Identifier: MIT
import X11
import XCTest

@testable import RenderServer

final class PixelRegionTests: XCTestCase {
  func testRegionCoversAllAddedPixelsWithFewRectangles() {
    var random = SplitMix(state: 7)
    for _ in 0..<50 {
      var region = PixelRegion()
      var added: [PixelRect] = []
      for _ in 0..<30 {
        let rect = PixelRect(
          x: random.next(90), y: random.next(90), width: 1 + random.next(30), height: 1 + random.next(9))
        added.append(rect)
        region.formUnion(rect)
      }
      XCTAssertLessThanOrEqual(region.rects.count, 8)
      for rect in added {
        for (x, y) in [(rect.x, rect.y), (rect.maxX - 1, rect.maxY - 1)] {
          XCTAssertTrue(region.rects.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) })
        }
      }
    }
  }

  func testDistantRectanglesStaySeparateAndTouchingOnesMerge() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.formUnion(PixelRect(x: 90, y: 90, width: 10, height: 10))
    XCTAssertEqual(region.rects.count, 2)

    region.formUnion(PixelRect(x: 10, y: 0, width: 10, height: 10))

    XCTAssertEqual(region.rects.count, 2)
    XCTAssertTrue(region.rects.contains(PixelRect(x: 0, y: 0, width: 20, height: 10)))
  }

  func testTrimmingRemovesTheOverlapIfARectangleRemains() {
    let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
    XCTAssertEqual(
      rect.trimmed(by: PixelRect(x: 0, y: 0, width: 15, height: 50)), PixelRect(x: 15, y: 10, width: 15, height: 20))
    XCTAssertEqual(
      rect.trimmed(by: PixelRect(x: 0, y: 25, width: 50, height: 50)), PixelRect(x: 10, y: 10, width: 20, height: 15))
    XCTAssertEqual(rect.trimmed(by: PixelRect(x: 15, y: 15, width: 5, height: 5)), rect)
    XCTAssertTrue(rect.trimmed(by: PixelRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
    XCTAssertEqual(rect.trimmed(by: PixelRect(x: 40, y: 10, width: 20, height: 20)), rect)
  }

  func testPartsAroundAHoleAndTheHoleMakeUpTheWhole() {
    let rect = PixelRect(x: 3, y: 4, width: 20, height: 10)
    let hole = PixelRect(x: 5, y: 6, width: 7, height: 2)

    let parts = rect.parts(around: hole)

    XCTAssertEqual(parts.reduce(hole.area) { $0 + $1.area }, rect.area)
    for part in parts {
      XCTAssertTrue(rect.contains(part))
      XCTAssertFalse(part.intersects(hole))
    }
  }
}

/// Random numbers that are the same in each run (SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
