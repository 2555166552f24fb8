// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Cells and supplementary views that registrations make and configure.
@MainActor
final class RegistrationTests: UIKitTestCase {
  func testARegistrationMakesConfiguresAndReusesCells() async throws {
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: CollectionStage.list())
    host.window.addSubview(view)
    LetterCell.made = 0
    let registration = UICollectionView.CellRegistration<LetterCell, String> { cell, _, item in cell.letter = item }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(CollectionStage.items(100))
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    host.advance(by: 0.1)

    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? LetterCell)
    XCTAssertEqual(cell.letter, "3")
    view.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual((view.cellForItem(at: IndexPath(item: 92, section: 0)) as? LetterCell)?.letter, "92")
    XCTAssertLessThanOrEqual(LetterCell.made, 22)
    host.window.close()
  }

  func testACellIsMadeWithTheFrameOfItsPlace() async {
    let stage = CollectionStage([CollectionStage.items(100)])
    let registration = UICollectionView.CellRegistration<MeasuringCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(CollectionStage.items(100))
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    stage.host.advance(by: 0.1)

    let cells = stage.view.visibleCells.compactMap { $0 as? MeasuringCell }
    XCTAssertFalse(cells.isEmpty)
    for cell in cells {
      XCTAssertEqual(cell.firstFrame, cell.frame)
      XCTAssertEqual(cell.firstContentSize, cell.frame.size)
    }
    stage.host.window.close()
  }

  func testARegistrationMakesHeaders() async {
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    let layout = CollectionStage.list()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    host.window.addSubview(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, path in header.accessibilityIdentifier = "\(kind) \(path.section)" }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    host.advance(by: 0.1)

    let kind = UICollectionView.elementKindSectionHeader
    XCTAssertEqual(view.visibleSupplementaryViews(ofKind: kind).map(\.accessibilityIdentifier), ["\(kind) 0"])
    let content = view.visibleCells.first?.contentView.subviews.first as? UIListContentView
    XCTAssertEqual(content?.textLabel?.text, "a")
    host.window.close()
  }
}

/// A cell that notes its size when it is made, as programs do that lay out there.
private final class MeasuringCell: UICollectionViewCell {
  private(set) var firstFrame = CGRect.null
  private(set) var firstContentSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    firstFrame = self.frame
    firstContentSize = contentView.bounds.size
  }

  required init?(coder: NSCoder) { nil }
}
