// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// The index of a table's sections.
@MainActor
final class TableIndexTests: XCTestCase {
  func testTheIndexIsAtTheTrailingEdgeAndTakesWidthFromTheRows() async throws {
    let stage = IndexStage()
    defer { stage.close() }

    let view = try XCTUnwrap(stage.table.index.view)
    XCTAssertEqual(view.frame, CGRect(x: 285, y: 0, width: 15, height: 400))
    XCTAssertEqual(view.titles, stage.letters)
    XCTAssertEqual(stage.cell?.contentView.frame.width, 285)

    stage.table.contentOffset.y = 300
    stage.host.advance(by: 0.05)
    XCTAssertEqual(view.frame.minY, 300, "it does not scroll")
  }

  func testAPressAndADragScrollToTheSectionsOfTheTitles() async {
    let stage = IndexStage()
    defer { stage.close() }
    // 26 lines of 14 points are centred in 400 points.
    let first = (400 - 26 * 14) / 2

    stage.host.touchBegan(at: CGPoint(x: 292, y: first + 14 * 2 + 7))
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.table.contentOffset.y, stage.table.rect(forSection: 2).minY)
    stage.host.touchMoved(to: CGPoint(x: 292, y: first + 14 * 10 + 7))
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.table.contentOffset.y, stage.table.rect(forSection: 10).minY)
    XCTAssertEqual(stage.asked, [2, 10])
    stage.host.touchEnded(at: CGPoint(x: 292, y: 200))
  }

  func testADataSourceMayAnswerWithNoSection() async {
    let stage = IndexStage()
    defer { stage.close() }
    stage.section = { _ in NSNotFound }

    stage.host.tap(at: CGPoint(x: 292, y: 200))
    XCTAssertEqual(stage.table.contentOffset.y, 0)
    XCTAssertEqual(stage.asked.count, 1)
  }

  func testTheIndexIsShownInPlainTablesWithEnoughRowsOnly() async {
    let stage = IndexStage()
    defer { stage.close() }
    XCTAssertEqual(stage.table.sectionIndexMinimumDisplayRowCount, 0)

    stage.table.sectionIndexMinimumDisplayRowCount = 27 * 3
    stage.host.advance(by: 0.05)
    XCTAssertNil(stage.table.index.view)
    XCTAssertEqual(stage.cell?.contentView.frame.width, 300)
    stage.table.sectionIndexMinimumDisplayRowCount = 26 * 3
    stage.host.advance(by: 0.05)
    XCTAssertNotNil(stage.table.index.view)

    let grouped = IndexStage(style: .grouped)
    defer { grouped.close() }
    XCTAssertNil(grouped.table.index.view)
  }

  func testTheColoursAreThoseOfTheTable() async throws {
    let stage = IndexStage()
    defer { stage.close() }
    let view = try XCTUnwrap(stage.table.index.view)
    XCTAssertEqual(view.tintColor, stage.table.tintColor)

    stage.table.sectionIndexColor = .red
    stage.table.sectionIndexBackgroundColor = .green
    stage.table.sectionIndexTrackingBackgroundColor = .blue
    XCTAssertEqual((view.subviews.first as? UILabel)?.textColor, .red)
    XCTAssertEqual(view.backgroundColor, .green)
    stage.host.touchBegan(at: CGPoint(x: 292, y: 200))
    stage.host.advance(by: 0.05)
    XCTAssertEqual(view.backgroundColor, .blue)
    stage.host.touchEnded(at: CGPoint(x: 292, y: 200))
    stage.host.advance(by: 0.05)
    XCTAssertEqual(view.backgroundColor, .green)
  }

  func testTitlesAreRequestedAgainWhenTheProgramSaysSo() async {
    let stage = IndexStage()
    defer { stage.close() }
    stage.letters = ["x", UITableView.indexSearch]
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.table.index.view?.titles.count, 26)

    stage.table.reloadSectionIndexTitles()
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.table.index.view?.titles, ["x", "{search}"])
    XCTAssertTrue(stage.table.index.view?.subviews.last is UIImageView, "a magnifying glass")
    stage.letters = []
    stage.table.reloadData()
    stage.host.advance(by: 0.05)
    XCTAssertNil(stage.table.index.view)
  }

  func testTitlesWithoutRoomBecomeDotsThatCanBeReached() async {
    let layout = TableIndexLayout(count: 26, height: 70)
    XCTAssertEqual(layout.lines, [.title(0), .dot, .title(13), .dot, .title(25)])
    XCTAssertEqual(layout.top, 0)
    XCTAssertEqual(layout.title(at: 1), 0)
    XCTAssertEqual(layout.title(at: 20), 7)
    XCTAssertEqual(layout.title(at: 69), 25)
    XCTAssertEqual(layout.title(at: -100), 0)
    XCTAssertEqual(layout.title(at: 100), 25)
    XCTAssertEqual(TableIndexLayout(count: 3, height: 5).lines, [.title(0)])
    XCTAssertEqual(TableIndexLayout(count: 2, height: 100).lines, [.title(0), .title(1)])
    XCTAssertNil(TableIndexLayout(count: 0, height: 100).title(at: 10))
  }
}

/// A table of 26 sections of three rows of 40 points, with an index.
@MainActor
private final class IndexStage: NSObject, UITableViewDataSource {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table: UITableView
  var letters = (0..<26).compactMap { UnicodeScalar(65 + $0).map { String(Character($0)) } }
  var section: (Int) -> Int = { $0 }
  private(set) var asked: [Int] = []

  init(style: UITableView.Style = .plain) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    super.init()
    table.rowHeight = 40
    table.sectionHeaderHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func close() { host.window.close() }

  var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }

  func numberOfSections(in tableView: UITableView) -> Int { 26 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append(index)
    return section(index)
  }
}
