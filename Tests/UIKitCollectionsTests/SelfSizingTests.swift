import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Cells that size themselves, in flow layouts and in a layout of the program.
@MainActor
final class SelfSizingTests: UIKitTestCase {
  func testConstraintsOfACellGiveItItsSize() async {
    let stage = NoteStage(heights: [30, 70, 50])

    XCTAssertEqual(stage.frames(0..<3).map(\.minY), [0, 30, 100])
    XCTAssertEqual(stage.frames(0..<3).map(\.size), [30, 70, 50].map { CGSize(width: 300, height: $0) })
    XCTAssertEqual(stage.cell(1)?.frame, CGRect(x: 0, y: 30, width: 300, height: 70))
    XCTAssertEqual(stage.view.contentSize, CGSize(width: 300, height: 150))
  }

  func testACellThatIsNotVisibleHasTheEstimatedSize() async {
    // Ten rows of the estimate of 40 points fill the view. They turn out to be 100 points high.
    let stage = NoteStage(heights: Array(repeating: 100, count: 20))

    XCTAssertEqual(stage.view.contentSize.height, 10 * 100 + 10 * 40)
    XCTAssertEqual(stage.view.indexPathsForVisibleItems.count, 4)
    XCTAssertNil(stage.cell(4))
  }

  func testCellsSmallerThanTheEstimateLetMoreOfThemAppear() async {
    let stage = NoteStage(heights: Array(repeating: 10, count: 100))

    XCTAssertEqual(stage.view.indexPathsForVisibleItems.count, 40)
    XCTAssertTrue(stage.frames(0..<40).allSatisfy { $0.height == 10 })
  }

