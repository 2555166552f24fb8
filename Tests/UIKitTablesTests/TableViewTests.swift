// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

@MainActor
final class TableViewTests: XCTestCase {
  func testRowsAndHeadersInUseFollowTheMarginsOfTheWidth() async throws {
    let stage = TableStage([TableStage.items(3)])
    defer { stage.close() }
    stage.titles = ["Letters"]
    stage.table.reloadData()
    stage.host.advance(by: 0.05)
    let cell = try XCTUnwrap(stage.cell(0))
    let header = try XCTUnwrap(stage.table.headerView(forSection: 0)?.textLabel)
    cell.textLabel?.text = "A"
    stage.host.advance(by: 0.05)
    XCTAssertEqual([cell.textLabel?.frame.minX, header.frame.minX], [16, 16])
    for (width, margin) in [(500, 20), (300, 16)] as [(CGFloat, CGFloat)] {
      stage.table.frame.size.width = width
      stage.host.advance(by: 0.05)
      XCTAssertTrue(stage.cell(0) === cell)
      XCTAssertEqual([cell.textLabel?.frame.minX, header.frame.minX], [margin, margin])
    }
  }

  func testTenThousandRowsCreateCellsForTheVisibleOnesOnly() async {
    let stage = TableStage([TableStage.items(10_000)])
    defer { stage.close() }

    XCTAssertEqual(stage.table.contentSize, CGSize(width: 300, height: 400_000))
    XCTAssertEqual(LetterCell.made, 10)
    for y in stride(from: 0, through: 399_600, by: 3996) {
      stage.table.contentOffset.y = CGFloat(y)
      stage.table.layoutIfNeeded()
    }
    XCTAssertLessThanOrEqual(LetterCell.made, 12)
    stage.assertAtRest()
  }

