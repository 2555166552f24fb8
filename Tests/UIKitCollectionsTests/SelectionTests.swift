// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SelectionTests: UIKitTestCase {
  // X keysyms.
  private let (left, up, right, down, enter): (UInt, UInt, UInt, UInt, UInt) = (
    0xff51, 0xff52, 0xff53, 0xff54, 0xff0d
  )

  func testATapHighlightsBeforeItSelects() async {
    let stage = CollectionStage([CollectionStage.items(9)])

    stage.host.tap(at: CGPoint(x: 150, y: 50))
    stage.host.tap(at: CGPoint(x: 50, y: 50))

    XCTAssertEqual(
      stage.log,
      [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1", "didSelect 1",
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0", "didDeselect 1", "didSelect 0",
      ])
    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    XCTAssertEqual(stage.cell(0)?.isSelected, true)
    XCTAssertEqual(stage.cell(1)?.isSelected, false)
  }

  func testWithMultipleSelectionASecondTapDeselects() async {
    let stage = CollectionStage([CollectionStage.items(9)])
    stage.view.allowsMultipleSelection = true

    for x in [50.0, 150, 50] { stage.host.tap(at: CGPoint(x: x, y: 50)) }

    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    XCTAssertEqual(stage.log.last, "didDeselect 0")
  }

  func testADragSelectsNothingAndRemovesTheHighlight() async {
    let stage = CollectionStage([CollectionStage.items(90)])

    stage.host.touchBegan(at: CGPoint(x: 150, y: 350))
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.cell(10)?.isHighlighted, true)
    stage.host.move(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.2)
    stage.host.touchEnded(at: CGPoint(x: 150, y: 250))
    stage.host.advance(by: 3)

    XCTAssertEqual(stage.log, ["shouldHighlight 10", "didHighlight 10", "didUnhighlight 10"])
    XCTAssertNil(stage.view.indexPathsForSelectedItems)
    stage.assertAtRest()
  }

  func testAnItemThatTheDelegateRefusesIsNotSelected() async {
    let stage = CollectionStage([CollectionStage.items(9)])
    stage.allowsSelecting = false

    stage.host.tap(at: CGPoint(x: 150, y: 50))

    XCTAssertNil(stage.view.indexPathsForSelectedItems)
    XCTAssertEqual(stage.log.last, "didUnhighlight 1")
  }

  func testArrowKeysMoveTheFocusAndReturnSelects() async {
    let stage = CollectionStage([CollectionStage.items(30)])
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.log = []

    for key in [right, right, right, down, up, left] { stage.host.key(key) }
    XCTAssertEqual(stage.cell(2)?.isFocusedByKeys, true)
    stage.host.key(down)
    stage.host.key(enter)

    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 5, section: 0)])
    XCTAssertEqual(stage.log.last, "didSelect 5")
  }

  func testTheFocusReturnsWhenTheViewBecomesFirstResponderAgain() async {
    let stage = CollectionStage([CollectionStage.items(9)])
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.key(right)

    stage.view.resignFirstResponder()
    XCTAssertEqual(stage.cell(1)?.isFocusedByKeys, false)
    stage.view.becomeFirstResponder()
    XCTAssertEqual(stage.cell(1)?.isFocusedByKeys, true)

    stage.host.key(enter)
    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  func testTheFocusedItemIsScrolledIntoView() async {
    let stage = CollectionStage([CollectionStage.items(60)])
    stage.host.tap(at: CGPoint(x: 50, y: 50))

    for _ in 0..<6 {
      stage.host.key(down)
      stage.host.advance(by: 0.5)
    }

    XCTAssertEqual(stage.view.contentOffset.y, 690 - 400)
    XCTAssertEqual(stage.cell(18)?.isFocusedByKeys, true)
    stage.assertAtRest()
  }
}
