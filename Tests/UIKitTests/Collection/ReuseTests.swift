// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class ReuseTests: UIKitTestCase {
  func testTenThousandCellsScrollWithAScreenfulOfViewsAndOneQueryAFrame() async {
    let layout = CountingFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let bench = CollectionBench([CollectionBench.items(10_000)], layout: layout)
    let (prepared, queries) = (layout.prepared, layout.queries)

    for frame in 1...1000 {
      bench.view.contentOffset.y = CGFloat(frame) * 300
      bench.view.layoutIfNeeded()
    }

    // Four lines and a bit of 100 points show in 400, never more than six are touched.
    XCTAssertLessThanOrEqual(LetterCell.made, 30)
    XCTAssertEqual(layout.queries - queries, 1000)
    XCTAssertEqual(layout.prepared, prepared)
    XCTAssertEqual(layout.itemQueries, 0)
    bench.host.advance(by: 0.1)
    bench.assertAtRest()
  }

  func testACellIsPreparedBeforeItShowsAnotherItem() async {
    let bench = CollectionBench([CollectionBench.items(100)])
    let first = bench.cell(0)

    bench.view.contentOffset.y = 1000
    bench.host.advance(by: 0.1)

    let cells = bench.view.visibleCells.compactMap { $0 as? LetterCell }
    XCTAssertTrue(cells.contains { $0 === first })
    XCTAssertEqual(first?.reuses, 1)
    bench.assertAtRest()
  }

  func testScrollingToAnItemPutsItWhereAsked() async {
    let bench = CollectionBench([CollectionBench.items(100)])

    bench.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    XCTAssertEqual(bench.view.contentOffset.y, 2000)
    bench.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .centeredVertically, animated: false)
    XCTAssertEqual(bench.view.contentOffset.y, 2045 - 200)
    bench.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: true)
    bench.host.advance(by: 1)
    XCTAssertEqual(bench.view.contentOffset.y, bench.view.contentSize.height - 400)
    XCTAssertNotNil(bench.cell(99))
    bench.assertAtRest()
  }

  func testReloadingShowsTheDataAsItIs() async {
    let bench = CollectionBench([CollectionBench.items(50)])
    bench.sections = [["x", "y"], ["z"]]

    bench.view.reloadData()
    bench.host.advance(by: 0.1)

    XCTAssertEqual(bench.view.numberOfSections, 2)
    XCTAssertEqual(bench.view.visibleCells.count, 3)
    bench.assertAtRest()
  }
}
