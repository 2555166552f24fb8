// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class SelectionTests: UIKitTestCase {
  // X symbols.
  private let (left, up, right, down, enter): (UInt, UInt, UInt, UInt, UInt) = (
    0xff51, 0xff52, 0xff53, 0xff54, 0xff0d
  )

  func testATapHighlightsAndSelectsInThisOrder() async {
    let bench = CollectionBench([CollectionBench.items(9)])

    bench.host.tap(at: CGPoint(x: 150, y: 50))
    bench.host.tap(at: CGPoint(x: 50, y: 50))

    XCTAssertEqual(
      bench.log,
      [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1", "didSelect 1",
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0", "didDeselect 1", "didSelect 0",
      ])
    XCTAssertEqual(bench.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    XCTAssertEqual(bench.cell(0)?.isSelected, true)
    XCTAssertEqual(bench.cell(1)?.isSelected, false)
  }

  func testWhereSeveralMayBeSelectedASecondTapDeselects() async {
    let bench = CollectionBench([CollectionBench.items(9)])
    bench.view.allowsMultipleSelection = true

    for x in [50.0, 150, 50] { bench.host.tap(at: CGPoint(x: x, y: 50)) }

    XCTAssertEqual(bench.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    XCTAssertEqual(bench.log.last, "didDeselect 0")
  }

  func testADragSelectsNothingAndTakesTheHighlightAway() async {
    let bench = CollectionBench([CollectionBench.items(90)])

    bench.host.touchBegan(at: CGPoint(x: 150, y: 350))
    bench.host.advance(by: 0.3)
    XCTAssertEqual(bench.cell(10)?.isHighlighted, true)
    bench.host.move(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.2)
    bench.host.touchEnded(at: CGPoint(x: 150, y: 250))
    bench.host.advance(by: 3)

    XCTAssertEqual(bench.log, ["shouldHighlight 10", "didHighlight 10", "didUnhighlight 10"])
    XCTAssertNil(bench.view.indexPathsForSelectedItems)
    bench.assertAtRest()
  }

  func testWhatTheDelegateForbidsIsNotSelected() async {
    let bench = CollectionBench([CollectionBench.items(9)])
    bench.allowsSelecting = false

    bench.host.tap(at: CGPoint(x: 150, y: 50))

    XCTAssertNil(bench.view.indexPathsForSelectedItems)
    XCTAssertEqual(bench.log.last, "didUnhighlight 1")
  }

  func testArrowsChooseAnItemAndReturnSelectsIt() async {
    let bench = CollectionBench([CollectionBench.items(30)])
    bench.host.tap(at: CGPoint(x: 50, y: 50))
    bench.log = []

    for key in [right, right, right, down, up, left] { bench.host.key(key) }
    XCTAssertEqual(bench.cell(2)?.isFocusedByKeys, true)
    bench.host.key(down)
    bench.host.key(enter)

    XCTAssertEqual(bench.view.indexPathsForSelectedItems, [IndexPath(item: 5, section: 0)])
    XCTAssertEqual(bench.log.last, "didSelect 5")
  }

  func testTheChoiceIsScrolledIntoSight() async {
    let bench = CollectionBench([CollectionBench.items(60)])
    bench.host.tap(at: CGPoint(x: 50, y: 50))

    for _ in 0..<6 {
      bench.host.key(down)
      bench.host.advance(by: 0.5)
    }

    XCTAssertEqual(bench.view.contentOffset.y, 690 - 400)
    XCTAssertEqual(bench.cell(18)?.isFocusedByKeys, true)
    bench.assertAtRest()
  }
}
