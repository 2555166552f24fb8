// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class LayoutChangeTests: UIKitTestCase {
  func testEachCellMovesFromWhereTheOldLayoutHasItToWhereTheNewOneDoes() async {
    let bench = CollectionBench([CollectionBench.items(30)])
    let four = bench.cell(4)!
    var isDone = false

    bench.view.setCollectionViewLayout(CollectionBench.list(), animated: true) { isDone = $0 }
    bench.host.flush()

    XCTAssertEqual(bench.shown(four), CGRect(x: 105, y: 100, width: 90, height: 90))
    bench.host.advance(by: 0.075)
    // Ease in and out, a quarter of the way in time.
    let share = (bench.shown(four).minY - 100) / 60
    XCTAssertEqual(bench.shown(four).width, 90 + 210 * share, accuracy: 0.05)
    XCTAssertEqual(bench.shown(four).minX, 105 - 105 * share, accuracy: 0.05)
    XCTAssertEqual(share, 0.129, accuracy: 0.02)
    bench.host.advance(by: 0.075)
    XCTAssertEqual(bench.shown(four).minY, 130, accuracy: 0.05)
    XCTAssertFalse(isDone)
    bench.host.advance(by: 0.2)
    XCTAssertEqual(bench.shown(four), CGRect(x: 0, y: 160, width: 300, height: 40))
    XCTAssertTrue(isDone)
    bench.assertAtRest()
  }

  func testCellsThatComeInDoSoFromWhereTheOldLayoutHasThem() async {
    let bench = CollectionBench([CollectionBench.items(30)], layout: CollectionBench.list())
    XCTAssertNil(bench.cell(12))

    bench.view.setCollectionViewLayout(CollectionBench.grid(), animated: true)
    bench.host.flush()

    XCTAssertEqual(bench.shown(bench.cell(11)!), CGRect(x: 0, y: 440, width: 300, height: 40))
    bench.host.advance(by: 0.5)
    XCTAssertEqual(bench.shown(bench.cell(11)!), CGRect(x: 210, y: 300, width: 90, height: 90))
    bench.assertAtRest()
  }

  func testWhatIsInTheMiddleStaysThere() async {
    let bench = CollectionBench([CollectionBench.items(300)])
    bench.view.contentOffset.y = 3005
    bench.host.advance(by: 0.1)
    let middle = bench.view.indexPathForItem(at: CGPoint(x: 150, y: 3205))!
    let place = bench.shown(bench.cell(middle.item)!).midY

    bench.view.setCollectionViewLayout(CollectionBench.list(), animated: true)
    bench.host.advance(by: 0.5)

    XCTAssertEqual(bench.shown(bench.cell(middle.item)!).midY, place, accuracy: 0.01)
    bench.assertAtRest()
  }

  func testAChangeInMidChangeGoesOnFromWhatShows() async {
    let (grid, list) = (CollectionBench.grid(), CollectionBench.list())
    let bench = CollectionBench([CollectionBench.items(30)], layout: grid)
    let four = bench.cell(4)!

    bench.view.setCollectionViewLayout(list, animated: true)
    bench.host.advance(by: 0.15)
    let before = bench.shown(four)
    bench.view.setCollectionViewLayout(grid, animated: true)
    bench.host.flush()

    XCTAssertEqual(bench.shown(four).minY, before.minY, accuracy: 0.1)
    XCTAssertEqual(bench.shown(four).width, before.width, accuracy: 0.1)
    bench.host.advance(by: 1)
    bench.assertAtRest()
    XCTAssertNil(list.collectionView)
    XCTAssertTrue(grid.collectionView === bench.view)
  }

  func testAnInteractiveTransitionFollowsItsProgressAndIsFinished() async {
    let (grid, list) = (CollectionBench.grid(), CollectionBench.list())
    let bench = CollectionBench([CollectionBench.items(30)], layout: grid)
    let four = bench.cell(4)!
    var outcome: [Bool] = []

    let transition = bench.view.startInteractiveTransition(to: list) { outcome = [$0, $1] }
    XCTAssertTrue(bench.view.collectionViewLayout === transition)
    transition.transitionProgress = 0.25
    bench.host.flush()
    XCTAssertEqual(four.frame, CGRect(x: 78.75, y: 115, width: 142.5, height: 77.5))
    transition.transitionProgress = 0.5
    bench.host.flush()
    XCTAssertEqual(four.frame, CGRect(x: 52.5, y: 130, width: 195, height: 65))
    bench.view.finishInteractiveTransition()
    bench.host.flush()
    bench.host.advance(by: 0.15)
    XCTAssertEqual(bench.shown(four).minY, 145, accuracy: 0.05)
    XCTAssertEqual(outcome, [])
    bench.host.advance(by: 0.3)

    XCTAssertEqual(outcome, [true, true])
    XCTAssertTrue(bench.view.collectionViewLayout === list)
    XCTAssertNil(grid.collectionView)
    XCTAssertEqual(four.frame, CGRect(x: 0, y: 160, width: 300, height: 40))
    bench.assertAtRest()
  }

  func testAnInteractiveTransitionIsCancelled() async {
    let (grid, list) = (CollectionBench.grid(), CollectionBench.list())
    let bench = CollectionBench([CollectionBench.items(300)], layout: grid)
    bench.view.contentOffset.y = 1000
    bench.host.advance(by: 0.1)
    var outcome: [Bool] = []

    let transition = bench.view.startInteractiveTransition(to: list) { outcome = [$0, $1] }
    transition.transitionProgress = 0.6
    bench.host.flush()
    bench.view.cancelInteractiveTransition()
    bench.host.advance(by: 0.5)

    XCTAssertEqual(outcome, [true, false])
    XCTAssertTrue(bench.view.collectionViewLayout === grid)
    XCTAssertNil(list.collectionView)
    XCTAssertEqual(bench.view.contentOffset.y, 1000)
    bench.assertAtRest()
  }

  func testALayoutOfAClientsOwnPlacesTurnsAndDimsItsCells() async {
    let layout = FanLayout()
    let bench = CollectionBench([CollectionBench.items(4)], layout: layout)

    let cell = bench.cell(2)!

    XCTAssertEqual(cell.center, CGPoint(x: 150, y: 180))
    XCTAssertEqual(cell.alpha, 0.5, accuracy: 0.001)
    XCTAssertEqual(cell.layer.zPosition, 2)
    XCTAssertEqual(cell.transform, CGAffineTransform(rotationAngle: 0.2))
  }
}

/// Cells in a fan, as a client writes it.
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
