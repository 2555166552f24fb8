// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// Animated scrolling over rows whose heights are estimates until they are visible.
@MainActor
final class TableScrollTests: XCTestCase {
  func testAnAnimationToARowEndsThereThoughRowsOnTheWayAreMeasured() async {
    let stage = SelfSizingStage(count: 100)
    defer { stage.host.window.close() }
    let last = IndexPath(row: 99, section: 0)

    stage.table.scrollToRow(at: last, at: .bottom, animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.table.rectForRow(at: last).maxY, stage.table.bounds.maxY)
    XCTAssertEqual(stage.table.indexPathsForVisibleRows?.last, last)

    let early = IndexPath(row: 12, section: 0)
    stage.table.reloadData()
    stage.host.advance(by: 0.1)
    stage.table.scrollToRow(at: early, at: .middle, animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.table.rectForRow(at: early).midY, stage.table.bounds.midY, accuracy: 1)
    XCTAssertFalse(stage.table.isScrollAnimating)
  }

  func testAnEmptySectionIsScrolledToByItsHeader() async {
    let stage = TableStage([TableStage.items(30), [], TableStage.items(30)])
    defer { stage.close() }
    stage.titles = [nil, "Empty", nil]
    stage.table.reloadData()

    stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    XCTAssertEqual(stage.table.bounds.minY, 30 * 40)
    stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .bottom, animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.table.bounds.maxY, stage.table.rect(forSection: 1).maxY)
  }

  func testAnAnimationToTheTopEndsThereThoughRowsOnTheWayAreMeasured() async {
    let stage = SelfSizingStage(count: 100)
    defer { stage.host.window.close() }
    stage.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    XCTAssertGreaterThan(stage.table.contentOffset.y, 1000)

    stage.table.setContentOffset(.zero, animated: true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.table.contentOffset, .zero)
    XCTAssertEqual(stage.table.indexPathsForVisibleRows?.first, IndexPath(row: 0, section: 0))
  }

  func testAFurtherAnimationReplacesTheRowThatIsScrolledTo() async {
    let stage = SelfSizingStage(count: 100)
    defer { stage.host.window.close() }

    stage.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: true)
    stage.host.advance(by: 0.1)
    stage.table.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.table.contentOffset.y, 30)
  }
}
