import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class UpdateTests: UIKitTestCase {
  func testAReconfiguredItemKeepsItsCell() async {
    let stage = CollectionStage([["a", "b"]])
    let (cell, made) = (stage.cell(0), LetterCell.made)
    stage.sections[0] = ["z", "y"]

    stage.view.reconfigureItems(at: [0, 7].map { IndexPath(item: $0, section: 0) })

    XCTAssertTrue(stage.cell(0) === cell)
    XCTAssertEqual(cell?.letter, "z")
    XCTAssertEqual(cell?.reuses, 0)
    XCTAssertEqual(stage.cell(1)?.letter, "b")
    XCTAssertEqual(LetterCell.made, made)
  }

  func testAViewThatIsReleasedDuringAnUpdateEndsTheUpdate() async {
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    var stage: CollectionStage? = CollectionStage([CollectionStage.items(30)])
    weak let view = stage?.view
    var ends: [Bool] = []
    stage?.view.performBatchUpdates(
      {
        stage?.sections[0].removeFirst(2)
        stage?.view.deleteItems(at: [0, 1].map { IndexPath(item: $0, section: 0) })
      }, completion: { ends.append($0) })
    stage?.host.advance(by: 0.1)

    stage?.view.removeFromSuperview()
    stage = nil
    host.advance(by: 2)

    XCTAssertNil(view)
    XCTAssertEqual(ends.count, 1)
  }

  func testInsertedItemFadesInAndTheFollowingItemsMoveDown() async {
    let stage = CollectionStage([["a", "b", "c"]], layout: CollectionStage.list())
    let b = stage.cell(1)!
    var isDone = false

    stage.sections[0].insert("x", at: 1)
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      isDone = $0
    }
    stage.host.flush()
    let x = stage.cell(1)!

    XCTAssertTrue(stage.cell(2) === b)
    XCTAssertEqual(stage.shown(b).minY, 40, accuracy: 0.01)
    XCTAssertEqual(x.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
    XCTAssertEqual(stage.shown(x).minY, 40)
    stage.host.advance(by: 0.15)
    XCTAssertEqual(stage.shown(b).minY, 60, accuracy: 0.05)
    XCTAssertEqual(x.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.01)
    XCTAssertFalse(isDone)
    stage.host.advance(by: 0.2)
    XCTAssertTrue(isDone)
    XCTAssertEqual(stage.shown(b).minY, 80)
    stage.assertAtRest()
  }

  func testADeletedItemFadesOutBeforeItsCellIsReused() async {
    let stage = CollectionStage([CollectionStage.items(20)], layout: CollectionStage.list())
    let (gone, last) = (stage.cell(0)!, stage.cell(9)!)

    stage.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.host.flush()

    XCTAssertTrue(gone.superview === stage.view)
    stage.host.advance(by: 0.15)
    XCTAssertEqual(gone.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.01)
    XCTAssertEqual(stage.shown(last).minY, 340, accuracy: 0.05)
    // The item that becomes visible moves in from below, where it was before.
    XCTAssertEqual(stage.shown(stage.cell(9)!).minY, 380, accuracy: 0.05)
    stage.host.advance(by: 0.2)
    XCTAssertNil(gone.superview)
    stage.assertAtRest()
  }

  func testAMovedItemMovesAndTheOthersMakeRoom() async {
    let stage = CollectionStage([["a", "b", "c", "d"]], layout: CollectionStage.list())
    let a = stage.cell(0)!

    stage.sections[0] = ["b", "c", "a", "d"]
    stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    stage.host.flush()
    stage.host.advance(by: 0.15)

    XCTAssertEqual(stage.shown(a).minY, 40, accuracy: 0.05)
    XCTAssertEqual(stage.shown(stage.cell(0)!).minY, 20, accuracy: 0.05)
    stage.host.advance(by: 0.2)
    XCTAssertTrue(stage.cell(2) === a)
    stage.assertAtRest()
  }

  func testAReloadedItemGetsAnotherCell() async {
    let stage = CollectionStage([["a", "b"]], layout: CollectionStage.list())
    let a = stage.cell(0)!

    stage.sections[0][0] = "z"
    stage.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    stage.host.flush()

    XCTAssertFalse(stage.cell(0) === a)
    stage.host.advance(by: 0.5)
    stage.assertAtRest()
  }

  func testSelectionFollowsTheItems() async {
    let stage = CollectionStage([["a", "b", "c"]])
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

    stage.sections[0] = ["x", "b", "c"]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    XCTAssertEqual(stage.cell(2)?.isSelected, true)
    XCTAssertEqual(stage.cell(0)?.isSelected, false)
    stage.assertAtRest()
  }

  /// After random insertions, deletions and moves, also during an animated update and scrolling, the screen matches the
  /// data.
  func testScreenMatchesTheDataAfterRandomUpdates() async {
    let seed: UInt64 = 0x5EED_0003
    print("seed \(seed)")
    var random = Seeded(state: seed)
    let stage = CollectionStage([CollectionStage.items(30), CollectionStage.items(5)])
    var next = 100
    for round in 0..<300 {
      next = change(stage, next, &random)
      stage.assertShowsData()
      if Bool.random(using: &random) { stage.host.advance(by: Double.random(in: 0...0.2, using: &random)) }
      if round % 7 == 0 {
        stage.view.contentOffset.y = CGFloat.random(in: 0...500, using: &random)
        stage.view.contentOffset = stage.view.clamped(stage.view.contentOffset)
      }
      if round % 11 == 0 {
        let layout = Bool.random(using: &random) ? CollectionStage.list() : CollectionStage.grid()
        stage.view.setCollectionViewLayout(layout, animated: true)
      }
      if round % 10 == 9 {
        stage.host.advance(by: 1)
        stage.assertAtRest()
      }
    }
  }

  /// Makes a batch of deletions, insertions and moves, and sometimes changes a section too.
  private func change(_ stage: CollectionStage, _ first: Int, _ random: inout Seeded) -> Int {
    var next = first
    let old = stage.sections
    var new = old
    var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
    for section in old.indices {
      let gone = Set((0..<old[section].count).filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
      deleted += gone.map { IndexPath(item: $0, section: section) }
      new[section] = old[section].indices.filter { !gone.contains($0) }.map { old[section][$0] }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let item = Int.random(in: 0...new[section].count, using: &random)
        for index in inserted.indices where inserted[index].section == section && inserted[index].item >= item {
          inserted[index].item += 1
        }
        inserted.append(IndexPath(item: item, section: section))
        new[section].insert("\(next)", at: item)
        next += 1
      }
    }
    let adds = new.count < 4 && Int.random(in: 0..<10, using: &random) == 0
    let removes = new.count > 1 && !adds && Int.random(in: 0..<12, using: &random) == 0
    let last = new.count - 1
    if removes {
      new.removeLast()
      deleted.removeAll { $0.section == last }
      inserted.removeAll { $0.section == last }
    }
    if adds { new.append(["new \(next)"]) }
    stage.view.performBatchUpdates {
      stage.sections = new
      stage.view.deleteItems(at: deleted)
      stage.view.insertItems(at: inserted)
      if removes { stage.view.deleteSections([last]) }
      if adds { stage.view.insertSections([last + 1]) }
    }
    return next
  }
}
