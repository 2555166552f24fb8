// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The drag over the content that goes back: where it begins, and to which other gestures it yields.
@MainActor
final class ContentPopTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat = 300) -> CGPoint { CGPoint(x: x, y: y) }

  /// Semantics: content-pop.
  func testADragOverTheContentPopsWithThePointer() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.touchBegan(at: point(100))
    stage.host.move(from: point(100), to: point(300), duration: 0.3)
    XCTAssertEqual(stage.shownX(of: b), 190, accuracy: 0.01)
    stage.host.touchEnded(at: point(300))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: content-pop.
  /// The drag must go from the leading to the trailing side.
  func testVerticalDragsAndDragsTowardsTheLeadingSideDoNotPop() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: point(300), to: point(100), duration: 0.3)
    stage.host.drag(from: point(200), to: point(205, 500), duration: 0.3)
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(203, 240), duration: 0.1)
    stage.host.move(from: point(203, 240), to: point(390, 240), duration: 0.3)
    stage.host.touchEnded(at: point(390, 240))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
  }

  /// Semantics: content-pop, edge-pop.
  /// On the root there is nothing to pop, and a cancelled drag leaves the stack unchanged.
  func testADragOnTheRootDoesNothingAndACancelledDragSpringsBack() async {
    let stage = NavigationStage("A")
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    stage.pushed("B")
    stage.host.touchBegan(at: point(100))
    stage.host.move(from: point(100), to: point(350), duration: 0.3)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: gesture-priority.
  /// A slider, and a pan recognizer of the page, keep their drags.
  func testTheDragYieldsToSlidersAndToThePagesOwnDrags() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 300, height: 30))
    let pad = UIView(frame: CGRect(x: 50, y: 400, width: 300, height: 100))
    var drags = 0
    pad.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .ended { drags += 1 } })
    b.view.addSubview(slider)
    b.view.addSubview(pad)
    stage.host.advance(by: 0.1)
    stage.host.drag(from: point(66, 215), to: point(300, 215), duration: 0.3)
    stage.host.drag(from: point(100, 450), to: point(300, 450), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(slider.value, 0.5)
    XCTAssertEqual(drags, 1)
    XCTAssertEqual(stage.log.lines, [])
  }

  private func addScrollView(_ size: CGSize, to page: UIViewController) -> UIScrollView {
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = size
    page.view.addSubview(scrollView)
    return scrollView
  }

  /// Semantics: gesture-priority.
  /// As long as the content can scroll in that direction, it scrolls. At its end, the drag goes back.
  func testTheDragYieldsToAScrollViewThatCanStillScrollInItsDirection() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let scrollView = addScrollView(CGSize(width: 2000, height: 600), to: b)
    scrollView.contentOffset = CGPoint(x: 700, y: 0)
    stage.host.advance(by: 0.1)
    stage.host.drag(from: point(100), to: point(300), duration: 1)
    stage.host.advanceToRest()
    XCTAssertLessThan(scrollView.contentOffset.x, 600)
    XCTAssertEqual(stage.log.lines, [])
    scrollView.contentOffset = .zero
    stage.host.drag(from: point(300), to: point(100), duration: 1)
    stage.host.advanceToRest()
    XCTAssertGreaterThan(scrollView.contentOffset.x, 100)
    scrollView.contentOffset = .zero
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertEqual(scrollView.contentOffset, .zero)
    stage.assertAtRest(["A"])
  }

  /// Semantics: completion-after-settling.
  func testARunningBounceDoesNotPreventTheEndOfAPop() async {
    let stage = NavigationStage("one", "two")
    let page = stage.page(at: 1)
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    page.view.addSubview(scroll)
    stage.host.advance(by: 0.1)

    stage.host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.1)
    XCTAssertTrue(scroll.isDecelerating, "the content bounces")
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.2)
    stage.host.advance(by: 2)

    stage.assertAtRest(["one"])
  }

  /// Semantics: gesture-priority.
  /// A touch that stops a moving scroll view can only scroll it, even if it moves sideways.
  func testAVerticalScrollNeverBecomesABackSwipe() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let scrollView = addScrollView(CGSize(width: 400, height: 9000), to: b)
    stage.host.advance(by: 0.1)
    stage.host.drag(from: point(200, 500), to: point(200, 200), duration: 0.15)
    let thrown = scrollView.contentOffset.y
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(scrollView.contentOffset.y, thrown)
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.advanceToRest()
    XCTAssertEqual(stage.log.lines, [])
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: desktop-back.
  /// A distance of 400 points on a touchpad is one page, however wide the page is.
  func testTwoFingersOnATouchpadGoBack() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.resize(to: CGSize(width: 800, height: 600))
    stage.host.advance(by: 0.1)
    for _ in 0..<20 {
      stage.host.scroll(by: CGVector(dx: 10, dy: 1), at: point(300))
      stage.host.advance(by: 0.008)
    }
    XCTAssertEqual(stage.shownX(of: b), 400, accuracy: 0.01)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: desktop-back.
  /// The timeout releases a swipe that pauses. A mostly vertical movement scrolls.
  func testATouchpadSwipeThatStopsSpringsBackAndVerticalScrollsDoNotPop() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    for _ in 0..<10 {
      stage.host.scroll(by: CGVector(dx: 4, dy: 9), at: point(200))
      stage.host.advance(by: 0.008)
    }
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    for step in 0..<12 {
      stage.host.scroll(by: CGVector(dx: step < 10 ? 8 : 0.2, dy: 0), at: point(200))
      stage.host.advance(by: 0.02)
    }
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: right-to-left.
  /// In right-to-left layouts the gestures work from the other edge and in the other direction.
  func testEdgeAndDirectionAreMirroredInRightToLeftLayouts() async {
    let stage = NavigationStage("A")
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft
    stage.navigation.view.setNeedsLayout()
    stage.pushed("B")
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.drag(from: point(5), to: point(390), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    stage.host.drag(from: point(300), to: point(10), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    let c = stage.pushed("C")
    stage.host.touchBegan(at: point(395))
    stage.host.move(from: point(395), to: point(195), duration: 0.3)
    XCTAssertEqual(stage.shownX(of: c), -188, accuracy: 0.01)
    stage.host.touchEnded(at: point(195))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: always-interruptible.
  /// A drag over the content takes control of a running push at the same pixels.
  func testADragOverTheContentTakesOverARunningPush() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.06)
    let x = stage.shownX(of: b)
    stage.host.touchBegan(at: point(50))
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
    stage.host.touchMoved(to: point(60))
    XCTAssertEqual(stage.shownX(of: b), x + 10, accuracy: 0.01)
    stage.host.move(from: point(60), to: point(360), duration: 0.2)
    stage.host.touchEnded(at: point(360))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: vetoed-gestures.
  func testTheContentDragCanBeVetoedAndDisabled() async {
    final class Veto: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = NavigationStage("A")
    stage.pushed("B")
    let veto = Veto()
    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = veto
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = nil
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    stage.host.drag(from: point(100), to: point(390), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
  }
}
