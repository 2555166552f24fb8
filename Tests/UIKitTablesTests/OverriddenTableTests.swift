// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Overrides of a program in subclasses of tables and their cells.
@MainActor
final class OverriddenTableTests: XCTestCase {
  func testATableOfASubclassShowsSelectsAndChangesItsRows() async {
    let stage = TableStage([TableStage.items(30)])
    defer { stage.close() }
    let table = RecordingTableView(frame: stage.table.frame, style: .plain)
    table.register(LetterCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = stage
    stage.host.window.addSubview(table)
    stage.host.flush()
    let path = IndexPath(row: 1, section: 0)

    table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.sections[0].removeFirst()
    table.performBatchUpdates { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    stage.host.advance(by: 1)

    XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    XCTAssertEqual(table.rectForRow(at: path).minY, table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
    XCTAssertTrue(
      table.calls.isSuperset(of: [
        "performBatchUpdates(_:completion:)", "deleteRows(at:with:)",
        "dequeueReusableCell(withIdentifier:for:)", "separatorStyle", "style",
      ]))
  }

  func testACellReadsTheOverridesOfItsParts() async {
    let cell = RecordingTableCell(style: .subtitle, reuseIdentifier: "cell")

    cell.textLabel?.text = "A"
    cell.frame.size = cell.sizeThatFits(CGSize(width: 200, height: 100))

    XCTAssertEqual(cell.textLabel?.text, "A")
    XCTAssertTrue(cell.calls.isSuperset(of: ["textLabel", "contentView"]))
    XCTAssertEqual(cell.reuseIdentifier, "cell of a subclass")
    XCTAssertNotNil(RecordingHeader(reuseIdentifier: "header").defaultContentConfiguration().text ?? "")
  }
}
