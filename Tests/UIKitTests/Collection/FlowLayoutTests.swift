// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class FlowLayoutTests: UIKitTestCase {
  func testTheRemainingSpaceOfALineIsDistributedBetweenItsItems() async {
    let stage = CollectionStage([CollectionStage.items(7)])

    XCTAssertEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 90, height: 90))
    XCTAssertEqual(stage.frame(1), CGRect(x: 105, y: 0, width: 90, height: 90))
    XCTAssertEqual(stage.frame(2), CGRect(x: 210, y: 0, width: 90, height: 90))
    XCTAssertEqual(stage.frame(3), CGRect(x: 0, y: 100, width: 90, height: 90))
    XCTAssertEqual(stage.frame(6), CGRect(x: 0, y: 200, width: 90, height: 90))
    XCTAssertEqual(stage.view.contentSize, CGSize(width: 300, height: 290))
    stage.assertAtRest()
  }

  func testInsetsHeadersAndFootersSurroundTheItemsOfEachSection() async {
    let layout = CollectionStage.grid()
    layout.itemSize = CGSize(width: 80, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    let stage = CollectionStage([["a", "b", "c"], ["d"]], layout: layout)

    XCTAssertEqual(stage.frame(0), CGRect(x: 10, y: 35, width: 80, height: 50))
    XCTAssertEqual(stage.frame(2), CGRect(x: 200, y: 35, width: 80, height: 50))
    XCTAssertEqual(stage.frame(0, section: 1), CGRect(x: 10, y: 135, width: 80, height: 50))
    XCTAssertEqual(stage.view.contentSize.height, 200)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    XCTAssertEqual(header?.frame, CGRect(x: 0, y: 100, width: 300, height: 30))
  }

  func testASingleItemInALineIsCentred() async {
    let layout = CollectionStage.grid()
    layout.itemSize = CGSize(width: 200, height: 50)
    let stage = CollectionStage([["a", "b"]], layout: layout)

    XCTAssertEqual(stage.frame(1), CGRect(x: 50, y: 60, width: 200, height: 50))
  }

  func testAHorizontalLayoutFillsColumns() async {
    let layout = CollectionStage.grid()
    layout.scrollDirection = .horizontal
    let stage = CollectionStage([CollectionStage.items(9)], layout: layout)

    // Four items of 90 points fit into 400 with 10 between them, which leaves 40 points for three gaps.
    XCTAssertEqual(stage.frame(1)?.minY ?? 0, 90 + 40.0 / 3, accuracy: 0.001)
    XCTAssertEqual(stage.frame(4), CGRect(x: 100, y: 0, width: 90, height: 90))
    XCTAssertEqual(stage.view.contentSize, CGSize(width: 290, height: 400))
  }

  func testItemsOfDifferentSizesBreakIntoLinesAndAreCentredInThem() async {
    let sizer = Sizer([100, 150, 120, 100], heights: [40, 60, 50, 50])
    let stage = CollectionStage([CollectionStage.items(4)])
    stage.view.delegate = sizer
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    XCTAssertEqual(stage.frame(0), CGRect(x: 0, y: 10, width: 100, height: 40))
    XCTAssertEqual(stage.frame(1), CGRect(x: 150, y: 0, width: 150, height: 60))
    XCTAssertEqual(stage.frame(2), CGRect(x: 0, y: 70, width: 120, height: 50))
    XCTAssertEqual(stage.frame(3), CGRect(x: 200, y: 70, width: 100, height: 50))
    stage.view.delegate = stage
  }

  func testTheLastLineIsSpacedAsIfItWereFull() async {
    let sizer = Sizer([140, 140, 60], heights: [40, 40, 40])
    let stage = CollectionStage([CollectionStage.items(3)])
    stage.view.delegate = sizer
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    // Four items of 60 points fit into 300 with at least 10 between them, which leaves 60 points for three gaps.
    XCTAssertEqual(stage.frame(2), CGRect(x: 0, y: 50, width: 60, height: 40))

    stage.sections = [CollectionStage.items(4)]
    let four = Sizer([140, 140, 60, 60], heights: [40, 40, 40, 40])
    stage.view.delegate = four
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    XCTAssertEqual(stage.frame(3), CGRect(x: 80, y: 50, width: 60, height: 40))
    stage.view.delegate = stage
  }

  func testLineOfItemsWithoutWidthOrWithNegativeSpacingIsFinite() async {
    let layout = CollectionStage.grid()
    layout.minimumInteritemSpacing = 0
    let stage = CollectionStage([CollectionStage.items(2)], layout: layout)
    let thin = Sizer([1e-300, 1e-300], heights: [40, 40])
    stage.view.delegate = thin
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    XCTAssertEqual(stage.frame(1)?.minX ?? 0, 0, accuracy: 0.01)

    let overlapping = Sizer([20, 20], heights: [40, 40])
    stage.view.delegate = overlapping
    layout.minimumInteritemSpacing = -20
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    XCTAssertNotNil(stage.frame(1))
    stage.view.delegate = stage
  }

  func testElementsInARectangleAreThoseThatIntersectIt() async {
    var random = Seeded(state: 7)
    let sizer = Sizer(
      (0..<500).map { _ in CGFloat.random(in: 20...140, using: &random) },
      heights: (0..<500).map { _ in CGFloat.random(in: 10...80, using: &random) })
    let stage = CollectionStage([CollectionStage.items(500)])
    stage.view.delegate = sizer
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    let all = (0..<500).compactMap { stage.frame($0) }

    for _ in 0..<200 {
      let rect = CGRect(
        x: CGFloat.random(in: -50...300, using: &random),
        y: CGFloat.random(in: -100...stage.view.contentSize.height, using: &random),
        width: CGFloat.random(in: 1...300, using: &random), height: CGFloat.random(in: 1...500, using: &random))
      let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item)
      XCTAssertEqual(found, all.indices.filter { all[$0].intersects(rect) }, "\(rect)")
    }
    stage.view.delegate = stage
  }

  func testAPinnedHeaderStaysVisibleAsLongAsItsSection() async {
    let layout = CollectionStage.list()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage([CollectionStage.items(20), CollectionStage.items(20)], layout: layout)
    func headerY(_ section: Int) -> CGFloat? {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
    }

    stage.view.contentOffset.y = 100
    stage.host.advance(by: 0.1)
    XCTAssertEqual(headerY(0), 100)
    stage.view.contentOffset.y = 815
    stage.host.advance(by: 0.1)
    XCTAssertEqual(headerY(0), 800)
    XCTAssertEqual(headerY(1), 830)
  }

  func testAChangeOfWidthInvalidatesTheLayoutAndAChangeOfHeightDoesNot() async {
    let layout = CountingFlowLayout()
    let stage = CollectionStage([CollectionStage.items(30)], layout: layout)
    let prepared = layout.prepared

    stage.view.frame.size.height = 300
    stage.host.advance(by: 0.1)
    XCTAssertEqual(layout.prepared, prepared)
    stage.view.frame.size.width = 200
    stage.host.advance(by: 0.1)
    XCTAssertEqual(layout.prepared, prepared + 1)
    XCTAssertEqual(stage.frame(3)?.minX, 0)
    stage.assertAtRest()
  }

  func testALayoutThatChangesItsMetricsWhenItIsPreparedIsShown() async {
    for changesFirst in [true, false] {
      let layout = PreparingLayout()
      layout.changesFirst = changesFirst
      let stage = CollectionStage([CollectionStage.items(9)], layout: layout)

      XCTAssertEqual(stage.cell(0)?.frame.origin, CGPoint(x: 20, y: 20), "\(changesFirst)")
      XCTAssertEqual(stage.view.contentSize.height, 530, "\(changesFirst)")
      stage.host.window.close()
    }
  }
}

/// A delegate that provides the sizes of the items.
@MainActor
private final class Sizer: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(_ widths: [CGFloat], heights: [CGFloat]) {
    sizes = zip(widths, heights).map { CGSize(width: $0, height: $1) }
  }
  nonisolated deinit {}
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// A flow layout that sets its metrics in `prepare()`.
private final class PreparingLayout: UICollectionViewFlowLayout {
  var changesFirst = true

  override func prepare() {
    itemSize = CGSize(width: 90, height: 90)
    if changesFirst { setInset() }
    super.prepare()
    if !changesFirst { setInset() }
  }

  private func setInset() { sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
}
