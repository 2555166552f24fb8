// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The methods with which a layout takes part in the animations of updates and of changes of the size.
@MainActor
final class LayoutHookTests: UIKitTestCase {
  // MARK: Views that the layout adds and removes

  func testViewsOfTheLayoutKeepTheirIdentityAroundThoseThatItInsertsAndDeletes() async throws {
    let layout = BadgeLayout(["A", "B", "C"])
    let stage = CollectionStage([["a"]], layout: layout)
    let (a, b, c) = (stage.badge(0), stage.badge(1), stage.badge(2))

    layout.badges = ["D", "A", "C"]
    (layout.inserted, layout.deleted) = ([0], [1])
    stage.view.performBatchUpdates { layout.invalidateLayout() }
    stage.host.flush()

    XCTAssertEqual([stage.badge(1), stage.badge(2)], [a, c])
    let d = try XCTUnwrap(stage.badge(0))
    XCTAssertFalse([a, b, c].contains(d))
    XCTAssertEqual(d.layer.presentation()?.opacity, 0.5)
    XCTAssertEqual(layout.calls, ["appears [0, 0]", "disappears [0, 1]", "finalize updates, animated"])
    stage.host.advance(by: 0.15)
    let left = try XCTUnwrap(a?.layer.presentation()?.position.x)
    XCTAssertTrue(left > 25 && left < 125, "\(left) is between the old and the new position")
    XCTAssertNotNil(b?.superview)
    stage.host.advance(by: 1)
    XCTAssertNil(b?.superview)
    XCTAssertEqual(stage.view.visibleSupplementaryViews(ofKind: "badge").count, 3)
  }

  func testAViewWithoutASectionSurvivesAnUpdate() async {
    let layout = BadgeLayout([])
    layout.hasBackground = true
    let stage = CollectionStage([["a"]], layout: layout)
    let background = stage.view.subviews.first { $0 is Backdrop }

    stage.sections[0].append("b")
    stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    stage.host.advance(by: 1)

    XCTAssertNotNil(background)
    XCTAssertIdentical(stage.view.subviews.first { $0 is Backdrop }, background)
  }

  // MARK: Changes of the size

  func testAnAnimatedChangeOfTheSizeAsksTheLayoutForBeginningsAndEnds() async throws {
    let layout = BadgeLayout(["A", "B", "C", "D", "E", "F"])
    let stage = CollectionStage([["a"]], layout: layout)
    let last = try XCTUnwrap(stage.badge(5))

    stage.animate(toWidth: 200)
    XCTAssertEqual(
      layout.calls,
      ["prepare 300 for 200", "disappears [0, 4]", "disappears [0, 5]", "finalize bounds, animated"])
    stage.host.advance(by: 0.1)
    XCTAssertNotNil(last.superview, "the view leaves with the animation")
    stage.host.advance(by: 1)
    XCTAssertNil(last.superview)

    layout.calls = []
    stage.animate(toWidth: 300)
    XCTAssertEqual(
      layout.calls, ["prepare 200 for 300", "appears [0, 4]", "appears [0, 5]", "finalize bounds, animated"])
    XCTAssertEqual(stage.badge(5)?.layer.presentation()?.opacity, 0.5)
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testAChangeOfTheSizeThatIsNotAnimatedOrNeedsNoLayoutAsksNothing() async {
    let layout = BadgeLayout(["A", "B"])
    let stage = CollectionStage([["a"]], layout: layout)

    stage.view.frame.size.width = 200
    stage.host.flush()
    layout.needsLayoutForBounds = false
    stage.animate(toWidth: 300)

    XCTAssertEqual(layout.calls, [])
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testAChangeOfTheSizeThatIsReversedLeavesTheFormerArrangement() async {
    let stage = CollectionStage([CollectionStage.items(40)])
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      stage.view.frame.size.width = 600
      stage.view.layoutIfNeeded()
    }
    animator.startAnimation()
    stage.host.advance(by: 0.1)

    animator.isReversed = true
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.view.bounds.width, 300)
    XCTAssertEqual(stage.frame(12)?.minY, 400)
    stage.assertAtRest()
  }

  /// Semantics: animated-size.
  func testItemsOfAFlowLayoutMoveFromTheirFormerPlacesWhenTheSizeIsAnimated() async throws {
    let stage = CollectionStage([CollectionStage.items(40)])
    let below = try XCTUnwrap(stage.frame(12))
    XCTAssertGreaterThanOrEqual(below.minY, 400)

    stage.animate(toWidth: 600)

    let cell = try XCTUnwrap(stage.cell(12))
    XCTAssertEqual(stage.shown(cell).minY, below.minY, accuracy: 1)
    XCTAssertLessThan(cell.frame.minY, 300)
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }
}

extension CollectionStage {
  fileprivate func badge(_ index: Int) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: "badge", at: IndexPath(item: index, section: 0))
  }

  fileprivate func animate(toWidth width: CGFloat) {
    UIView.animate(withDuration: 0.2) {
      self.view.frame.size.width = width
      self.view.layoutIfNeeded()
    }
    host.flush()
  }
}

private final class Backdrop: UICollectionReusableView {}

/// A layout of one cell at the left end of the view's bounds, and a row of badges of 50 points that fit in.
private final class BadgeLayout: UICollectionViewLayout {
  var badges: [String]
  var (inserted, deleted): ([Int], [Int]) = ([], [])
  var hasBackground = false
  var needsLayoutForBounds = true
  var calls: [String] = []

  init(_ badges: [String]) {
    self.badges = badges
    super.init()
    register(Backdrop.self, forDecorationViewOfKind: "backdrop")
  }

  required init?(coder: NSCoder) { nil }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var isAnimated: String { UIView.inheritedAnimationDuration > 0 ? "animated" : "not animated" }

  override func prepare() {
    collectionView?.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: 100) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { needsLayoutForBounds }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let items = collectionView?.numberOfItems(inSection: 0) ?? 0
    var all = (0..<items).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    all += badges.indices.map { badge(IndexPath(item: $0, section: 0)) }
    if hasBackground {
      let backdrop = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "backdrop", with: IndexPath(index: 0))
      backdrop.frame = CGRect(x: 0, y: 0, width: width, height: 100)
      all.append(backdrop)
    }
    return all.filter { $0.frame.maxX <= width && $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: indexPath.item * 50, y: 50, width: 50, height: 50)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { badge(indexPath) }

  private func badge(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = CGRect(x: path.item * 50, y: 0, width: 50, height: 50)
    return attributes
  }

  private func faint(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = badge(path)
    attributes.alpha = 0.5
    return attributes
  }

  private func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { paths(inserted) }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { paths(deleted) }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("appears \(Array(elementIndexPath))")
    return faint(elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("disappears \(Array(elementIndexPath))")
    return faint(elementIndexPath)
  }

  override func finalizeCollectionViewUpdates() { end("finalize updates, \(isAnimated)") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.append("prepare \(Int(oldBounds.width)) for \(Int(width))")
  }

  override func finalizeAnimatedBoundsChange() { end("finalize bounds, \(isAnimated)") }

  /// The order of the elements does not matter, nor how often one is asked for.
  private var elements: Set<String> = []
  private func note(_ call: String) { elements.insert(call) }
  private func end(_ call: String) {
    calls += elements.sorted() + [call]
    elements = []
  }
}
