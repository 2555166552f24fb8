// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class UpdateTests: UIKitTestCase {
  func testAnInsertedItemFadesInAndThoseBehindItMoveUp() async {
    let bench = CollectionBench([["a", "b", "c"]], layout: CollectionBench.list())
    let b = bench.cell(1)!
    var isDone = false

    bench.sections[0].insert("x", at: 1)
    bench.view.performBatchUpdates {
      bench.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      isDone = $0
    }
    bench.host.flush()
    let x = bench.cell(1)!

    XCTAssertTrue(bench.cell(2) === b)
    XCTAssertEqual(bench.shown(b).minY, 40, accuracy: 0.01)
    XCTAssertEqual(x.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
    XCTAssertEqual(bench.shown(x).minY, 40)
    bench.host.advance(by: 0.15)
    XCTAssertEqual(bench.shown(b).minY, 60, accuracy: 0.05)
    XCTAssertEqual(x.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.01)
    XCTAssertFalse(isDone)
    bench.host.advance(by: 0.2)
    XCTAssertTrue(isDone)
    XCTAssertEqual(bench.shown(b).minY, 80)
    bench.assertAtRest()
  }

  func testADeletedItemFadesOutAndIsPutAwayThen() async {
    let bench = CollectionBench([CollectionBench.items(20)], layout: CollectionBench.list())
    let (gone, last) = (bench.cell(0)!, bench.cell(9)!)

    bench.sections[0].remove(at: 0)
    bench.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    bench.host.flush()

    XCTAssertTrue(gone.superview === bench.view)
    bench.host.advance(by: 0.15)
    XCTAssertEqual(gone.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.01)
    XCTAssertEqual(bench.shown(last).minY, 340, accuracy: 0.05)
    // The one that comes into sight does so from below, where it was.
    XCTAssertEqual(bench.shown(bench.cell(9)!).minY, 380, accuracy: 0.05)
    bench.host.advance(by: 0.2)
    XCTAssertNil(gone.superview)
    bench.assertAtRest()
  }

  func testAMovedItemTravelsAndTheOthersMakeRoom() async {
    let bench = CollectionBench([["a", "b", "c", "d"]], layout: CollectionBench.list())
    let a = bench.cell(0)!

    bench.sections[0] = ["b", "c", "a", "d"]
    bench.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    bench.host.flush()
    bench.host.advance(by: 0.15)

    XCTAssertEqual(bench.shown(a).minY, 40, accuracy: 0.05)
    XCTAssertEqual(bench.shown(bench.cell(0)!).minY, 20, accuracy: 0.05)
    bench.host.advance(by: 0.2)
    XCTAssertTrue(bench.cell(2) === a)
    bench.assertAtRest()
  }

  func testAReloadedItemGetsAnotherCell() async {
    let bench = CollectionBench([["a", "b"]], layout: CollectionBench.list())
    let a = bench.cell(0)!

    bench.sections[0][0] = "z"
    bench.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    bench.host.flush()

    XCTAssertFalse(bench.cell(0) === a)
    bench.host.advance(by: 0.5)
    bench.assertAtRest()
  }

  func testSelectionGoesWithTheItems() async {
    let bench = CollectionBench([["a", "b", "c"]])
    bench.view.allowsMultipleSelection = true
    bench.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    bench.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

    bench.sections[0] = ["x", "b", "c"]
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      bench.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    bench.host.advance(by: 0.5)

    XCTAssertEqual(bench.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    XCTAssertEqual(bench.cell(2)?.isSelected, true)
    XCTAssertEqual(bench.cell(0)?.isSelected, false)
    bench.assertAtRest()
  }

  /// Whatever comes, goes and moves, also while the last update still runs and the content scrolls, the screen agrees
  /// with the data afterwards.
  func testRandomUpdatesEndWithWhatTheDataSays() async {
    let seed: UInt64 = 0x5EED_0003
    print("seed \(seed)")
    var random = Seeded(state: seed)
    let bench = CollectionBench([CollectionBench.items(30), CollectionBench.items(5)])
    var next = 100
    for round in 0..<300 {
      next = change(bench, next, &random)
      if Bool.random(using: &random) { bench.host.advance(by: Double.random(in: 0...0.2, using: &random)) }
      if round % 7 == 0 {
        bench.view.contentOffset.y = CGFloat.random(in: 0...500, using: &random)
        bench.view.contentOffset = bench.view.clamped(bench.view.contentOffset)
      }
      if round % 11 == 0 {
        let layout = Bool.random(using: &random) ? CollectionBench.list() : CollectionBench.grid()
        bench.view.setCollectionViewLayout(layout, animated: true)
      }
      if round % 10 == 9 {
        bench.host.advance(by: 1)
        bench.assertAtRest()
      }
    }
  }

  /// A batch of deletions, insertions and moves, and perhaps of a section.
  private func change(_ bench: CollectionBench, _ first: Int, _ random: inout Seeded) -> Int {
    var next = first
    let old = bench.sections
    var new = old
    var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
    for section in old.indices {
      let gone = Set((0..<old[section].count).filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
      deleted += gone.map { IndexPath(item: $0, section: section) }
      new[section] = old[section].indices.filter { !gone.contains($0) }.map { old[section][$0] }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...new[section].count, using: &random)
        for index in inserted.indices where inserted[index].section == section && inserted[index].item >= place {
          inserted[index].item += 1
        }
        inserted.append(IndexPath(item: place, section: section))
        new[section].insert("\(next)", at: place)
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
    bench.view.performBatchUpdates {
      bench.sections = new
      bench.view.deleteItems(at: deleted)
      bench.view.insertItems(at: inserted)
      if removes { bench.view.deleteSections([last]) }
      if adds { bench.view.insertSections([last + 1]) }
    }
    return next
  }
}
