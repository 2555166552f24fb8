// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Article 002, the interlude: collection view controllers that share a collection view in a navigation stack.
@MainActor
final class LayoutToLayoutTests: UIKitTestCase {
  /// Article 002, `useLayoutToLayoutNavigationTransitions`: two pushes and two pops between three layouts.
  func testTwoPushesAndTwoPopsMoveTheItemsFromLayoutToLayout() async throws {
    let sides: [CGFloat] = [80, 120, 180]
    let pages = sides.enumerated().map { index, side in
      let page = CirclesController(side: side)
      page.useLayoutToLayoutNavigationTransitions = index > 0
      return page
    }
    let host = ManualHost(size: SeedStage.size)
    let navigation = UINavigationController(rootViewController: pages[0])
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let view = try XCTUnwrap(pages[0].collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(shownFrame(cell).width, 80)

    for (from, to) in [(0, 1), (1, 2), (2, 1), (1, 0)] {
      if to > from {
        navigation.pushViewController(pages[to], animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      host.flush()
      XCTAssertTrue(pages[to].collectionView === view, "all pages share one collection view")
      XCTAssertEqual(shownFrame(cell).width, sides[from], accuracy: 0.05)
      var last: CGFloat = 0
      for time in [0.1, 0.15] {
        host.advance(by: time)
        let share = (shownFrame(cell).width - sides[from]) / (sides[to] - sides[from])
        XCTAssertGreaterThan(share, last)
        XCTAssertLessThan(share, 1)
        last = share
      }
      host.advanceToRest()
      XCTAssertEqual(shownFrame(cell).width, sides[to], accuracy: 0.05)
      XCTAssertTrue(view.superview === pages[to].view)
      XCTAssertTrue(view.collectionViewLayout === pages[to].layout)
      XCTAssertNil(navigation.transitionCoordinator)
    }
    XCTAssertEqual(navigation.viewControllers, [pages[0]])
  }
}

private final class CirclesController: UICollectionViewController {
  let layout = UICollectionViewFlowLayout()

  init(side: CGFloat) {
    layout.itemSize = CGSize(width: side, height: side)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "circle")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "circle", for: indexPath)
    cell.backgroundColor = .systemOrange
    return cell
  }
}
