// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@testable import UIKitTables

/// Tables whose data source keeps its cells and returns them again.
@MainActor
final class KeptCellTests: UIKitTestCase {
  func testAReloadedRowKeepsTheCellThatTheDataSourceReturnsAgain() async {
    let form = Form(["A", "B", "C"])
    defer { form.host.window.close() }

    form.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    form.host.advance(by: 1)

    XCTAssertEqual(form.table.visibleCells, form.cells)
    XCTAssertTrue(form.cells.allSatisfy { $0.superview === form.table && $0.alpha == 1 })
    XCTAssertEqual(form.cells[1].frame, form.table.rectForRow(at: IndexPath(row: 1, section: 0)))
    XCTAssertEqual(form.displayed, 3)
  }

  func testACellThatIsReturnedForTwoRowsIsReportedAndShowsOne() async {
    let form = Form(["A", "B"])
    let warnings = WarningLog()
    defer { form.host.window.close() }

    form.cells[1] = form.cells[0]
    form.table.reloadData()
    form.host.advance(by: 0.1)

    XCTAssertEqual(warnings.messages.count, 1)
    XCTAssertEqual(form.cells[0].frame, form.table.rectForRow(at: IndexPath(row: 1, section: 0)))
  }
}

/// A table whose cells exist before it is shown.
@MainActor
private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  var cells: [UITableViewCell]
  private(set) var displayed = 0

  init(_ titles: [String]) {
    cells = titles.map { title in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      return cell
    }
    super.init()
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed += 1
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed -= 1
  }
}
