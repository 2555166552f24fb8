// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The search bar in a navigation bar: how it follows the content, searches and transitions.
@MainActor
final class SearchNavigationTests: UIKitTestCase {
  func testTheBarIsHigherByTheSearchBar() async {
    let stage = SearchStage()
    defer { stage.close() }

    XCTAssertEqual(stage.barHeight, 96)
    XCTAssertEqual(stage.table.contentOffset.y, -96)
    XCTAssertEqual(stage.bar.convert(stage.bar.bounds, to: nil), CGRect(x: 0, y: 44, width: 400, height: 52))
    XCTAssertEqual(stage.bar.searchTextField.frame, CGRect(x: 16, y: 1, width: 368, height: 36))
  }

  func testTheSearchBarIsScrolledAwayBeforeTheLargeTitle() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    for (offset, height, search): (CGFloat, CGFloat, CGFloat) in [
      (-148, 148, 52), (-128, 128, 32), (-96, 96, 0), (-70, 70, 0), (-44, 44, 0), (200, 44, 0), (-148, 148, 52),
    ] {
      stage.table.contentOffset.y = offset
      stage.host.advance(by: 0.02)
      XCTAssertEqual(stage.barHeight, height, accuracy: 0.01, "at \(offset)")
      XCTAssertEqual(stage.bar.bounds.height, search, accuracy: 0.01, "at \(offset)")
      XCTAssertEqual(stage.page.view.safeAreaInsets.top, height, accuracy: 0.01, "at \(offset)")
    }
  }

  func testADragDoesNotEndWhereTheSearchBarIsPartlyHidden() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    for (distance, height): (CGFloat, CGFloat) in [(15, 148), (40, 96), (70, 96), (95, 44)] {
      stage.table.contentOffset.y = -148
      stage.host.advance(by: 0.1)
      stage.host.touchBegan(at: CGPoint(x: 200, y: 500))
      for step in 1...10 {
        stage.host.advance(by: 0.05)
        stage.host.touchMoved(to: CGPoint(x: 200, y: 500 - (distance + 12) * CGFloat(step) / 10))
      }
      stage.host.advance(by: 0.5)
      stage.host.touchEnded(at: CGPoint(x: 200, y: 500 - distance - 12))
      XCTAssertTrue(stage.host.advanceToRest())
      XCTAssertEqual(stage.barHeight, height, accuracy: 0.01, "after \(distance)")
    }
  }

  func testASearchBarThatIsNotHiddenStays() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    stage.page.navigationItem.hidesSearchBarWhenScrolling = false

    stage.table.contentOffset.y = 300
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.barHeight, 96)
    XCTAssertEqual(stage.bar.bounds.height, 52)
  }

  func testASearchHidesTheTitleAndMovesTheBarWithAnAnimation() async throws {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    let add = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    stage.page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: add)
    stage.tap(stage.bar.searchTextField)
    stage.host.advance(by: 0.1)
    XCTAssertLessThan(stage.barHeight, 147)
    XCTAssertGreaterThan(stage.barHeight, 61)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 60)
    XCTAssertEqual(stage.bar.convert(stage.bar.bounds, to: nil).minY, 8)
    XCTAssertEqual(stage.table.contentOffset.y, -60)
    XCTAssertEqual(add.alpha, 0)

    stage.search.isActive = false
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 148)
    XCTAssertEqual(stage.table.contentOffset.y, -148)
    XCTAssertEqual(add.alpha, 1)
  }

  func testTheTitleStaysIfTheSearchDoesNotHideIt() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    stage.search.hidesNavigationBarDuringPresentation = false
    stage.begin()

    XCTAssertEqual(stage.barHeight, 148)
    stage.search.hidesNavigationBarDuringPresentation = true
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 60)
  }

  func testAfterASearchTheContentDoesNotRestWhereAPartOfTheBarIsPartlyHidden() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    stage.begin()
    stage.table.contentOffset.y = -50
    stage.host.advance(by: 0.1)

    stage.search.isActive = false
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.table.contentOffset.y, -44)
    XCTAssertEqual(stage.barHeight, 44)
    XCTAssertEqual(stage.page.view.safeAreaInsets.top, 44)
  }

  func testAChangedItemLeavesTheFieldFirstResponder() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()

    stage.page.title = "3 cities"
    stage.page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.host.flush()

    XCTAssertTrue(stage.bar.isFirstResponder)
    XCTAssertTrue(stage.search.isActive)
  }

  // MARK: Transitions

  func testASearchStaysActiveBelowAPushedPage() async {
    let stage = SearchStage(large: true)
    defer { stage.close() }
    stage.begin()
    stage.host.type("os")
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    stage.navigation.pushViewController(detail, animated: true)
    stage.host.advance(by: 0.15)
    XCTAssertLessThan(stage.barHeight, 60)
    XCTAssertGreaterThan(stage.barHeight, 44)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 44)
    XCTAssertNil(stage.bar.window)

    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.search.isActive)
    XCTAssertEqual(stage.bar.text, "os")
    XCTAssertEqual(stage.barHeight, 60)
    XCTAssertEqual(stage.bar.convert(stage.bar.bounds, to: nil), CGRect(x: 0, y: 8, width: 400, height: 52))
    XCTAssertEqual(stage.bar.transform, .identity)
    XCTAssertEqual(stage.bar.alpha, 1)
  }

  func testAPushThatIsInterruptedByAPopShowsTheSearchBarAgain() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.host.advance(by: 0.15)
    stage.navigation.popViewController(animated: true)
    XCTAssertTrue(stage.host.advanceToRest())

    XCTAssertEqual(stage.barHeight, 96)
    XCTAssertEqual(stage.bar.convert(stage.bar.bounds, to: nil), CGRect(x: 0, y: 44, width: 400, height: 52))
    XCTAssertEqual(stage.bar.alpha, 1)
    stage.begin()
    XCTAssertTrue(stage.search.isActive)
  }

  func testACancelledPopToASearchRestoresTheBar() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.host.advance(by: 1)

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.5)
    XCTAssertTrue(stage.host.advanceToRest())

    XCTAssertEqual(stage.navigation.viewControllers.count, 2)
    XCTAssertEqual(stage.barHeight, 44)
    XCTAssertTrue(stage.search.isActive)
  }

  func testAnotherWindowSizeInTheMiddleOfAPushKeepsBothBarsInPlace() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.host.advance(by: 0.15)
    stage.host.resize(to: CGSize(width: 700, height: 500))
    XCTAssertTrue(stage.host.advanceToRest())
    XCTAssertEqual(stage.barHeight, 44)

    stage.navigation.popViewController(animated: false)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.bar.convert(stage.bar.bounds, to: nil), CGRect(x: 0, y: 44, width: 700, height: 52))
  }

  func testAnItemGivesItsSearchBarBack() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()

    stage.page.navigationItem.searchController = nil
    stage.host.advance(by: 0.1)

    XCTAssertFalse(stage.search.isActive)
    XCTAssertEqual(stage.barHeight, 44)
    XCTAssertNil(stage.bar.superview)
    XCTAssertFalse(stage.bar.isInNavigationBar)
  }

  func testAPageThatIsPoppedDuringItsSearchIsReleased() async {
    weak var page: SearchStage.Page?
    let stage = SearchStage()
    defer { stage.close() }
    do {
      let second = SearchStage.Page(UISearchController(searchResultsController: nil))
      second.navigationItem.searchController = second.search
      stage.navigation.pushViewController(second, animated: false)
      stage.host.advance(by: 0.1)
      second.search.isActive = true
      stage.host.advance(by: 1)
      page = second
    }
    XCTAssertNotNil(page)
    stage.navigation.popViewController(animated: false)
    stage.host.advance(by: 1)

    XCTAssertNil(page)
    XCTAssertEqual(stage.barHeight, 96)
  }
}
