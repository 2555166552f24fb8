// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// The focus of the keyboard in a table beside other controls.
@MainActor
final class TableFocusTests: XCTestCase {
  private static let (tab, up, down): (UInt, UInt, UInt) = (0xff09, 0xff52, 0xff54)

  private func focused(_ stage: TableStage) -> UIView? {
    UIFocusSystem.focusSystem(for: stage.host.window)?.focusedItem as? UIView
  }

  private func rows(_ stage: TableStage) -> [IndexPath] {
    (stage.table.indexPathsForVisibleRows ?? []).filter {
      (stage.table.cellForRow(at: $0) as? LetterCell)?.surroundings.hasFocus == true
    }
  }

  private func addButton(to stage: TableStage) -> UIControl {
    let button = UIControl(frame: CGRect(x: 0, y: 360, width: 300, height: 40))
    stage.table.frame.size.height = 360
    stage.host.window.addSubview(button)
    stage.host.flush()
    return button
  }

  func testTabReachesATableThatIsFirstResponder() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    let button = addButton(to: stage)
    stage.table.becomeFirstResponder()
    XCTAssertEqual(rows(stage), [])

    stage.host.key(Self.tab)
    XCTAssertIdentical(focused(stage), stage.table)
    XCTAssertEqual(rows(stage), [IndexPath(row: 0, section: 0)])
    XCTAssertNil(stage.table.focusEffect, "the row shows the focus")

    stage.host.key(Self.tab)
    XCTAssertIdentical(focused(stage), button)
    XCTAssertEqual(rows(stage), [])
    stage.host.key(Self.tab)
    XCTAssertIdentical(focused(stage), stage.table)
  }

  func testAnArrowGivesTheTableTheFocus() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    let button = addButton(to: stage)
    stage.table.becomeFirstResponder()

    stage.host.key(Self.down)
    XCTAssertIdentical(focused(stage), stage.table)
    XCTAssertEqual(rows(stage), [IndexPath(row: 0, section: 0)])
    stage.host.key(Self.tab)
    XCTAssertIdentical(focused(stage), button)
    XCTAssertEqual(rows(stage), [], "there is one focus")
  }

  func testTabShowsTheRowThatHadTheFocus() async {
    let stage = TableStage([TableStage.items(50)])
    defer { stage.close() }
    _ = addButton(to: stage)
    stage.host.key(Self.tab)
    stage.host.key(Self.down)
    stage.host.key(Self.tab)
    stage.table.contentOffset.y = 1000
    stage.host.flush()

    stage.host.key(Self.tab)
    stage.host.advance(by: 1)

    XCTAssertEqual(rows(stage), [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(stage.table.contentOffset.y, 40)
  }

  func testTheFocusOfADeletedRowMovesToItsNeighbour() async {
    let stage = TableStage([["a", "b", "c"], ["d"]])
    defer { stage.close() }
    stage.table.becomeFirstResponder()
    for _ in 0..<2 { stage.host.key(Self.down) }
    XCTAssertEqual(rows(stage), [IndexPath(row: 1, section: 0)])
    func delete(_ row: Int) {
      stage.sections[0].remove(at: row)
      stage.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      stage.host.advance(by: 1)
    }

    delete(1)
    XCTAssertEqual(rows(stage), [IndexPath(row: 1, section: 0)], "the next row")
    delete(1)
    XCTAssertEqual(rows(stage), [IndexPath(row: 0, section: 0)], "the previous row, at the end of a section")
    delete(0)
    XCTAssertEqual(rows(stage), [IndexPath(row: 0, section: 1)], "that of the next section")
  }

  func testTheSelectionFollowsTheFocusFromADeletedRow() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.table.selectionFollowsFocus = true
    stage.table.becomeFirstResponder()
    for _ in 0..<2 { stage.host.key(Self.down) }

    stage.sections[0].remove(at: 1)
    stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(stage.cell(1)?.isSelected, true)
    stage.assertAtRest()
  }
}
