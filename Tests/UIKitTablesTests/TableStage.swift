// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

/// A table of 300 × 400 points in a window on a manual clock, whose rows show letters.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table: UITableView
  var sections: [[String]]
  var log: [String] = []
  var titles: [String?] = []
  var heights: [String: CGFloat] = [:]
  var allowsEditing = false
  private(set) var shown = 0

  init(_ sections: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat? = 40) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    super.init()
    LetterCell.made = 0
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(LetterCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = self
    table.delegate = self
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  func close() { host.window.close() }

  static func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  func cell(_ row: Int, _ section: Int = 0) -> LetterCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? LetterCell
  }

  /// Returns the frame of a view on the screen, in the table.
  func shown(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    let origin = (table.layer.presentation() ?? table.layer).bounds.origin
    return CGRect(
      x: layer.position.x - layer.bounds.width / 2 - origin.x, y: layer.position.y - layer.bounds.height / 2 - origin.y,
      width: layer.bounds.width, height: layer.bounds.height)
  }

  /// Fails unless the screen matches the data.
  func assertAtRest(file: StaticString = #filePath, line: UInt = #line) {
    let wanted = table.layout.rows(from: table.bounds.minY, to: table.bounds.maxY)
    assertShowsData(file: file, line: line)
    XCTAssertEqual(
      table.subviews.count { $0 is LetterCell }, wanted.count, "no unused cell is visible", file: file, line: line)
    XCTAssertEqual(shown, wanted.count, "each removed cell is reported", file: file, line: line)
  }

  /// Fails unless the visible rows have the cells of the data in their places, also while cells move there or away.
  func assertShowsData(file: StaticString = #filePath, line: UInt = #line) {
    host.flush()
    let wanted = table.layout.rows(from: table.bounds.minY, to: table.bounds.maxY)
    XCTAssertEqual(table.indexPathsForVisibleRows ?? [], wanted, "rows", file: file, line: line)
    for path in wanted {
      let cell = table.cellForRow(at: path) as? LetterCell
      XCTAssertEqual(cell?.frame, table.rectForRow(at: path), "frame of \(path)", file: file, line: line)
      XCTAssertEqual(cell?.alpha, 1, "alpha of \(path)", file: file, line: line)
      XCTAssertEqual(cell?.letter, sections[path.section][path.row], "content of \(path)", file: file, line: line)
    }
    XCTAssertEqual(table.layout.counts, sections.map(\.count), file: file, line: line)
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.letter = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { allowsEditing }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { allowsEditing }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown += 1
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown -= 1
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

@MainActor
final class LetterCell: UITableViewCell {
  static var made = 0
  var letter = "" { didSet { textLabel?.text = letter } }
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
