// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Pushes and pops between controllers that show the same collection view in two layouts.
@MainActor
final class LayoutToLayoutTests: UIKitTestCase {
  func testPushMovesTheCellsOfTheSharedCollectionViewBetweenLayouts() async {
    let stage = SharedStage()
    let cell = stage.cell(4)
    let start = stage.shown(cell)

    stage.navigation.pushViewController(stage.upper, animated: true)
    stage.host.flush()

    XCTAssertTrue(stage.upper.collectionView === stage.lower.collectionView)
    XCTAssertTrue(stage.upper.collectionView.dataSource === stage.lower)
    XCTAssertEqual(stage.shown(cell), start)
    // The cell moves in a straight line: at both times, x, y and the size have the same progress.
    var last: CGFloat = 0
    for time in [0.05, 0.15] {
      stage.host.advance(by: time)
      let share = (stage.shown(cell).width - 90) / 210
      XCTAssertGreaterThan(share, last)
      XCTAssertEqual(stage.shown(cell).minX, start.minX * (1 - share), accuracy: 0.05)
      XCTAssertEqual(stage.shown(cell).minY, start.minY + (stage.top + 160 - start.minY) * share, accuracy: 0.05)
      last = share
    }
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.shown(cell), CGRect(x: 0, y: stage.top + 160, width: 300, height: 40))
    stage.assertAtRest(on: stage.upper, layout: stage.list)
  }

  func testPopMovesTheCellsBack() async {
    let stage = SharedStage()
    stage.lower.collectionView.contentOffset.y += 130
    stage.host.advance(by: 0.1)
    let offset = stage.lower.collectionView.contentOffset
    stage.push()

    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.navigation.transitionCoordinator?.isAnimated, true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.lower.collectionView.contentOffset, offset)
    stage.assertAtRest(on: stage.lower, layout: stage.grid)
  }

  func testAnInteractivePopFollowsTheFingerAndFinishes() async {
    let stage = SharedStage()
    stage.push()
    let cell = stage.cell(4)
    let start = stage.shown(cell)

    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 167, y: 300), duration: 0.4)
    stage.host.advance(by: 0.3)
    // The drag of 162 points less the dead zone of 12 is half of the width, 300.
    let middle = stage.shown(cell)
    XCTAssertEqual(middle.width, 195, accuracy: 0.5)
    XCTAssertEqual(middle.minX, 52.5, accuracy: 0.5)
    XCTAssertEqual(middle.minY, (start.minY + stage.top + 100) / 2, accuracy: 0.5)
    stage.host.touchEnded(at: CGPoint(x: 167, y: 300))
    stage.host.advance(by: 2)

    stage.assertAtRest(on: stage.lower, layout: stage.grid)
  }

  func testCancelledInteractivePopRestoresTheUpperLayout() async {
    let stage = SharedStage()
    stage.push()
    stage.upper.collectionView.contentOffset.y += 50
    stage.host.advance(by: 0.1)
    let offset = stage.upper.collectionView.contentOffset

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.6)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.upper.collectionView.contentOffset, offset)
    stage.assertAtRest(on: stage.upper, layout: stage.list)
  }

  func testAPopDuringThePushContinuesFromTheScreen() async {
    let stage = SharedStage()
    let cell = stage.cell(4)
    stage.navigation.pushViewController(stage.upper, animated: true)
    stage.host.advance(by: 0.12)
    let before = stage.shown(cell)

    stage.navigation.popViewController(animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shown(cell).minY, before.minY, accuracy: 0.1)
    XCTAssertEqual(stage.shown(cell).width, before.width, accuracy: 0.1)
    stage.host.advance(by: 2)
    stage.assertAtRest(on: stage.lower, layout: stage.grid)
  }

  func testWithoutAnimationTheCollectionViewMovesToTheOtherControllerAtOnce() async {
    let stage = SharedStage()

    stage.navigation.pushViewController(stage.upper, animated: false)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(on: stage.upper, layout: stage.list)
    stage.navigation.popViewController(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(on: stage.lower, layout: stage.grid)
  }

  func testAResizeDuringATransitionLaysOutAgainAndContinues() async {
    let stage = SharedStage()
    stage.navigation.pushViewController(stage.upper, animated: true)
    stage.host.advance(by: 0.1)

    stage.host.resize(to: CGSize(width: 360, height: 500))
    stage.host.advance(by: 2)

    stage.assertAtRest(on: stage.upper, layout: stage.list)
  }

  func testWithReducedMotionThePagesDissolve() async {
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = nil }
    let stage = SharedStage()
    let cell = stage.cell(4)

    stage.navigation.pushViewController(stage.upper, animated: true)
    stage.host.advance(by: 0.07)

    XCTAssertEqual(stage.shown(cell), CGRect(x: 0, y: stage.top + 160, width: 300, height: 40))
    let picture = stage.upper.view.superview?.subviews.last
    XCTAssertFalse(picture === stage.upper.view)
    XCTAssertEqual(picture?.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.15)
    stage.host.advance(by: 0.2)
    stage.assertAtRest(on: stage.upper, layout: stage.list)
  }

  func testCallbacksHaveTheOrderOfAnyPush() async {
    let stage = SharedStage()
    stage.log.removeAll()

    stage.push()
    XCTAssertEqual(
      stage.log,
      [
        "lower.viewWillDisappear", "upper.viewWillAppear", "upper.viewIsAppearing", "lower.viewDidDisappear",
        "upper.viewDidAppear",
      ])
  }
}