  func testVisibleRowsAndRectangles() async {
    let stage = TableStage([["a", "b"], ["c"]])
    defer { stage.close() }
    let table = stage.table

    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)), CGRect(x: 0, y: 80, width: 300, height: 40))
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 5, section: 1)), .zero)
    XCTAssertEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 300, height: 80))
    XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 79)), IndexPath(row: 1, section: 0))
    XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: 130)))
    XCTAssertEqual(table.visibleCells.compactMap { ($0 as? LetterCell)?.letter }, ["a", "b", "c"])
    XCTAssertEqual(table.indexPath(for: table.visibleCells[2]), IndexPath(row: 0, section: 1))
    XCTAssertEqual(
      table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 1, height: 60))?.count, 3)
  }

  func testDefaults() async {
    let table = UITableView()
    XCTAssertEqual(table.style, .plain)
    XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
    XCTAssertEqual(table.estimatedRowHeight, UITableView.automaticDimension)
    XCTAssertEqual(table.separatorStyle, .singleLine)
    XCTAssertTrue(table.allowsSelection)
    XCTAssertFalse(table.allowsMultipleSelection)
    XCTAssertFalse(table.allowsSelectionDuringEditing)
    XCTAssertFalse(table.isEditing)
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertNil(table.indexPathsForSelectedRows)
    XCTAssertNil(table.tableHeaderView)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    XCTAssertEqual(cell.accessoryType, .none)
    XCTAssertEqual(cell.selectionStyle, .default)
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertNotNil(cell.textLabel)
    XCTAssertEqual(cell.indentationWidth, 10)
    XCTAssertNotNil(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel)
  }

  func testDequeueReturnsNilForAnIdentifierWithoutClass() async {
    XCTAssertNil(UITableView().dequeueReusableCell(withIdentifier: "none"))
    XCTAssertNil(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "none"))
  }

  func testReusedCellIsPrepared() async {
    let stage = TableStage([TableStage.items(100)])
    defer { stage.close() }

    stage.table.contentOffset.y = 2000
    stage.table.layoutIfNeeded()

    XCTAssertTrue(stage.table.visibleCells.allSatisfy { ($0 as? LetterCell)?.reuses == 1 })
  }

  func testHeightsOfTheDelegateAreUsed() async {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    stage.heights["a"] = 100
    stage.table.reloadData()
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.cell(1)?.frame, CGRect(x: 0, y: 100, width: 300, height: 40))
    XCTAssertEqual(stage.table.contentSize.height, 140)
  }

  func testRowsSizeThemselvesWithConstraints() async {
    let stage = SelfSizingStage(count: 1000)
    defer { stage.host.window.close() }

    XCTAssertEqual(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 20)
    XCTAssertEqual(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).height, 50)
    stage.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    let last = stage.table.rectForRow(at: IndexPath(row: 999, section: 0))
    XCTAssertEqual(last.maxY, stage.table.contentSize.height)
    XCTAssertEqual(last.maxY, stage.table.bounds.maxY)
  }

  func testVisibleRowsStayWhenRowsAboveAreHigherThanTheirEstimates() async throws {
    let stage = SelfSizingStage(count: 1000)
    defer { stage.host.window.close() }
    stage.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    let path = IndexPath(row: 503, section: 0)
    var y = stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y

    for _ in 0..<30 {
      stage.table.contentOffset.y -= 5
      stage.table.layoutIfNeeded()
      y += 5
      XCTAssertEqual(stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y, y)
    }
  }

  func testStandardCellsSizeThemselves() async throws {
    let stage = TableStage([["a", "b"]], rowHeight: nil)
    defer { stage.close() }
    XCTAssertEqual(stage.cell(0)?.frame.height, 44)

    stage.cell(0)?.textLabel?.numberOfLines = 0
    stage.cell(0)?.textLabel?.text = String(repeating: "long text ", count: 30)
    stage.table.performBatchUpdates(nil)
    stage.host.advance(by: 0.5)

    XCTAssertGreaterThan(try XCTUnwrap(stage.cell(0)).frame.height, 100)
  }

  func testHeadersOfPlainTablesStayAtTheTop() async throws {
    let stage = TableStage([TableStage.items(20), TableStage.items(20)])
    defer { stage.close() }
    stage.titles = ["One", "Two"]
    stage.table.reloadData()
    stage.host.advance(by: 0.05)
    let header = try XCTUnwrap(stage.table.headerView(forSection: 0))
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 300, height: 28))

    stage.table.contentOffset.y = 100
    stage.table.layoutIfNeeded()
    XCTAssertEqual(header.frame.minY, 100)
    // The next header pushes it out: section 0 ends at 28 + 800.
    stage.table.contentOffset.y = 810
    stage.table.layoutIfNeeded()
    XCTAssertEqual(header.frame.minY, 800)
    XCTAssertEqual(stage.table.headerView(forSection: 1)?.frame.minY, 828)
  }

  func testGroupsAreInsetAndRounded() async throws {
    let stage = TableStage([["a", "b", "c"]], style: .insetGrouped)
    defer { stage.close() }

    let (first, middle) = (try XCTUnwrap(stage.cell(0)), try XCTUnwrap(stage.cell(1)))
    XCTAssertEqual(first.frame.minX, 16)
    XCTAssertEqual(first.frame.width, 268)
    XCTAssertEqual(first.layer.cornerRadius, 10)
    XCTAssertEqual(middle.layer.cornerRadius, 0)
    XCTAssertEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  func testScrollToRow() async {
    let stage = TableStage([TableStage.items(100)])
    defer { stage.close() }
    let path = IndexPath(row: 50, section: 0)

    stage.table.scrollToRow(at: path, at: .top, animated: false)
    XCTAssertEqual(stage.table.contentOffset.y, 2000)
    stage.table.scrollToRow(at: path, at: .middle, animated: false)
    XCTAssertEqual(stage.table.contentOffset.y, 1820)
    stage.table.scrollToRow(at: path, at: .bottom, animated: false)
    XCTAssertEqual(stage.table.contentOffset.y, 1640)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.table.contentOffset.y, 0)
  }

  func testTableHeaderAndFooterEncloseTheRows() async {
    let stage = TableStage([["a"]])
    defer { stage.close() }
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 300, height: 60))
    XCTAssertEqual(stage.cell(0)?.frame.minY, 60)
    XCTAssertEqual(stage.table.tableFooterView?.frame, CGRect(x: 0, y: 100, width: 300, height: 30))
    XCTAssertEqual(stage.table.contentSize.height, 130)
  }

  func testControllerProvidesAndEditsItsTable() async throws {
    let controller = LettersController(style: .grouped)
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    defer { host.window.close() }
    host.window.rootViewController = controller
    host.advance(by: 0.05)

    XCTAssertIdentical(controller.view, controller.tableView)
    XCTAssertEqual(controller.tableView.style, .grouped)
    XCTAssertEqual(controller.tableView.visibleCells.count, 3)
    controller.setEditing(true, animated: false)
    XCTAssertTrue(controller.tableView.isEditing)
    XCTAssertEqual(controller.tableView.visibleCells.first?.editingStyle, .delete)
  }

  func testTableAndControllerAreFreed() async {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let stage = TableStage([["a", "b"]])
      table = stage.table
      cell = stage.cell(0)
      stage.table.removeFromSuperview()
      stage.host.advance(by: 0.1)
      stage.close()
    }
    XCTAssertNil(table)
    XCTAssertNil(cell)
  }
}

/// A table whose rows have constraints for heights of 20 to 110 points.
@MainActor
final class SelfSizingStage: NSObject, UITableViewDataSource {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ConstrainedCell)?.height.constant = 20 + CGFloat(indexPath.row % 10) * 10
    return cell
  }
}

final class ConstrainedCell: UITableViewCell {
  private let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 20)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LettersController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .value1, reuseIdentifier: nil)
  }
}
