// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

/// Items that a gesture of the program moves. Semantics: moving-items.
@MainActor
final class MovementTests: UIKitTestCase {
  func testTheOtherItemsMakeRoomAndTheDataSourceLearnsOfTheEnd() async {
    let stage = MovingStage([["a", "b", "c", "d"]])
    let (a, b) = (stage.cell(0), stage.cell(1))

    XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 45))
    XCTAssertTrue(stage.cell(1) === a && stage.cell(0) === b)
    XCTAssertEqual(a?.center, CGPoint(x: 155, y: 45))
    XCTAssertEqual(stage.sections, [["a", "b", "c", "d"]])
    stage.host.advance(by: 1)
    XCTAssertEqual(b?.frame, stage.frame(0))
    stage.view.endInteractiveMovement()

    XCTAssertEqual(stage.moves, ["0.0 to 0.1"])
    XCTAssertEqual(stage.sections, [["b", "a", "c", "d"]])
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testACancelledItemReturns() async {
    let stage = MovingStage([["a", "b", "c", "d"]])

    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 45))
    stage.host.advance(by: 0.1)
    stage.view.cancelInteractiveMovement()
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.moves, [])
    stage.assertAtRest()
  }

  func testAnItemMovesToAnotherSection() async {
    let stage = MovingStage([["a", "b", "c"], ["d"]], layout: CollectionStage.list())

    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
    XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
    XCTAssertEqual(stage.view.numberOfItems(inSection: 1), 2)
    stage.view.endInteractiveMovement()

    XCTAssertEqual(stage.moves, ["0.1 to 1.0"])
    XCTAssertEqual(stage.sections, [["a", "c"], ["b", "d"]])
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testTheContentScrollsWhileTheItemIsHeldAtItsEnd() async {
    let stage = MovingStage([CollectionStage.items(60)], layout: CollectionStage.list())

    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 395))
    stage.host.advance(by: 1)

    let offset = stage.view.contentOffset.y
    XCTAssertGreaterThan(offset, 100)
    stage.view.endInteractiveMovement()
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.view.contentOffset.y, offset)
    XCTAssertEqual(stage.sections[0].firstIndex(of: "0"), Int((offset + 395) / 40))
    stage.assertAtRest()
  }

  func testTheDataSourceAndTheDelegateDecide() async {
    let stage = MovingStage([["a", "b", "c", "d"]])

    stage.fixed = ["a"]
    XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.limit = 2
    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 145))
    stage.view.endInteractiveMovement()

    XCTAssertEqual(stage.sections, [["a", "c", "b", "d"]])
    stage.host.advance(by: 1)
    stage.assertAtRest()
  }

  func testAReloadCancelsTheMovement() async {
    let stage = MovingStage([["a", "b", "c", "d"]])

    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 45))
    stage.sections = [["x"]]
    stage.view.reloadData()
    stage.view.endInteractiveMovement()
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.moves, [])
    stage.assertAtRest()
  }

  func testADiffableDataSourceReportsTheNewOrder() async {
    let stage = CollectionStage([[]])
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      (cell as? LetterCell)?.letter = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    stage.host.flush()
    XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var orders: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "c" }
    source.reorderingHandlers.didReorder = {
      orders += [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
      XCTAssertEqual($0.difference.count, 2)
    }

    stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 45))
    stage.view.endInteractiveMovement()

    XCTAssertEqual(orders, [["a", "b", "c"], ["b", "c", "a"]])
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"])
    stage.host.advance(by: 1)
    XCTAssertEqual((0..<3).map { stage.cell($0)?.letter }, ["b", "c", "a"])
    stage.view.dataSource = nil
  }

  func testALongPressMovesTheItemsOfAController() async {
    let host = ManualHost(size: CGSize(width: 300, height: 400))
    let controller = MovableLettersController(collectionViewLayout: CollectionStage.grid())
    host.window.rootViewController = controller
    host.advance(by: 0.1)

    host.touchBegan(at: CGPoint(x: 20, y: 20))
    host.advance(by: 1)
    host.move(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 230, y: 20), duration: 0.3)
    host.touchEnded(at: CGPoint(x: 230, y: 20))
    host.advance(by: 1)

    XCTAssertEqual(controller.letters, ["b", "c", "a"])
    XCTAssertEqual(
      controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.origin, CGPoint(x: 210, y: 0))
    host.window.rootViewController = nil
    host.window.close()
  }

  func testRandomMovementsKeepTheDataAndTheViewsTogether() async {
    for seed in TestEffort.seeds(4, thoroughly: 100) {
      var random = Seeded(state: seed)
      let stage = MovingStage([CollectionStage.items(9), CollectionStage.items(0), ["x", "y"]])
      for _ in 0..<30 {
        stage.act(&random)
        stage.host.advance(by: .random(in: 0...0.2, using: &random))
      }
      stage.view.endInteractiveMovement()
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.sections.joined().sorted(), (CollectionStage.items(9) + ["x", "y"]).sorted())
      stage.assertAtRest()
    }
  }
}

/// A stage whose items can be moved.
private final class MovingStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: CollectionStage
  var moves: [String] = []
  var fixed: Set<String> = []
  /// The last place to which items go.
  var limit = Int.max

  init(_ sections: [[String]], layout: UICollectionViewLayout? = nil) {
    stage = CollectionStage(sections, layout: layout)
    super.init()
    stage.view.dataSource = self
    stage.view.delegate = self
    stage.host.advance(by: 0.1)
  }

  nonisolated deinit {}

  var view: UICollectionView { stage.view }
  var host: ManualHost { stage.host }
  var sections: [[String]] {
    get { stage.sections }
    set { stage.sections = newValue }
  }

  func cell(_ item: Int) -> LetterCell? { stage.cell(item) }
  func frame(_ item: Int) -> CGRect? { stage.frame(item) }

  func assertAtRest(file: StaticString = #filePath, line: UInt = #line) {
    stage.assertShowsData(file: file, line: line)
  }

  func act(_ random: inout Seeded) {
    let position = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...400, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: if let path = view.indexPathForItem(at: position) { view.beginInteractiveMovementForItem(at: path) }
    case 2: view.endInteractiveMovement()
    case 3: view.cancelInteractiveMovement()
    case 4: view.contentOffset.y = .random(in: 0...50, using: &random)
    default: view.updateInteractiveMovementTargetPosition(position)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    stage.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    let names = [sourceIndexPath, destinationIndexPath].map { "\($0.section).\($0.item)" }
    moves.append(names.joined(separator: " to "))
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, limit), section: proposedIndexPath.section) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { XCTAssertEqual((cell as? LetterCell)?.letter, sections[indexPath.section][indexPath.item]) }
}

private final class MovableLettersController: UICollectionViewController {
  var letters = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.letter = letters[indexPath.item]
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
