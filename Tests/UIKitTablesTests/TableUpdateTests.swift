// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTables

@MainActor
final class TableUpdateTests: XCTestCase {
  func testDeletedRowFadesWhileTheOthersMoveUp() async throws {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    let (first, third) = (try XCTUnwrap(stage.cell(0)), try XCTUnwrap(stage.cell(2)))

    stage.sections = [["b", "c"]]
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stage.host.advance(by: 0.15)

    let opacity = first.layer.presentation()?.opacity ?? 1
    XCTAssertTrue(opacity > 0.1 && opacity < 0.9, "\(opacity)")
    let y = stage.shown(third).minY
    XCTAssertTrue(y > 40 && y < 80, "\(y)")
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.shown(third).minY, 40)
    XCTAssertNil(first.superview)
    stage.assertAtRest()
  }

  func testInsertedRowComesFromTheLeft() async throws {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }

    stage.sections = [["a", "new", "b"]]
    stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    stage.host.advance(by: 0.1)

    let cell = try XCTUnwrap(stage.cell(1))
    XCTAssertLessThan(stage.shown(cell).minX, -10)
    XCTAssertEqual(cell.layer.presentation()?.opacity, 1)
    stage.host.advance(by: 0.4)
    stage.assertAtRest()
  }

  func testRowDeletedWithoutAnAnimationStaysUntilTheOthersCoverIt() async throws {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    let (old, next) = (try XCTUnwrap(stage.cell(0)), try XCTUnwrap(stage.cell(1)))
    let frame = stage.shown(old)

    stage.sections = [["b", "c"]]
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.shown(old), frame)
    XCTAssertEqual(old.layer.presentation()?.opacity, 1)
    XCTAssertLessThan(stage.shown(next).minY, frame.maxY)
    let order = stage.table.subviews
    XCTAssertLessThan(try XCTUnwrap(order.firstIndex(of: old)), try XCTUnwrap(order.firstIndex(of: next)))
    stage.host.advance(by: 0.4)
    stage.assertAtRest()
  }

  func testReloadedRowGetsANewCell() async throws {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    let old = try XCTUnwrap(stage.cell(0))

    stage.sections = [["A", "b"]]
    stage.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.host.advance(by: 0.4)

    XCTAssertNotIdentical(stage.cell(0), old)
    stage.assertAtRest()
  }

  func testReconfiguredRowKeepsItsCell() async throws {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    let old = try XCTUnwrap(stage.cell(0))

    stage.sections = [["A", "b"]]
    stage.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    stage.host.advance(by: 0.4)

    XCTAssertIdentical(stage.cell(0), old)
    stage.assertAtRest()
  }

  func testEmptyBatchRequestsTheHeightsAgain() async throws {
    let stage = TableStage([["a", "b"]])
    defer { stage.close() }
    stage.heights["a"] = 100

    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.host.advance(by: 0.15)

    let y = stage.shown(try XCTUnwrap(stage.cell(1))).minY
    XCTAssertTrue(y > 40 && y < 100, "\(y)")
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 100)
    stage.assertAtRest()
  }

  func testSelectionFollowsMovedRows() async {
    let stage = TableStage([["a", "b", "c"]])
    defer { stage.close() }
    stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)

    stage.sections = [["c", "a", "b"]]
    stage.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    stage.host.advance(by: 0.4)

    XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    XCTAssertEqual(stage.cell(0)?.isSelected, true)
    stage.assertAtRest()
  }

  func testMovedRowsStayVisibleOnTheirWay() async throws {
    let stage = TableStage([["a", "b", "c", "d", "e"]], style: .insetGrouped)
    defer { stage.close() }
    let cells = (0..<5).map { stage.cell($0) }
    let frames = try cells.map { try XCTUnwrap($0).frame }

    stage.sections = [["e", "d", "c", "b", "a"]]
    stage.table.performBatchUpdates {
      for row in 0..<5 {
        stage.table.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 4 - row, section: 0))
      }
    }
    stage.host.flush()
    stage.host.advance(by: 0.15)

    for row in 0..<5 {
      let cell = try XCTUnwrap(cells[row])
      XCTAssertIdentical(stage.cell(4 - row), cell)
      XCTAssertEqual(cell.layer.presentation()?.opacity, 1)
      XCTAssertFalse(cell.isHidden)
      XCTAssertEqual(stage.shown(cell).midY, frames[2].midY, accuracy: 1, "in the middle halfway")
      XCTAssertEqual(stage.shown(cell).size, frames[row].size)
    }
    stage.host.advance(by: 0.3)
    stage.assertAtRest()
  }

  func testWhatIsInACellIsNotAnimatedWhenItAppears() async throws {
    let stage = TableStage([["a"]])
    defer { stage.close() }

    stage.sections = [["new", "a"]]
    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    stage.host.advance(by: 0.1)

    let label = try XCTUnwrap(stage.cell(0)?.textLabel)
    XCTAssertEqual(label.layer.presentation()?.bounds, label.layer.bounds)
    XCTAssertGreaterThan(label.bounds.width, 100)
  }

  func testCompletionIsCalledAfterTheAnimation() async {
    let stage = TableStage([["a"]])
    defer { stage.close() }
    var finished: Bool?

    stage.table.performBatchUpdates {
      stage.sections = [["a", "b"]]
      stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    } completion: {
      finished = $0
    }

    stage.host.advance(by: 0.1)
    XCTAssertNil(finished)
    stage.host.advance(by: 0.4)
    XCTAssertEqual(finished, true)
  }

  func testThousandRandomBatchesEqualTheModel() async {
    var random = Generator(seed: 5)
    let stage = TableStage([TableStage.items(30), ["x", "y"], []])
    defer { stage.close() }
    var next = 1000
    for round in 0..<1000 {
      let before = stage.sections
      var sections = before
      var (deleted, inserted): (Set<IndexPath>, Set<IndexPath>) = ([], [])
      var moved: [(from: IndexPath, to: IndexPath)] = []
      var carried: [String] = []
      // Deletions and the origins of moves have index paths before the batch.
      for section in before.indices {
        for row in before[section].indices.reversed() {
          let path = IndexPath(row: row, section: section)
          switch Int.random(in: 0..<20, using: &random) {
          case 0, 1:
            deleted.insert(path)
            sections[section].remove(at: row)
          case 2:
            carried.append(sections[section].remove(at: row))
            moved.append((path, path))
          default: break
          }
        }
      }
      // Insertions and destinations have those after it: they go in ascending order to the ends.
      for index in moved.indices {
        let section = Int.random(in: 0..<sections.count, using: &random)
        moved[index].to = IndexPath(row: sections[section].count, section: section)
        sections[section].append(carried[index])
      }
      for section in sections.indices {
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
          inserted.insert(IndexPath(row: sections[section].count, section: section))
          sections[section].append("\(next)")
          next += 1
        }
      }
      stage.table.performBatchUpdates {
        stage.sections = sections
        stage.table.deleteRows(at: Array(deleted), with: .automatic)
        stage.table.insertRows(at: Array(inserted), with: .left)
        for move in moved { stage.table.moveRow(at: move.from, to: move.to) }
      }
      stage.assertShowsData()
      if round.isMultiple(of: 3) { stage.host.advance(by: 0.1) }
      if round.isMultiple(of: 7) {
        stage.table.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
      }
      if round.isMultiple(of: 10) {
        stage.host.advance(by: 0.6)
        stage.assertAtRest()
      }
    }
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testSectionsAreInsertedDeletedAndMoved() async {
    let stage = TableStage([["a"], ["b"], ["c"]], style: .grouped)
    defer { stage.close() }
    stage.titles = ["A", "B", "C"]
    stage.table.reloadData()
    stage.host.advance(by: 0.1)

    stage.table.performBatchUpdates {
      stage.sections = [["c"], ["new"], ["a"]]
      stage.titles = ["C", "New", "A"]
      stage.table.deleteSections([1], with: .fade)
      stage.table.insertSections([1], with: .fade)
      stage.table.moveSection(2, toSection: 0)
    }
    stage.host.advance(by: 0.5)

    stage.assertAtRest()
    XCTAssertEqual(
      (0..<3).map { stage.table.headerView(forSection: $0)?.textLabel?.text }, ["C", "NEW", "A"])
  }
}

/// A generator of the same numbers in each run.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    return mixed ^ (mixed >> 27)
  }
}
