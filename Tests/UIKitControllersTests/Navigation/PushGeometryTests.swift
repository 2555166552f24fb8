// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The system's push and pop at exact times (`TransitionMetrics`). The container is 400 points wide.
@MainActor
final class PushGeometryTests: UIKitTestCase {
  /// Returns the remaining fraction of the distance after a time in seconds.
  private func rest(after time: Double) -> CGFloat { CGFloat(exp(-time / 0.060)) }

  func testThePushedPageApproachesItsPositionExponentially() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), 400, accuracy: 0.01)
    for time in [0.03, 0.06, 0.12, 0.3] {
      stage.host.advance(to: 1000.1 + time)
      XCTAssertEqual(stage.shownX(of: b), 400 * rest(after: time), accuracy: 0.01, "after \(time) s")
    }
    stage.host.advance(to: 1000.1 + 0.45)
    stage.assertAtRest(["A", "B"])
  }

  func testTheCoveredPageFollowsAtThirtyPerCentAndDarkens() async {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(to: 1000.1 + 0.06)
    let progress = 1 - rest(after: 0.06)
    XCTAssertEqual(stage.shownX(of: a), -120 * progress, accuracy: 0.01)
    let dimming = a.view.superview?.subviews.first { $0.backgroundColor == .black }
    XCTAssertEqual(Double(dimming?.layer.presentation()?.opacity ?? 0), 0.1 * Double(progress), accuracy: 0.001)
  }

  func testAPopMovesThePagesInTheOppositeDirectionOfAPush() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let begin = stage.host.time
    stage.navigation.popViewController(animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), 0, accuracy: 0.01)
    XCTAssertEqual(stage.shownX(of: stage.page(at: 0)), -120, accuracy: 0.01)
    stage.host.advance(to: begin + 0.06)
    XCTAssertEqual(stage.shownX(of: b), 400 * (1 - rest(after: 0.06)), accuracy: 0.01)
    XCTAssertEqual(stage.shownX(of: stage.page(at: 0)), -120 * rest(after: 0.06), accuracy: 0.01)
  }

  /// Semantics: flush-updates.
  /// The incoming page is laid out before the animation starts.
  func testTheIncomingPageHasItsSizeAndSafeAreaBeforeItMoves() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    let child = UIView()
    b.onLoad = { [unowned b] in
      child.frame = b.view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      b.view.addSubview(child)
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(b.view.bounds.size, CGSize(width: 400, height: 600))
    XCTAssertEqual(b.view.safeAreaInsets.top, 44)
    XCTAssertEqual(child.layer.presentation()?.bounds.size, CGSize(width: 400, height: 600))
    XCTAssertNil(child.layer.animationKeys())
  }

  func testReducedMotionDissolvesInAHundredAndFortyMilliseconds() async {
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = nil }
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(to: 1000.1 + 0.07)
    XCTAssertEqual(stage.shownX(of: b), 0, accuracy: 0.01)
    XCTAssertEqual(Double(b.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.001)
    stage.host.advance(to: 1000.1 + 0.15)
    stage.assertAtRest(["A", "B"])
  }
}