@MainActor
private final class SharedStage {
  let host = ManualHost(size: CGSize(width: 300, height: 500))
  let grid = CollectionStage.grid()
  let list = CollectionStage.list()
  let lower: LetterController
  let upper: LetterController
  let navigation: UINavigationController

  init() {
    lower = LetterController("lower", layout: grid)
    upper = LetterController("upper", layout: list)
    upper.useLayoutToLayoutNavigationTransitions = true
    navigation = UINavigationController(rootViewController: lower)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    lower.onCall = { [weak self] in self?.log.append($0) }
    upper.onCall = { [weak self] in self?.log.append($0) }
  }

  nonisolated deinit {}

  var log: [String] = []

  func push() {
    navigation.pushViewController(upper, animated: true)
    host.advance(by: 2)
  }

  /// The top of the content, below the bar.
  var top: CGFloat { lower.collectionView.adjustedContentInset.top }

  func cell(_ item: Int) -> LetterCell {
    lower.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as! LetterCell
  }

  func shown(_ cell: UIView) -> CGRect { CollectionStage.shown(cell, in: lower.collectionView) }

  func assertAtRest(
    on page: LetterController, layout: UICollectionViewLayout, file: StaticString = #filePath, line: UInt = #line
  ) {
    let view = lower.collectionView!
    XCTAssertTrue(view.superview === page.view, "the collection view is in the page's view", file: file, line: line)
    XCTAssertEqual(view.frame, page.view.bounds, "it fills the page", file: file, line: line)
    XCTAssertTrue(view.collectionViewLayout === layout, "the layout", file: file, line: line)
    XCTAssertTrue(layout.collectionView === view, "the layout's view", file: file, line: line)
    XCTAssertNil(navigation.transitionCoordinator, "no transition", file: file, line: line)
    let wanted = layout.layoutAttributesForElements(in: view.bounds) ?? []
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), Set(wanted.map(\.indexPath)), file: file, line: line)
    XCTAssertEqual(view.subviews.filter { $0 is LetterCell }.count, wanted.count, "cells", file: file, line: line)
    for attributes in wanted {
      let cell = view.cellForItem(at: attributes.indexPath)
      XCTAssertEqual(cell?.frame, attributes.frame, "\(attributes.indexPath)", file: file, line: line)
      XCTAssertEqual(cell?.layer.animationKeys() ?? [], [], "no animation", file: file, line: line)
    }
  }
}

/// A collection view controller as a program would write it, whose cells show numbers.
@MainActor
final class LetterController: UICollectionViewController {
  let name: String
  var onCall: ((String) -> Void)?

  init(_ name: String, layout: UICollectionViewLayout) {
    self.name = name
    super.init(collectionViewLayout: layout)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if collectionView.dataSource === self {
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.letter = "\(indexPath.item)"
    return cell
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCall?("\(name).viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onCall?("\(name).viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCall?("\(name).viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCall?("\(name).viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCall?("\(name).viewDidDisappear")
  }
}
