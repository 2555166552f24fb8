// SPDX-License-Identifier: MIT
import LeakTesting
import RenderTree
import UIKit
import XCTest

@testable import UIKitControllers

/// The animator of the partial curl. A navigation controller runs it here, in the same way as a presentation.
@MainActor final class CurlAnimatorTests: UIKitTestCase {
  /// Returns a stage in which a push of B over A with a curl has begun.
  private func startCurl() -> NavigationStage {
    let stage = NavigationStage("A")
    stage.delegate.animator = CurlAnimator(presenting: true)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.flush()
    return stage
  }

  private func container(_ stage: NavigationStage) -> UIView? { stage.page(at: 1).view.superview }

  private func paper(_ stage: NavigationStage) -> CurlPageView? {
    container(stage)?.subviews.compactMap { $0 as? CurlPageView }.first
  }

  private func shownProgress(_ page: CurlPageView?) -> CGFloat {
    page.map { ($0.layer.presentation() ?? $0.layer).pageCurl.progress } ?? -1
  }

  func testThePresentingPageCurlsUpOverThePresentedOneAndStays() async throws {
    let stage = startCurl()
    let page = try XCTUnwrap(paper(stage))
    XCTAssertTrue(container(stage)?.subviews.last === page, "the curled page lies on top")
    XCTAssertEqual(shownProgress(page), 0)
    stage.host.advance(by: CurlMetrics.duration / 2)
    XCTAssertEqual(
      shownProgress(page), CurlMetrics.partial * 0.802, accuracy: 0.01, "the default curve is fast at first")
    stage.host.advance(by: CurlMetrics.duration)
    XCTAssertEqual(shownProgress(page), CurlMetrics.partial)
    XCTAssertTrue(page.window != nil, "it remains in the window")
  }

  func testReversingTheCurlUncurlsAndRemovesThePage() async throws {
    let stage = startCurl()
    weak let page = paper(stage)
    stage.host.advance(by: 0.3)
    let driver = try XCTUnwrap(stage.page(at: 1).transitionCoordinator as? TransitionDriver)
    driver.pause()
    let progress = shownProgress(page)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(shownProgress(page), progress, "paused")
    let stock = try XCTUnwrap(driver.animator as? any StockAnimator)
    driver.settle(
      to: .start, timing: stock.settling(from: Double(driver.percentComplete), to: 0, velocity: -1))
    stage.host.advance(by: 2)
    XCTAssertNil(page?.window)
    stage.assertAtRest(["A"])
  }

  func testThePageReceivesTouchesOnVisiblePaperOnly() async throws {
    let stage = startCurl()
    stage.host.advance(by: 2)
    let page = try XCTUnwrap(paper(stage))
    XCTAssertTrue(page.point(inside: CGPoint(x: 20, y: 20), with: nil))
    XCTAssertFalse(page.point(inside: CGPoint(x: 390, y: 590), with: nil))
    let below = container(stage)?.hitTest(CGPoint(x: 390, y: 500), with: nil)
    XCTAssertTrue(below?.isDescendant(of: stage.page(at: 1).view) ?? false, "the uncovered part receives touches")
    var taps = 0
    page.onTap = { taps += 1 }
    stage.host.tap(at: CGPoint(x: 390, y: 500))
    XCTAssertEqual(taps, 0)
    stage.host.tap(at: CGPoint(x: 20, y: 300))
    XCTAssertEqual(taps, 1)
  }

  func testCurledPageIsLaidOutAgainInANewSize() async throws {
    let stage = startCurl()
    stage.host.advance(by: 2)
    let page = try XCTUnwrap(paper(stage))
    stage.host.resize(to: CGSize(width: 500, height: 700))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(page.bounds.width, 500)
    XCTAssertEqual(stage.page(at: 0).view.bounds.width, 500, "laid out again")
    XCTAssertEqual(page.subviews.first?.bounds.width, 500)
    XCTAssertEqual(page.progress, CurlMetrics.partial)
  }
}
