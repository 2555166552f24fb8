// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The views and callbacks of a search controller, in a navigation item and in the header of a table.
@MainActor
final class SearchControllerTests: UIKitTestCase {
  // MARK: Beginning and end

  func testAClickOnTheBarBeginsASearchAndTellsEveryoneInOrder() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.tap(stage.bar.searchTextField)

    XCTAssertTrue(stage.search.isActive)
    XCTAssertEqual(stage.page.calls, ["willPresent", "update active ", "didBegin"])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.page.calls.last, "didPresent")
    XCTAssertTrue(stage.bar.isFirstResponder)
    XCTAssertTrue(stage.bar.showsCancelButton)
  }

  func testTypingUpdatesTheResultsAndEscapeEndsTheSearchWithoutText() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()
    stage.host.type("os")
    XCTAssertEqual(stage.page.calls, ["update active o", "update active os"])

    stage.page.calls = []
    stage.host.key(ManualHost.Key.escape)
    XCTAssertFalse(stage.search.isActive)
    XCTAssertEqual(stage.page.calls, ["cancel", "willDismiss", "update ended "])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.page.calls.last, "didDismiss")
    XCTAssertFalse(stage.bar.isFirstResponder)
    XCTAssertFalse(stage.bar.showsCancelButton)
    XCTAssertEqual(stage.page.children, [])
  }

  func testTheProgramBeginsAndEndsASearch() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.search.isActive = true
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.page.calls, ["willPresent", "update active ", "didPresent"])
    XCTAssertFalse(stage.bar.isFirstResponder)
    stage.bar.text = "Rome"
    XCTAssertEqual(stage.page.calls.last, "update active Rome")

    stage.search.dismiss(animated: true)
    XCTAssertFalse(stage.search.isActive)
    XCTAssertEqual(stage.bar.text, "")
  }

  func testASearchCanBeginAgainWhileItsEndIsAnimated() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()
    stage.search.isActive = false
    stage.host.advance(by: 0.1)
    stage.search.isActive = true
    stage.host.advance(by: 1)

    XCTAssertEqual(
      stage.page.calls,
      ["willDismiss", "update ended ", "didDismiss", "willPresent", "update active ", "didPresent"])
    XCTAssertEqual(stage.page.children, [stage.search])
    XCTAssertEqual(stage.barHeight, 60)
  }

  func testWithoutAWindowASearchDoesNotBegin() async {
    let search = UISearchController(searchResultsController: nil)
    let page = SearchStage.Page(search)
    page.navigationItem.searchController = search

    search.isActive = true

    XCTAssertFalse(search.isActive)
  }

  func testGoingBackCancelsTheSearchBeforeItPops() async {
    let stage = SearchStage()
    defer { stage.close() }
    let first = UIViewController()
    stage.navigation.setViewControllers([first, stage.page], animated: false)
    stage.host.advance(by: 0.1)
    stage.search.isActive = true
    stage.host.advance(by: 1)

    stage.host.window.goBack()
    XCTAssertFalse(stage.search.isActive)
    XCTAssertTrue(stage.page.calls.contains("cancel"))
    XCTAssertEqual(stage.navigation.viewControllers.count, 2)
    stage.host.window.goBack()
    XCTAssertEqual(stage.navigation.viewControllers, [first])
  }

  // MARK: Results

  func testResultsAreShownWhileThereIsAText() async {
    let results = UITableViewController(style: .plain)
    let stage = SearchStage(results: results)
    defer { stage.close() }
    stage.begin()
    XCTAssertFalse(stage.search.showsSearchResultsController)
    XCTAssertNil(results.parent)
    stage.host.type("a")
    stage.host.flush()

    XCTAssertTrue(stage.search.showsSearchResultsController)
    XCTAssertEqual(results.view.convert(results.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 400, height: 600))
    XCTAssertEqual(results.view.safeAreaInsets.top, 60)
    XCTAssertEqual(results.tableView.contentOffset.y, -60)
    XCTAssertTrue(results.presentingViewController === stage.page)
    XCTAssertFalse(stage.table.isScrollEnabled)

    stage.bar.text = ""
    XCTAssertNil(results.parent)
    XCTAssertNil(results.viewIfLoaded?.superview)
    XCTAssertTrue(stage.table.isScrollEnabled)
  }

  func testTheProgramDecidesWhetherResultsAreShown() async {
    let results = UIViewController()
    let stage = SearchStage(results: results)
    defer { stage.close() }
    stage.search.showsSearchResultsController = true
    XCTAssertFalse(stage.search.automaticallyShowsSearchResultsController)
    stage.begin()
    XCTAssertTrue(results.parent === stage.search)

    stage.search.showsSearchResultsController = false
    stage.host.type("a")
    XCTAssertNil(results.parent)
  }

  func testDismissingTheResultsEndsTheSearch() async {
    let results = UIViewController()
    let stage = SearchStage(results: results)
    defer { stage.close() }
    stage.begin()
    stage.host.type("a")
    var isDone = false
    results.dismiss(animated: true) { isDone = true }

    XCTAssertFalse(stage.search.isActive)
    XCTAssertFalse(isDone)
    stage.host.advance(by: 1)
    XCTAssertTrue(isDone)
    XCTAssertNil(results.parent)
  }

  func testAnObscuredPageIsDimmedAndAClickEndsTheSearch() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.search.obscuresBackgroundDuringPresentation = true
    stage.begin()
    XCTAssertFalse(stage.table.isScrollEnabled)

    stage.host.tap(at: CGPoint(x: 200, y: 400))

    XCTAssertFalse(stage.search.isActive)
    XCTAssertEqual(stage.page.calls.first, "cancel")
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.table.isScrollEnabled)
  }

  func testAPageThatIsNotObscuredScrollsDuringTheSearch() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.begin()

    stage.host.scroll(by: CGVector(dx: 0, dy: -100), at: CGPoint(x: 200, y: 400))
    stage.host.advance(by: 1)

    XCTAssertGreaterThan(stage.table.contentOffset.y, -60)
    XCTAssertEqual(stage.barHeight, 60)
  }

  // MARK: Scopes

  func testScopesAreShownDuringTheSearchAndUpdateTheResults() async {
    let stage = SearchStage()
    defer { stage.close() }
    stage.bar.scopeButtonTitles = ["All", "Near"]
    XCTAssertEqual(stage.barHeight, 96)
    stage.begin()
    XCTAssertEqual(stage.barHeight, 102)

    stage.bar.selectedScopeButtonIndex = 1
    XCTAssertEqual(stage.page.calls, ["update active "])
    stage.search.isActive = false
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 96)
  }

  // MARK: The header of a table

  func testABarInATableHidesTheNavigationBarAndStaysAtTheTop() async {
    let stage = SearchStage(.tableHeader)
    defer { stage.close() }
    func top() -> CGFloat { stage.bar.convert(stage.bar.bounds, to: nil).minY }
    XCTAssertEqual(top(), 44)
    stage.begin()
    XCTAssertEqual(stage.barHeight, 0)
    XCTAssertEqual(top(), 0)

    stage.table.contentOffset.y = 300
    stage.host.flush()
    XCTAssertEqual(top(), 0)
    stage.search.isActive = false
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.barHeight, 44)
    XCTAssertEqual(stage.bar.transform, .identity)
    XCTAssertEqual(top(), -300)
  }

  func testResultsOverATableBeginBelowItsSearchBarAlsoInAnotherWindowSize() async {
    let results = UIViewController()
    let stage = SearchStage(.tableHeader, results: results)
    defer { stage.close() }
    stage.begin()
    stage.host.type("a")
    stage.host.flush()
    XCTAssertEqual(results.view.convert(results.view.bounds, to: nil), CGRect(x: 0, y: 56, width: 400, height: 544))

    stage.host.resize(to: CGSize(width: 700, height: 500))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(results.view.convert(results.view.bounds, to: nil), CGRect(x: 0, y: 56, width: 700, height: 444))
    XCTAssertEqual(results.view.safeAreaInsets.top, 0)
  }
}
