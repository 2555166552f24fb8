// SPDX-License-Identifier: MIT
import LeakTesting
import RenderTree
import UIKit
import XCTest

@testable import UIKitControllers

/// `UIModalTransitionStyle.partialCurl`: the presenter's page curls up and stays curled.
@MainActor final class PartialCurlTests: UIKitTestCase {
  /// Returns a stage in which A began to present B with a curl `seconds` ago.
  private func presenting(_ seconds: Double) -> (stage: PresentationStage, b: LoggingPage) {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.modalTransitionStyle = .partialCurl
    stage.a.present(b, animated: true)
    stage.host.advance(by: seconds)
    return (stage, b)
  }

  private func paper(over page: UIViewController) -> CurlPageView? {
    page.view.superview?.subviews.compactMap { $0 as? CurlPageView }.last
  }

  private func shown(_ page: CurlPageView?) -> CGFloat {
    page.map { ($0.layer.presentation() ?? $0.layer).pageCurl.progress } ?? -1
  }

  func testThePresentersPageStaysCurledOverThePresentedOne() async throws {
    let (stage, b) = presenting(2)
    XCTAssertEqual(shown(paper(over: b)), CurlMetrics.partial)
    XCTAssertNil(stage.a.view.window, "the presenter's own view has left the window")
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  func testATapOnThePaperDismissesThePresentation() async throws {
    let (stage, b) = presenting(2)
    paper(over: b)?.onTap?()
    stage.host.advance(by: CurlMetrics.duration / 2)
    XCTAssertEqual(
      shown(paper(over: b)), CurlMetrics.partial * 0.802, accuracy: 0.01, "the page uncurls, slowly at first")
    stage.host.advance(by: 2)
    XCTAssertNil(b.view.window)
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  /// A touch on the curled page reverses the curl at any frame, during the presentation and after it.
  func testATouchOnThePaperReversesTheCurlAtAnyFrame() async throws {
    for seconds in [0.05, 0.2, 0.35, 0.6, 0.69, 2] {
      let (stage, b) = presenting(seconds)
      let before = shown(paper(over: b))
      stage.host.tap(at: CGPoint(x: 20, y: 100))
      XCTAssertNil(stage.a.presentedViewController, "at \(seconds) s")
      stage.host.flush()
      XCTAssertEqual(shown(paper(over: b)), before, accuracy: 0.03, "at \(seconds) s")
      stage.host.advance(by: 2)
      XCTAssertNil(b.view.window)
      stage.assertAtRest(top: stage.a, covered: [b])
    }
  }

  func testATouchOnTheUncoveredPageDoesNotReverseTheCurl() async throws {
    let (stage, b) = presenting(2)
    stage.host.tap(at: CGPoint(x: 390, y: 590))
    stage.host.advance(by: 0.1)
    XCTAssertTrue(stage.a.presentedViewController === b)
    stage.a.dismiss(animated: false)
    stage.host.advance(by: 0.1)
  }

  func testADismissalDuringThePresentationContinuesFromTheCurlOnScreen() async throws {
    let (stage, b) = presenting(0.35)
    let before = shown(paper(over: b))
    XCTAssertGreaterThan(before, 0.1)
    stage.a.dismiss(animated: true)
    stage.host.flush()
    XCTAssertEqual(shown(paper(over: b)), before, accuracy: 0.002)
    stage.host.advance(by: 2)
    XCTAssertNil(b.view.window)
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  func testAPresentationContinuesAtTheSameProgressInANewSize() async throws {
    let (stage, b) = presenting(0.35)
    let before = shown(paper(over: b))
    stage.host.resize(to: CGSize(width: 700, height: 500))
    stage.host.flush()
    XCTAssertEqual(shown(paper(over: b)), before, accuracy: 0.002)
    stage.host.advance(by: 2)
    XCTAssertEqual(paper(over: b)?.bounds.size, CGSize(width: 700, height: 500))
    XCTAssertEqual(shown(paper(over: b)), CurlMetrics.partial)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.a.view.bounds.size, CGSize(width: 700, height: 500))
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  func testPresentationWithoutAnimationShowsNoCurledPage() async throws {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.modalTransitionStyle = .partialCurl
    stage.a.present(b, animated: false)
    stage.host.advance(by: 0.1)
    XCTAssertNil(paper(over: b))
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [b])
  }
}