  func testWithoutAnEstimateCellsAreNotAsked() async {
    let stage = NoteStage(heights: [30, 70])
    stage.layout.estimatedItemSize = .zero
    stage.layout.itemSize = CGSize(width: 300, height: 44)
    NoteCell.asked = 0
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.frames(0..<2).map(\.height), [44, 44])
    XCTAssertEqual(NoteCell.asked, 0)
  }

  func testAutomaticSizeTakesTheItemSizeAsEstimate() async {
    let stage = NoteStage(heights: Array(repeating: 200, count: 10))
    stage.layout.itemSize = CGSize(width: 300, height: 60)
    stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.view.contentSize.height, 7 * 200 + 3 * 60)
  }

  func testACellThatInvalidatesItsSizeGrows() async throws {
    let stage = NoteStage(heights: [30, 70, 50])
    XCTAssertEqual(stage.view.selfSizingInvalidation, .enabled)

    stage.cell(0)?.setHeight(90)
    stage.host.advance(by: 0.02)
    XCTAssertEqual(stage.frames(0..<3).map(\.minY), [0, 30, 100], "constraints alone change nothing")
    stage.cell(0)?.contentView.invalidateIntrinsicContentSize()
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.frames(0..<3).map(\.minY), [0, 90, 160])
    XCTAssertEqual(stage.cell(1)?.frame.minY, 90)
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    stage.cell(0)?.setHeight(10)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.frames(0..<3).map(\.minY), [0, 10, 80])
    stage.view.selfSizingInvalidation = .disabled
    stage.cell(0)?.invalidateIntrinsicContentSize()
    stage.cell(0)?.setHeight(40)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.frames(0..<3).map(\.minY), [0, 10, 80])
  }

  func testAnItemSizeThatIsAutomaticLetsCellsSizeThemselves() async {
    let stage = NoteStage(heights: [30, 70])
    stage.layout.estimatedItemSize = .zero
    stage.layout.itemSize = UICollectionViewFlowLayout.automaticSize
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.frames(0..<2).map(\.height), [30, 70])
  }

  func testASizeFromTheDelegateIsAnEstimate() async {
    let stage = NoteStage(heights: Array(repeating: 100, count: 20))
    stage.estimates = [0: CGSize(width: 300, height: 20), 19: CGSize(width: 300, height: 500)]
    stage.layout.invalidateLayout()
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.frames(0..<1).map(\.height), [100])
    let height: CGFloat = 1100 + 320 + 500
    XCTAssertEqual(stage.view.contentSize.height, height, "11 measured, 8 estimated by the layout, one by the delegate")
  }

  func testContentStaysInPlaceWhenCellsAboveItTurnOutHigher() async {
    let stage = NoteStage(heights: Array(repeating: 100, count: 100))
    stage.view.contentOffset.y = 2000
    stage.host.advance(by: 0.05)
    let first = stage.view.indexPathsForVisibleItems.min()!.item
    let cell = stage.cell(first)!
    let before = stage.view.convert(cell.frame, to: nil).minY

    // The row above was never visible. It is 60 points higher than its estimate.
    let offset = stage.view.contentOffset.y
    stage.view.contentOffset.y = cell.frame.minY - 10
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.view.indexPathsForVisibleItems.min()!.item, first - 1)
    XCTAssertEqual(stage.cell(first - 1)?.frame.height, 100)
    let moved = stage.view.convert(cell.frame, to: nil).minY
    XCTAssertEqual(moved, 10, accuracy: 0.01, "moved from \(before) with the offset \(offset)")
  }

  func testCellsFillALineByTheirWidths() async {
    let stage = NoteStage(heights: [20, 20, 20, 20], widths: [100, 90, 80, 40])
    stage.layout.minimumInteritemSpacing = 10
    stage.layout.minimumLineSpacing = 5
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.frames(0..<4).map(\.minY), [0, 0, 0, 25])
    XCTAssertEqual(stage.frames(0..<3).map(\.minX), [0, 115, 220])
    XCTAssertEqual(stage.frames(0..<4).map(\.width), [100, 90, 80, 40])
  }

  func testASidewaysLayoutMeasuresWidths() async {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 50, height: 400)
    let stage = NoteStage(heights: [400, 400, 400], widths: [120, 60, 90], layout: layout)

    XCTAssertEqual(stage.frames(0..<3).map(\.minX), [0, 120, 180])
    XCTAssertEqual(stage.view.contentSize.width, 270)
  }

  func testAnInsertedCellAppearsWithItsOwnSize() async {
    let stage = NoteStage(heights: [30, 30, 30])
    stage.notes.insert(NoteStage.Note(width: 300, height: 80), at: 1)
    stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    stage.host.flush()
    let (new, moved) = (stage.cell(1)!, stage.cell(2)!)

    XCTAssertEqual(CollectionStage.shown(new, in: stage.view), CGRect(x: 0, y: 30, width: 300, height: 80))
    XCTAssertEqual(CollectionStage.shown(moved, in: stage.view).minY, 30, accuracy: 0.01)
    stage.host.advance(by: 0.4)
    XCTAssertEqual(stage.frames(0..<4).map(\.minY), [0, 30, 110, 140])
    XCTAssertEqual(stage.view.contentSize.height, 170)
  }

  func testMovedAndDeletedItemsTakeTheirSizesAlong() async {
    let stage = NoteStage(heights: [10, 20, 30, 40])
    NoteCell.asked = 0
    stage.notes = [stage.notes[3], stage.notes[0], stage.notes[2]]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stage.view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
    }
    stage.host.advance(by: 0.4)

    XCTAssertEqual(stage.frames(0..<3).map(\.height), [40, 10, 30])
    XCTAssertLessThanOrEqual(NoteCell.asked, 1, "only the cell of the estimate's own height is asked again")
  }

  func testAReloadedItemIsMeasuredAgain() async {
    let stage = NoteStage(heights: [30, 30])
    stage.notes[0].height = 90
    stage.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    stage.host.advance(by: 0.4)

    XCTAssertEqual(stage.frames(0..<2).map(\.minY), [0, 90])
  }

  func testInvalidationAndAnotherWidthMeasureAgain() async {
    let stage = NoteStage(heights: [30, 60])
    for note in stage.notes.indices { stage.cell(note)?.setHeight(50) }
    stage.layout.invalidateLayout()
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.frames(0..<2).map(\.height), [50, 50])

    for note in stage.notes.indices { stage.cell(note)?.setHeight(25) }
    stage.view.frame.size.width = 400
    stage.host.advance(by: 0.05)
    XCTAssertEqual(stage.frames(0..<2).map(\.height), [25, 25])
  }

  func testAnItemThatIsInvalidatedIsMeasuredAgain() async {
    let stage = NoteStage(heights: [30, 60])
    for note in stage.notes.indices { stage.cell(note)?.setHeight(50) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.host.advance(by: 0.05)

    XCTAssertEqual(stage.frames(0..<2).map(\.height), [50, 60])
  }

  func testRandomBatchesKeepTheMeasuredSizes() async {
    var random = Seeded(state: 11)
    let stage = NoteStage(heights: (0..<12).map { _ in CGFloat(Int.random(in: 10...60, using: &random)) })
    for round in 0..<100 {
      let removed = Set((0..<stage.notes.count).filter { _ in Int.random(in: 0...3, using: &random) == 0 })
      var kept = stage.notes.indices.filter { !removed.contains($0) }.map { stage.notes[$0] }
      var inserted: [Int] = []
      for index in 0...kept.count where Int.random(in: 0...3, using: &random) == 0 {
        let at = index + inserted.count
        kept.insert(
          NoteStage.Note(width: 300, height: CGFloat(Int.random(in: 10...60, using: &random))), at: min(at, kept.count))
        inserted.append(min(at, kept.count - 1))
      }
      stage.notes = kept
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: removed.map { IndexPath(item: $0, section: 0) })
        stage.view.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
      }
      stage.host.advance(by: 0.4)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = stage.cell(path.item)
        XCTAssertEqual(cell?.frame.height, kept[path.item].height, "round \(round), item \(path.item)")
        XCTAssertEqual(cell?.frame, stage.frames(path.item..<path.item + 1).first, "round \(round)")
      }
    }
  }

  func testALayoutOfTheProgramIsAskedAboutEachSize() async {
    let layout = TallestLayout()
    let stage = NoteStage(heights: [30, 90, 60], layout: layout)

    XCTAssertEqual(stage.frames(0..<3).map(\.height), [90, 90, 90])
    XCTAssertEqual(layout.invalidated, [IndexPath(item: 1, section: 0)])
  }

  func testALayoutThatChangesItsMindDoesNotHang() async {
    let stage = NoteStage(heights: [30, 90, 60], layout: RestlessLayout())

    XCTAssertEqual(stage.view.indexPathsForVisibleItems.count, 3)
  }
}

