// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ReuseTests: UIKitTestCase {
  func testScrollingTenThousandItemsCreatesFewCellsAndQueriesTheLayoutOncePerFrame() async {
    let layout = CountingFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let stage = CollectionStage([CollectionStage.items(10_000)], layout: layout)
    let (prepared, queries) = (layout.prepared, layout.queries)

    for frame in 1...1000 {
      stage.view.contentOffset.y = CGFloat(frame) * 300
      stage.view.layoutIfNeeded()
    }

    // Four lines of 100 points and a part of a fifth are visible in 400 points. Never more than six intersect the view.
    XCTAssertLessThanOrEqual(LetterCell.made, 30)
    XCTAssertEqual(layout.queries - queries, 1000)
    XCTAssertEqual(layout.prepared, prepared)
    XCTAssertEqual(layout.itemQueries, 0)
    stage.host.advance(by: 0.1)
    stage.assertAtRest()
  }

  func testACellIsPreparedBeforeItShowsAnotherItem() async {
    let stage = CollectionStage([CollectionStage.items(100)])
    let first = stage.cell(0)

    stage.view.contentOffset.y = 1000
    stage.host.advance(by: 0.1)

    let cells = stage.view.visibleCells.compactMap { $0 as? LetterCell }
    XCTAssertTrue(cells.contains { $0 === first })
    XCTAssertEqual(first?.reuses, 1)
    stage.assertAtRest()
  }

  func testScrollingToAnItemMovesItToTheRequestedPosition() async {
    let stage = CollectionStage([CollectionStage.items(100)])

    stage.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    XCTAssertEqual(stage.view.contentOffset.y, 2000)
    stage.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .centeredVertically, animated: false)
    XCTAssertEqual(stage.view.contentOffset.y, 2045 - 200)
    stage.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.view.contentOffset.y, stage.view.contentSize.height - 400)
    XCTAssertNotNil(stage.cell(99))
    stage.assertAtRest()
  }

  func testReloadingShowsTheCurrentData() async {
    let stage = CollectionStage([CollectionStage.items(50)])
    stage.sections = [["x", "y"], ["z"]]

    stage.view.reloadData()
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.view.numberOfSections, 2)
    XCTAssertEqual(stage.view.visibleCells.count, 3)
    stage.assertAtRest()
  }
}
