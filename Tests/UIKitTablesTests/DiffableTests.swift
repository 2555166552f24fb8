// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitCollections
@testable import UIKitTables

@MainActor
final class DiffableTests: XCTestCase {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  func testSnapshotIsEdited() async {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "c")
    snapshot.moveItem("a", afterItem: "y")
    snapshot.insertSections([3], beforeSection: 2)
    snapshot.moveSection(1, afterSection: 2)
    snapshot.deleteItems(["x"])

    XCTAssertEqual(snapshot.sectionIdentifiers, [3, 2, 1])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: 2), ["c", "y", "a"])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["b"])
    XCTAssertEqual(snapshot.numberOfItems, 4)
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: "a"), 2)
    XCTAssertEqual(snapshot.indexOfItem("b"), 3)
    XCTAssertEqual(snapshot.indexOfSection(1), 2)
    snapshot.deleteSections([2])
    XCTAssertEqual(snapshot.itemIdentifiers, ["b"])
    XCTAssertNil(snapshot.indexOfItem("c"))
  }

  func testAsFewItemsAsPossibleMove() async {
    let old = snapshot([(1, ["a", "b", "c", "d", "e"])])

    let difference = SnapshotDifference(from: old, to: snapshot([(1, ["e", "a", "b", "c", "d"])]))

    XCTAssertEqual(difference.updates.moved.count, 1)
    XCTAssertEqual(difference.updates.moved.first?.from, IndexPath(item: 4, section: 0))
    XCTAssertEqual(SnapshotDifference.longestIncreasingRun([4, 0, 1, 5, 2, 3]), [0, 1, 2, 3])
    XCTAssertEqual(SnapshotDifference.longestIncreasingRun([]), [])
  }

  func testRandomSnapshotsAreShownInTables() async {
    var random = Generator(seed: 11)
    let stage = DiffableStage()
    defer { stage.host.window.close() }
    for round in 0..<300 {
      let next = randomSnapshot(&random)
      stage.show(next, animated: !round.isMultiple(of: 4))
      if round.isMultiple(of: 2) { stage.host.advance(by: 0.1) }
      if round.isMultiple(of: 10) { stage.host.advance(by: 0.6) }
      XCTAssertEqual(stage.source.snapshot().itemIdentifiers, next.itemIdentifiers)
      XCTAssertEqual(stage.table.layout.counts, next.counts)
      for path in stage.table.indexPathsForVisibleRows ?? [] {
        let cell = stage.table.cellForRow(at: path) as? LetterCell
        XCTAssertEqual(cell?.letter, next.itemIdentifier(at: path))
      }
    }
  }

  func testRandomSnapshotsAreShownInCollections() async {
    var random = Generator(seed: 12)
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    defer { host.window.close() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NamedCell)?.name = name
      return cell
    }
    host.window.addSubview(view)
    for round in 0..<300 {
      let next = randomSnapshot(&random)
      source.apply(next, animatingDifferences: !round.isMultiple(of: 4), completion: nil)
      host.advance(by: round.isMultiple(of: 10) ? 0.6 : 0.05)
      for path in view.indexPathsForVisibleItems {
        XCTAssertEqual((view.cellForItem(at: path) as? NamedCell)?.name, next.itemIdentifier(at: path))
      }
      XCTAssertEqual((0..<view.numberOfSections).map(view.numberOfItems(inSection:)), next.counts)
    }
  }

  func testReconfiguredItemKeepsItsCellAndReloadedItemDoesNot() async throws {
    let stage = DiffableStage()
    defer { stage.host.window.close() }
    stage.show(snapshot([(1, ["a", "b"])]), animated: false)
    stage.host.advance(by: 0.1)
    let cells = stage.table.visibleCells

    var next = stage.source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    var completed = false
    stage.source.apply(next, animatingDifferences: false) { completed = true }
    stage.host.advance(by: 0.1)

    XCTAssertTrue(completed)
    XCTAssertIdentical(stage.table.visibleCells[0], cells[0])
    XCTAssertNotIdentical(stage.table.visibleCells[1], cells[1])
    XCTAssertEqual(stage.source.indexPath(for: "b"), IndexPath(row: 1, section: 0))
    XCTAssertEqual(stage.source.itemIdentifier(for: IndexPath(row: 0, section: 0)), "a")
    XCTAssertEqual(stage.source.snapshot().reloadedItemIdentifiers, [])
  }

  private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func randomSnapshot(_ random: inout Generator) -> Snapshot {
    var items = (0..<24).map { "\($0)" }.shuffled(using: &random)
    let sections = [1, 2, 3, 4].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    return snapshot(
      sections.map { section in
        let count = min(Int.random(in: 0...8, using: &random), items.count)
        defer { items.removeFirst(count) }
        return (section, Array(items.prefix(count)))
      })
  }
}

/// A table whose rows a diffable data source provides.
@MainActor
final class DiffableStage {
  let host = ManualHost(size: CGSize(width: 300, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let source: UITableViewDiffableDataSource<Int, String>

  init() {
    table.register(LetterCell.self, forCellReuseIdentifier: "letter")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "letter", for: path)
      (cell as? LetterCell)?.letter = name
      return cell
    }
    host.window.addSubview(table)
    host.advance(by: 0.05)
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animated: Bool) {
    source.apply(snapshot, animatingDifferences: animated)
  }
}

final class NamedCell: UICollectionViewCell {
  var name = ""
}
