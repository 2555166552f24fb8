// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The tiles of the dynamics page.
@MainActor
final class DynamicsPageTests: UIKitTestCase {
  /// The tiles, and the view that they are in.
  private func tiles(_ stage: PageStage) throws -> (tiles: [UIView], area: UIView) {
    let area = try XCTUnwrap(stage.page?.view.subviews.first { $0.subviews.count == 60 })
    return (area.subviews, area)
  }

  func testSpaceLetsTheTilesFallAndGathersThem() async throws {
    for size in PageStage.sizes {
      let stage = PageStage(size: size)
      try stage.open("dynamics")
      let (tiles, area) = try tiles(stage)
      let places = tiles.map(\.center)

      stage.host.key(PageStage.Key.space)
      stage.host.advance(by: 2)

      let side = tiles[0].bounds.width
      for (tile, place) in zip(tiles, places) {
        XCTAssertNotEqual(tile.center, place)
        XCTAssertTrue(area.bounds.insetBy(dx: side / 2 - 1, dy: side / 2 - 1).contains(tile.center))
      }

      stage.host.key(PageStage.Key.space)
      XCTAssertTrue(stage.host.advanceToRest())

      XCTAssertEqual(tiles.map(\.center), places)
      XCTAssertTrue(tiles.allSatisfy { $0.transform == .identity })
    }
  }

  func testTheWallUsesALargeStage() async {
    let stage = CGRect(x: 0, y: 0, width: 2300, height: 1250)
    let wall = TileWall(of: 60, on: stage, margin: 16)

    let columns = Set(wall.places.map(\.x)).count
    XCTAssertGreaterThan(CGFloat(columns) * wall.side, stage.width / 2)
    XCTAssertTrue(wall.places.allSatisfy { stage.insetBy(dx: wall.side / 2, dy: wall.side / 2).contains($0) })
  }

  func testAnArrowKeyChoosesWhereTheTilesFall() async throws {
    let stage = PageStage()
    try stage.open("dynamics")
    let (tiles, area) = try tiles(stage)
    let middle = tiles.map(\.center.x).reduce(0, +) / 60

    stage.host.key(PageStage.Key.left)
    stage.host.key(PageStage.Key.space)
    stage.host.advance(by: 2)

    XCTAssertLessThan(tiles.map(\.center.x).reduce(0, +) / 60, middle - 50)
    XCTAssertGreaterThanOrEqual(tiles.map(\.center.x).min() ?? 0, tiles[0].bounds.width / 2 - 1)
    XCTAssertLessThanOrEqual(tiles.map(\.center.y).max() ?? 0, area.bounds.height)
  }

  func testADraggedTileSnapsBackIntoTheWallAndIsThrownOutOfAHeap() async throws {
    let stage = PageStage()
    try stage.open("dynamics")
    let (tiles, area) = try tiles(stage)
    let (tile, place) = (tiles[59], tiles[59].center)
    let start = area.convert(place, to: nil)
    var farthest = place.x

    stage.host.drag(from: start, to: CGPoint(x: start.x - 200, y: start.y), duration: 0.3)
    farthest = min(farthest, tile.center.x)
    XCTAssertTrue(stage.host.advanceToRest())
    XCTAssertLessThan(farthest, place.x - 120)
    XCTAssertEqual(tile.center, place)

    stage.host.key(PageStage.Key.left)
    stage.host.key(PageStage.Key.space)
    stage.host.advance(by: 3)
    let top = try XCTUnwrap(tiles.max { $0.center.x < $1.center.x })
    let (from, inHeap) = (area.convert(top.center, to: nil), top.center)
    stage.host.drag(from: from, to: CGPoint(x: from.x + 60, y: from.y), duration: 0.1)
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(top.center.x, inHeap.x + 70)
  }
}