/// A collection view of 300 × 400 points whose cells have constraints for their sizes.
@MainActor
private final class NoteStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  struct Note {
    var width: CGFloat
    var height: CGFloat
  }

  let host = ManualHost(size: CGSize(width: 400, height: 400))
  let view: UICollectionView
  var notes: [Note]
  var estimates: [Int: CGSize] = [:]

  init(heights: [CGFloat], widths: [CGFloat] = [], layout: UICollectionViewLayout? = nil) {
    notes = heights.enumerated().map { Note(width: widths.isEmpty ? 300 : widths[$0], height: $1) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout ?? Self.list())
    super.init()
    NoteCell.asked = 0
    view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    view.dataSource = self
    view.delegate = self
    host.window.addSubview(view)
    host.advance(by: 0.05)
  }

  nonisolated deinit {}

  private static func list() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  var layout: UICollectionViewFlowLayout {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else { fatalError("a flow layout") }
    return layout
  }

  func frames(_ items: Range<Int>) -> [CGRect] {
    items.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  func cell(_ item: Int) -> NoteCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? NoteCell }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.setSize(notes[indexPath.item].width, notes[indexPath.item].height)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { estimates[indexPath.item] ?? UICollectionViewFlowLayout.automaticSize }
}

/// A cell whose content has constraints for its width and height.
@MainActor
private final class NoteCell: UICollectionViewCell {
  static var asked = 0
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    let trailing = box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    // Until the cell has its own size, its content does not fit exactly.
    for constraint in [bottom, trailing] { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), bottom, trailing, width, height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func setSize(_ newWidth: CGFloat, _ newHeight: CGFloat) {
    width.constant = newWidth
    setHeight(newHeight)
  }

  func setHeight(_ newHeight: CGFloat) { height.constant = newHeight }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A layout of rows that all have the height of the highest cell.
@MainActor
private class TallestLayout: UICollectionViewLayout {
  var height: CGFloat = 40
  private(set) var invalidated: [IndexPath] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 3 * height) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 300, height: height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height > height else { return false }
    height = preferredAttributes.size.height
    return true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidated += context.invalidatedItemIndexPaths ?? []
    super.invalidateLayout(with: context)
  }
}

/// A layout that has another height each time it is asked.
@MainActor
private final class RestlessLayout: TallestLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    height = height == 40 ? 41 : 40
    return true
  }
}
