// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Overrides of a program in subclasses of collection views and their cells.
@MainActor
final class OverriddenCollectionTests: UIKitTestCase {
  private var data: CollectionStage!

  override func release() { data = nil }

  private func makeView() -> (host: ManualHost, view: RecordingCollectionView) {
    let data = CollectionStage([CollectionStage.items(30)])
    self.data = data
    let view = RecordingCollectionView(frame: data.view.frame, collectionViewLayout: CollectionStage.grid())
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = data
    data.host.window.addSubview(view)
    data.host.flush()
    return (data.host, view)
  }

  func testAClickAsksTheOverrideForTheCell() async {
    let (host, view) = makeView()

    host.tap(at: CGPoint(x: 45, y: 45))

    XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    XCTAssertTrue(view.calls.contains("cellForItem(at:)"))
    XCTAssertTrue(view.calls.contains("layoutAttributesForItem(at:)") || !view.visibleCells.isEmpty)
  }

  func testSettingTheLayoutCallsTheShortFormAndEachFormIsAnOverrideOfItsOwn() async {
    let (host, view) = makeView()

    view.collectionViewLayout = CollectionStage.list()
    XCTAssertTrue(view.calls.contains("setCollectionViewLayout(_:animated:)"))
    XCTAssertFalse(view.calls.contains("setCollectionViewLayout(_:animated:completion:)"))
    view.setCollectionViewLayout(CollectionStage.grid(), animated: true, completion: nil)
    host.advance(by: 0.5)

    XCTAssertTrue(view.calls.contains("setCollectionViewLayout(_:animated:completion:)"))
  }

  func testABlockWithoutAnOptionalCallsTheOverrideOfUpdates() async {
    let (_, view) = makeView()

    view.performBatchUpdates {}

    XCTAssertTrue(view.calls.contains("performBatchUpdates(_:completion:)"))
  }

  func testSelectingDeselectsTheOthersThroughTheOverride() async {
    let (_, view) = makeView()
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])

    view.selectItem(at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: .top)

    XCTAssertTrue(view.calls.isSuperset(of: ["deselectItem(at:animated:)", "scrollToItem(at:at:animated:)"]))
    XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 20, section: 0)])
  }

  func testACellMayNameItself() async {
    final class Cell: UICollectionViewCell {
      override var reuseIdentifier: String? { "own" }
    }
    XCTAssertEqual(Cell().reuseIdentifier, "own")
  }
}

extension OverriddenCollectionTests: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
