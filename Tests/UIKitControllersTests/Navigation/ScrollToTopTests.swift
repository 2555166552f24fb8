// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A click on the empty part of a navigation bar, or on the selected tab, in place of a tap on the status bar.
/// Semantics: scroll-to-top.
@MainActor
final class ScrollToTopTests: UIKitTestCase {
  func testAClickOnTheBarScrollsThePageToTheTop() async {
    let stage = Stage()

    stage.host.tap(at: CGPoint(x: 100, y: 22))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.contentOffset.y, -44)
    XCTAssertEqual(stage.log.calls, ["should", "did"])
    stage.close()
  }

  func testAClickOnAButtonOfTheBarScrollsNothing() async {
    let stage = Stage()
    stage.page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
    stage.host.flush()

    stage.host.tap(at: CGPoint(x: 380, y: 22))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.contentOffset.y, 500)
    XCTAssertEqual(stage.log.calls, [])
    stage.close()
  }

  func testAClickOnTheSelectedTabScrollsItsRootToTheTop() async {
    let stage = Stage()

    stage.host.tap(at: CGPoint(x: 200, y: 580))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.contentOffset.y, -44)
    stage.close()
  }

  func testTheDelegateAndTheScrollViewCanRefuse() async {
    let stage = Stage()

    stage.log.allows = false
    stage.host.tap(at: CGPoint(x: 100, y: 22))
    stage.host.advance(by: 1)
    stage.log.allows = true
    stage.scroll.scrollsToTop = false
    stage.host.tap(at: CGPoint(x: 100, y: 22))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.contentOffset.y, 500)
    XCTAssertEqual(stage.log.calls, ["should"])
    stage.close()
  }

  func testContentAtTheTopIsReportedAtOnceAndAStoppedMovementIsNot() async {
    let stage = Stage()

    stage.host.tap(at: CGPoint(x: 100, y: 22))
    stage.host.advance(by: 0.1)
    stage.scroll.stopScrollingAndZooming()
    XCTAssertEqual(stage.log.calls, ["should", "ended"])
    stage.host.tap(at: CGPoint(x: 100, y: 22))
    stage.host.advance(by: 1)
    stage.host.tap(at: CGPoint(x: 100, y: 22))

    XCTAssertEqual(stage.log.calls, ["should", "ended", "should", "did", "should", "did"])
    stage.close()
  }
}

/// A page of 3000 points, scrolled by 500, in a stack in a tab.
@MainActor
private final class Stage {
  let host = ManualHost(size: CGSize(width: 400, height: 600))
  let scroll = UIScrollView()
  let page = UIViewController()
  let log = Log()

  init() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    page.view = scroll
    scroll.contentSize = CGSize(width: 400, height: 3000)
    scroll.delegate = log
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    scroll.contentOffset.y = 500
  }

  nonisolated deinit {}

  func close() {
    host.window.rootViewController = nil
    host.window.close()
  }
}

private final class Log: UIScrollViewDelegate {
  var allows = true
  private(set) var calls: [String] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.append("should")
    return allows
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
}
