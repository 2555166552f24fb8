// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// Rows that are moved by their handles.
@MainActor
final class TableReorderTests: XCTestCase {
  private static let (handle, escape): (CGFloat, UInt) = (280, 0xff1b)

  private func makeStage(_ sections: [[String]]) -> TableStage {
    let stage = TableStage(sections)
    stage.allowsEditing = true
    stage.table.setEditing(true, animated: false)
    stage.host.advance(by: 0.1)
    return stage
  }

  private func begin(_ stage: TableStage, at y: CGFloat, to end: CGFloat) {
    stage.host.touchBegan(at: CGPoint(x: Self.handle, y: y))
    stage.host.move(from: CGPoint(x: Self.handle, y: y), to: CGPoint(x: Self.handle, y: end), duration: 0.4)
  }

  private func jump(_ stage: TableStage, to y: CGFloat) {
    stage.host.touchMoved(to: CGPoint(x: Self.handle, y: y))
    stage.host.advance(by: 0.5)
  }

  private func release(_ stage: TableStage, at y: CGFloat) {
    stage.host.touchEnded(at: CGPoint(x: Self.handle, y: y))
    stage.host.advance(by: 1)
  }

  func testARowThatIsMovedBelowAllOthersBecomesTheLastOne() async {
    let stage = makeStage([["a", "b"], ["c", "d", "e"]])
    defer { stage.close() }
    begin(stage, at: 20, to: 140)

    jump(stage, to: 350)
    release(stage, at: 350)

    XCTAssertEqual(stage.sections, [["b"], ["c", "d", "e", "a"]])
    stage.assertAtRest()
  }

  func testARowThatIsMovedBelowAllOthersAtOnceBecomesTheLastOne() async {
    let stage = makeStage([["a", "b"], ["c", "d", "e"]])
    defer { stage.close() }
    begin(stage, at: 20, to: 22)

    jump(stage, to: 350)
    release(stage, at: 350)

    XCTAssertEqual(stage.sections, [["b"], ["c", "d", "e", "a"]])
  }

  func testARowThatIsMovedAboveAllOthersBecomesTheFirstOne() async {
    let stage = makeStage([["a", "b"], ["c", "d"]])
    defer { stage.close() }
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    stage.host.advance(by: 0.1)
    begin(stage, at: 200, to: 160)

    jump(stage, to: -50)
    release(stage, at: -50)

    XCTAssertEqual(stage.sections, [["d", "a", "b"], ["c"]])
    stage.assertAtRest()
  }

  func testAMovedRowStaysInTheTable() async throws {
    let stage = makeStage([["a", "b", "c"]])
    defer { stage.close() }
    begin(stage, at: 20, to: 60)
    let cell = try XCTUnwrap(stage.table.visibleCells.first { ($0 as? LetterCell)?.letter == "a" })

    jump(stage, to: 900)
    XCTAssertEqual(cell.frame.maxY, 400)
    jump(stage, to: -300)
    XCTAssertEqual(cell.frame.minY, 0)
    release(stage, at: -300)
    XCTAssertEqual(stage.sections, [["a", "b", "c"]])
  }

  func testAMovedRowStaysUnderThePointerWhileTheTableScrolls() async throws {
    let stage = makeStage([TableStage.items(50)])
    defer { stage.close() }
    begin(stage, at: 380, to: 370)
    let cell = try XCTUnwrap(stage.table.visibleCells.first { ($0 as? LetterCell)?.letter == "9" })

    jump(stage, to: 420)

    XCTAssertGreaterThan(stage.table.contentOffset.y, 0)
    XCTAssertEqual(cell.frame.maxY, stage.table.bounds.maxY)
    release(stage, at: 420)
    stage.assertAtRest()
  }

  func testTheTableScrollsOnWhileAMovedRowIsHeldBeyondItsEdge() async throws {
    let stage = makeStage([TableStage.items(50)])
    defer { stage.close() }
    begin(stage, at: 380, to: 370)
    let end = stage.table.contentSize.height - stage.table.bounds.height

    jump(stage, to: 420)
    let soon = stage.table.contentOffset.y
    stage.host.advance(by: 0.5)
    XCTAssertGreaterThan(stage.table.contentOffset.y, soon + 50)
    stage.host.advance(by: 20)
    XCTAssertEqual(stage.table.contentOffset.y, end)

    jump(stage, to: -20)
    stage.host.advance(by: 20)
    XCTAssertEqual(stage.table.contentOffset.y, 0)
    release(stage, at: -20)
    XCTAssertEqual(stage.sections[0].first, "9")
    stage.assertAtRest()
  }

  func testTheTableStopsScrollingWhenTheRowIsReleased() async throws {
    let stage = makeStage([TableStage.items(50)])
    defer { stage.close() }
    begin(stage, at: 380, to: 370)
    jump(stage, to: 420)

    release(stage, at: 420)

    let offset = stage.table.contentOffset.y
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.table.contentOffset.y, offset)
    stage.assertAtRest()
  }

  func testEscapeReturnsAMovedRow() async {
    let stage = makeStage([["a", "b", "c", "d"]])
    defer { stage.close() }
    begin(stage, at: 20, to: 104)
    XCTAssertNotNil(stage.table.activity.reorder)

    stage.host.key(Self.escape)
    XCTAssertNil(stage.table.activity.reorder)
    jump(stage, to: 150)
    release(stage, at: 150)

    XCTAssertEqual(stage.log.filter { $0.hasPrefix("move") }, [])
    XCTAssertEqual(stage.sections, [["a", "b", "c", "d"]])
    stage.assertAtRest()
  }
}
