// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class LayoutChangeTests: UIKitTestCase {
  func testEachCellMovesFromItsFrameInTheOldLayoutToThatInTheNew() async {
    let stage = CollectionStage([CollectionStage.items(30)])
    let four = stage.cell(4)!
    var isDone = false

    stage.view.setCollectionViewLayout(CollectionStage.list(), animated: true) { isDone = $0 }
    stage.host.flush()

    XCTAssertEqual(stage.shown(four), CGRect(x: 105, y: 100, width: 90, height: 90))
    stage.host.advance(by: 0.075)
    // The value of the ease-in-ease-out curve at a quarter of the time.
    let share = (stage.shown(four).minY - 100) / 60
    XCTAssertEqual(stage.shown(four).width, 90 + 210 * share, accuracy: 0.05)
    XCTAssertEqual(stage.shown(four).minX, 105 - 105 * share, accuracy: 0.05)
    XCTAssertEqual(share, 0.129, accuracy: 0.02)
    stage.host.advance(by: 0.075)
    XCTAssertEqual(stage.shown(four).minY, 130, accuracy: 0.05)
    XCTAssertFalse(isDone)
    stage.host.advance(by: 0.2)
    XCTAssertEqual(stage.shown(four), CGRect(x: 0, y: 160, width: 300, height: 40))
    XCTAssertTrue(isDone)
    stage.assertAtRest()
  }

  func testCellsThatAppearStartAtTheirFramesInTheOldLayout() async {
    let stage = CollectionStage([CollectionStage.items(30)], layout: CollectionStage.list())
    XCTAssertNil(stage.cell(12))

    stage.view.setCollectionViewLayout(CollectionStage.grid(), animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shown(stage.cell(11)!), CGRect(x: 0, y: 440, width: 300, height: 40))
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.shown(stage.cell(11)!), CGRect(x: 210, y: 300, width: 90, height: 90))
    stage.assertAtRest()
  }

  func testTheMiddleItemStaysInTheMiddle() async {
    let stage = CollectionStage([CollectionStage.items(300)])
    stage.view.contentOffset.y = 3005
    stage.host.advance(by: 0.1)
    let middle = stage.view.indexPathForItem(at: CGPoint(x: 150, y: 3205))!
    let position = stage.shown(stage.cell(middle.item)!).midY

    stage.view.setCollectionViewLayout(CollectionStage.list(), animated: true)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.shown(stage.cell(middle.item)!).midY, position, accuracy: 0.01)
    stage.assertAtRest()
  }

  func testAChangeDuringAChangeContinuesFromTheScreen() async {
    let (grid, list) = (CollectionStage.grid(), CollectionStage.list())
    let stage = CollectionStage([CollectionStage.items(30)], layout: grid)
    let four = stage.cell(4)!

    stage.view.setCollectionViewLayout(list, animated: true)
    stage.host.advance(by: 0.15)
    let before = stage.shown(four)
    stage.view.setCollectionViewLayout(grid, animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shown(four).minY, before.minY, accuracy: 0.1)
    XCTAssertEqual(stage.shown(four).width, before.width, accuracy: 0.1)
    stage.host.advance(by: 1)
    stage.assertAtRest()
    XCTAssertNil(list.collectionView)
    XCTAssertTrue(grid.collectionView === stage.view)
  }

  func testAnInteractiveTransitionFollowsItsProgressAndIsFinished() async {
    let (grid, list) = (CollectionStage.grid(), CollectionStage.list())
    let stage = CollectionStage([CollectionStage.items(30)], layout: grid)
    let four = stage.cell(4)!
    var outcome: [Bool] = []

    let transition = stage.view.startInteractiveTransition(to: list) { outcome = [$0, $1] }
    XCTAssertTrue(stage.view.collectionViewLayout === transition)
    transition.transitionProgress = 0.25
    stage.host.flush()
    XCTAssertEqual(four.frame, CGRect(x: 78.75, y: 115, width: 142.5, height: 77.5))
    transition.transitionProgress = 0.5
    stage.host.flush()
    XCTAssertEqual(four.frame, CGRect(x: 52.5, y: 130, width: 195, height: 65))
    stage.view.finishInteractiveTransition()
    stage.host.flush()
    stage.host.advance(by: 0.15)
    XCTAssertEqual(stage.shown(four).minY, 145, accuracy: 0.05)
    XCTAssertEqual(outcome, [])
    stage.host.advance(by: 0.3)

    XCTAssertEqual(outcome, [true, true])
    XCTAssertTrue(stage.view.collectionViewLayout === list)
    XCTAssertNil(grid.collectionView)
    XCTAssertEqual(four.frame, CGRect(x: 0, y: 160, width: 300, height: 40))
    stage.assertAtRest()
  }

  func testCancelledInteractiveTransitionRestoresTheOldLayout() async {
    let (grid, list) = (CollectionStage.grid(), CollectionStage.list())
    let stage = CollectionStage([CollectionStage.items(300)], layout: grid)
    stage.view.contentOffset.y = 1000
    stage.host.advance(by: 0.1)
    var outcome: [Bool] = []

    let transition = stage.view.startInteractiveTransition(to: list) { outcome = [$0, $1] }
    transition.transitionProgress = 0.6
    stage.host.flush()
    stage.view.cancelInteractiveTransition()
    stage.host.advance(by: 0.5)

    XCTAssertEqual(outcome, [true, false])
    XCTAssertTrue(stage.view.collectionViewLayout === grid)
    XCTAssertNil(list.collectionView)
    XCTAssertEqual(stage.view.contentOffset.y, 1000)
    stage.assertAtRest()
  }

  func testACustomLayoutPositionsRotatesAndDimsItsCells() async {
    let layout = FanLayout()
    let stage = CollectionStage([CollectionStage.items(4)], layout: layout)

    let cell = stage.cell(2)!

    XCTAssertEqual(cell.center, CGPoint(x: 150, y: 180))
    XCTAssertEqual(cell.alpha, 0.5, accuracy: 0.001)
    XCTAssertEqual(cell.layer.zPosition, 2)
    XCTAssertEqual(cell.transform, CGAffineTransform(rotationAngle: 0.2))
  }
}

/// A fan-shaped layout, as a program would write it.
@MainActor
private final class FanLayout: UICollectionViewLayout {
  nonisolated deinit {}
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 60, height: 90)
    attributes.center = CGPoint(x: 150, y: 160 + 10 * CGFloat(indexPath.item))
    attributes.transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(indexPath.item))
    attributes.alpha = 1 - 0.25 * CGFloat(indexPath.item)
    attributes.zIndex = indexPath.item
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
