// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

@MainActor
final class TableInputTests: XCTestCase {
  // MARK: Selection

  func testClickSelectsInTheDocumentedOrder() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }

    stage.host.tap(at: CGPoint(x: 100, y: 20))
    XCTAssertEqual(
      stage.log,
      ["shouldHighlight 0", "didHighlight 0", "willSelect 0", "didUnhighlight 0", "didSelect 0"].sortedLike(stage.log))
    XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    XCTAssertEqual(stage.cell(0)?.isSelected, true)

    stage.log = []
    stage.host.tap(at: CGPoint(x: 100, y: 60))
    XCTAssertEqual(Array(stage.log.suffix(3)), ["willDeselect 0", "didDeselect 0", "didSelect 1"])
    XCTAssertEqual(stage.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
  }

  func testSeveralRowsCanBeSelected() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.table.allowsMultipleSelection = true

    for y in [20, 60, 100] { stage.host.tap(at: CGPoint(x: 100, y: y)) }
    stage.host.tap(at: CGPoint(x: 100, y: 60))

    XCTAssertEqual(stage.table.indexPathsForSelectedRows?.map(\.row), [0, 2])
  }

  func testSelectionByTheProgramDoesNotCallTheDelegate() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }

    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)

    XCTAssertEqual(stage.log, [])
    XCTAssertNil(stage.table.indexPathForSelectedRow)
  }

  func testArrowsMoveTheFocusAndReturnSelects() async {
    let stage = TableStage([["a", "b"], ["c"]])
    defer { stage.close() }
    stage.host.tap(at: CGPoint(x: 100, y: 20))

    stage.host.key(0xff54)
    stage.host.key(0xff54)
    stage.host.key(0xff0d)

    XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 0, section: 1))
    XCTAssertEqual(stage.cell(0, 1)?.surroundings.hasFocus, true)
  }

  func testTheFocusReturnsWhenTheTableBecomesFirstResponderAgain() async {
    let stage = TableStage([["a", "b"], ["c"]])
    defer { stage.close() }
    stage.host.tap(at: CGPoint(x: 100, y: 20))
    stage.host.key(0xff54)

    stage.table.resignFirstResponder()
    XCTAssertEqual(stage.cell(1)?.surroundings.hasFocus, false)
    stage.table.becomeFirstResponder()
    XCTAssertEqual(stage.cell(1)?.surroundings.hasFocus, true)

    stage.host.key(0xff0d)
    XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
  }

  func testVerticalDragScrollsAndDoesNotSelect() async {
    let stage = TableStage([TableStage.items(100)])
    defer { stage.close() }

    stage.host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)

    XCTAssertGreaterThan(stage.table.contentOffset.y, 100)
    XCTAssertNil(stage.table.indexPathForSelectedRow)
    XCTAssertNil(stage.table.swipe)
  }

  // MARK: Swipes

  func testShortSwipeShowsTheDeleteButtonWhichDeletes() async throws {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.allowsEditing = true

    stage.host.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.2)
    stage.host.advance(by: 1)

    let cell = try XCTUnwrap(stage.cell(1))
    XCTAssertEqual(cell.bounds.minX, 74)
    XCTAssertTrue(cell.showingDeleteConfirmation)
    XCTAssertEqual(stage.log.filter { $0.hasPrefix("commit") }, [])

    stage.host.tap(at: CGPoint(x: 280, y: 60))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.filter { $0.hasPrefix("commit") }, ["commit delete 1"])
    XCTAssertEqual(stage.sections, [["a", "c"]])
    XCTAssertNil(stage.table.swipe)
    stage.assertAtRest()
  }

  func testButtonsOfASwipeAreAsWideAsTheirTitles() async throws {
    let stage = TableStage([["a"]])
    defer { stage.close() }
    let titles = ["Delete", "Mark as unread"]
    let actions = titles.map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
    let cell = try XCTUnwrap(stage.cell(0))
    let swipe = TableSwipe(of: cell, UISwipeActionsConfiguration(actions: actions), direction: -1) { _, _ in }

    let widths = swipe.actions.naturalWidths(inHeight: 40)
    XCTAssertEqual(widths[0], 74)
    let text = (titles[1] as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
    XCTAssertEqual(widths[1], text.width + 24, accuracy: 1.5)
    XCTAssertEqual(swipe.restDistance, widths[0] + widths[1])

    swipe.show(swipe.restDistance)
    let buttons = swipe.actions.subviews.sorted { $0.frame.minX > $1.frame.minX }
    XCTAssertEqual(buttons.map(\.frame.width), widths)
    XCTAssertEqual(buttons[1].frame.maxX, buttons[0].frame.minX)
  }

  func testLongSwipePerformsTheFirstAction() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.allowsEditing = true

    stage.host.drag(from: CGPoint(x: 290, y: 60), to: CGPoint(x: 30, y: 60), duration: 0.3)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.sections, [["a", "c"]])
    stage.assertAtRest()
  }

  func testClickElsewhereClosesTheSwipeAndDoesNotSelect() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.allowsEditing = true
    stage.host.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.2)
    stage.host.advance(by: 1)

    stage.host.tap(at: CGPoint(x: 100, y: 100))
    stage.host.advance(by: 1)

    XCTAssertNil(stage.table.swipe)
    XCTAssertEqual(stage.cell(1)?.bounds.minX, 0)
    XCTAssertNil(stage.table.indexPathForSelectedRow)
    XCTAssertEqual(stage.cell(1)?.subviews.contains { $0 is SwipeActionsView }, false)
  }

  func testTheHighlightUnderThePointerStaysOnItsCardWhenASwipeEndsWhileAButtonIsDown() async throws {
    let stage = TableStage([["a", "b", "c"]], style: .insetGrouped)
    defer { stage.close() }
    stage.allowsEditing = true
    let cell = try XCTUnwrap(stage.cell(1))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    stage.host.drag(from: middle, to: CGPoint(x: middle.x - 70, y: middle.y), duration: 0.2)
    stage.host.movePointer(to: middle)
    stage.host.advance(by: 1)
    let highlight = try XCTUnwrap(cell.layer.sublayers?.first { $0.delegate == nil && $0.backgroundColor != nil })
    XCTAssertEqual(cell.bounds.minX, 74)
    XCTAssertEqual(highlight.frame, cell.bounds)

    stage.host.touchBegan(at: CGPoint(x: middle.x, y: middle.y + 80))
    stage.table.closeSwipe(animated: true)
    stage.host.advance(by: 1)

    XCTAssertEqual(cell.bounds.minX, 0)
    XCTAssertNotNil(highlight.superlayer, "while the button is down, it stays")
    XCTAssertEqual(highlight.frame, cell.bounds)
  }

  func testRowThatCannotBeEditedIsNotSwiped() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }

    stage.host.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 100, y: 60), duration: 0.2)

    XCTAssertNil(stage.table.swipe)
    XCTAssertEqual(stage.cell(1)?.bounds.minX, 0)
  }

  func testSwipeTheOtherWayHasNoActionsByDefault() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    stage.allowsEditing = true

    stage.host.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.2)

    XCTAssertNil(stage.table.swipe)
  }

  // MARK: Editing

  func testEditingModeShowsControlsAndTheMinusSignAsks() async throws {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    stage.allowsEditing = true

    stage.table.setEditing(true, animated: true)
    stage.host.advance(by: 0.5)
    let cell = try XCTUnwrap(stage.cell(0))
    XCTAssertEqual(cell.contentView.frame.minX, 40)

    stage.host.tap(at: CGPoint(x: 24, y: 20))
    stage.host.advance(by: 1)
    XCTAssertTrue(cell.showingDeleteConfirmation)
    stage.host.tap(at: CGPoint(x: 280, y: 20))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.sections, [["b"]])

    stage.table.setEditing(false, animated: true)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.cell(0)?.contentView.frame.minX, 0)
  }

  func testDraggedHandleMovesTheRow() async {
    let stage = TableStage([["a", "b", "c", "d"]])
    defer { stage.close() }
    stage.allowsEditing = true
    stage.table.setEditing(true, animated: false)
    stage.host.advance(by: 0.1)

    stage.host.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 280, y: 104), duration: 0.4)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.log.filter { $0.hasPrefix("move") }, ["move 0 2"])
    XCTAssertEqual(stage.sections, [["b", "c", "a", "d"]])
    stage.assertAtRest()
  }
}

extension [String] {
  /// Fails to compare equal unless both have the same elements; the order of the end of the highlight is not documented.
  fileprivate func sortedLike(_ other: [String]) -> [String] { sorted() == other.sorted() ? other : self }
}
