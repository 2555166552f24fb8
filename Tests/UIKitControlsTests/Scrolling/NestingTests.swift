// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Scroll views in scroll views, in other scrolling containers, and together with other gesture recognizers.
@MainActor
final class NestingTests: UIKitTestCase {
  /// Adds a scroll view of 300 × 300 points at (50, 100) to the stage's scroll view.
  private func inner(in stage: ScrollStage, content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    inner.contentSize = content
    stage.scroll.addSubview(inner)
    stage.host.flush()
    return inner
  }

  private let inside = CGPoint(x: 200, y: 250)

  func testNestedScrollViewsScrollAlongTheirOwnAxes() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 2000, height: 300))

    stage.host.drag(from: inside, to: CGPoint(x: 100, y: 245), duration: 0.1)
    XCTAssertGreaterThan(inner.contentOffset.x, 80)
    XCTAssertEqual(stage.y, 0)
    stage.host.advance(by: 4)
    let x = inner.contentOffset.x
    stage.host.drag(from: inside, to: CGPoint(x: 195, y: 150), duration: 0.1)

    XCTAssertGreaterThan(stage.y, 80)
    XCTAssertEqual(inner.contentOffset.x, x)
    stage.assertAtRest()
  }

  func testADragContinuesInTheOuterScrollViewAtTheEndOfTheInnerOne() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 300, height: 400))

    stage.host.touchBegan(at: inside)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 90), duration: 0.2)

    // Beyond the dead zone, 100 points scroll the inner view and the other 50 the outer one.
    XCTAssertEqual(inner.contentOffset.y, 100)
    XCTAssertEqual(stage.y, 50)
    stage.host.move(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 120), duration: 0.2)
    XCTAssertEqual(inner.contentOffset.y, 70, "on the way back the inner view scrolls first")
    XCTAssertEqual(stage.y, 50)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 120))
    stage.host.advance(by: 4)

    XCTAssertEqual(stage.log.lines, ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    stage.assertAtRest()
  }

  func testAFlickContinuesInTheOuterScrollViewBeyondTheEndOfTheInnerOne() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 300, height: 350))

    stage.host.drag(from: inside, to: CGPoint(x: 200, y: 90), duration: 0.1)
    XCTAssertTrue(stage.scroll.isDecelerating)
    XCTAssertEqual(stage.log.velocity.y, 1.6, accuracy: 0.02)
    stage.host.advance(by: 4)

    XCTAssertEqual(inner.contentOffset.y, 50)
    XCTAssertGreaterThan(stage.y, 500)
    stage.assertAtRest()
  }

  func testTheInnerScrollViewBouncesWhereBothHaveReachedTheirEnd() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 300, height: 400))

    stage.host.touchBegan(at: inside)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 360), duration: 0.2)

    XCTAssertEqual(stage.y, 0)
    XCTAssertLessThan(inner.contentOffset.y, -30)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 360))
    stage.assertAtRest()
    XCTAssertEqual(inner.contentOffset.y, 0)
  }

  func testAnInnerScrollViewThatDoesNotTransferScrollingBounces() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 300, height: 350))
    inner.transfersVerticalScrollingToParent = false

    stage.host.touchBegan(at: inside)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 90), duration: 0.2)

    XCTAssertEqual(stage.y, 0)
    XCTAssertGreaterThan(inner.contentOffset.y, 60)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 90))
    stage.assertAtRest()
  }

  func testTheWheelScrollsTheOuterScrollViewIfItBeginsAtTheEndOfTheInnerOne() async {
    let stage = ScrollStage()
    let inner = inner(in: stage, content: CGSize(width: 300, height: 340))

    for _ in 0..<3 { stage.host.scroll(by: CGVector(dx: 0, dy: -50), at: inside, isContinuous: false) }
    stage.host.advance(by: 1)
    XCTAssertEqual(inner.contentOffset.y, 40)
    XCTAssertEqual(stage.y, 0, "the inner view receives the rest of the gesture")
    stage.host.scroll(by: CGVector(dx: 0, dy: -50), at: inside, isContinuous: false)
    stage.host.advance(by: 1)

    XCTAssertEqual(inner.contentOffset.y, 40)
    XCTAssertEqual(stage.y, 50)
    stage.assertAtRest()
  }

  // MARK: Other gestures

  func testAHorizontalDragInAVerticalScrollViewBeginsAnotherPan() async {
    let stage = ScrollStage()
    var began = false
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { began = true } })

    stage.host.drag(from: inside, to: CGPoint(x: 320, y: 260), duration: 0.1)

    XCTAssertTrue(began)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest()
  }

  /// Semantics: gesture-priority.
  func testADragThatStopsTheContentDoesNotBeginAnotherPan() async {
    let stage = ScrollStage()
    var began = false
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { began = true } })

    stage.host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.1)
    stage.host.advance(by: 0.1)
    XCTAssertTrue(stage.scroll.isDecelerating)
    stage.host.drag(from: inside, to: CGPoint(x: 350, y: 260), duration: 0.1)

    XCTAssertFalse(began)
    stage.assertAtRest()
  }

  /// Semantics: gesture-priority.
  func testADiagonalEdgeSwipeTakesPrecedenceOverScrolling() async {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    var began = false
    let edge = UIScreenEdgePanGestureRecognizer { if $0.state == .began { began = true } }
    edge.edges = .left
    stage.host.window.addGestureRecognizer(edge)

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 150, y: 180), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertTrue(began)
    XCTAssertEqual(stage.log.lines, [])
    stage.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 10, y: 200), duration: 0.2)

    XCTAssertGreaterThan(stage.y, 100, "a vertical drag at the edge scrolls")
    stage.assertAtRest()
  }

  /// Semantics: gesture-priority.
  func testAHorizontalDragOfASliderDoesNotScroll() async {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 300, height: 34))
    stage.scroll.addSubview(slider)

    stage.host.drag(from: CGPoint(x: 100, y: 217), to: CGPoint(x: 250, y: 222), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    XCTAssertGreaterThan(slider.value, 0.4)
    let value = slider.value
    stage.host.drag(from: CGPoint(x: 100, y: 217), to: CGPoint(x: 105, y: 60), duration: 0.2)

    XCTAssertEqual(slider.value, value, "a vertical drag scrolls")
    XCTAssertGreaterThan(stage.y, 100)
    stage.assertAtRest()
  }

  /// Semantics: gesture-priority.
  func testHorizontalDragsOfSegmentsAndSwitchesInAScrollViewBeginNoOtherPan() async {
    let stage = ScrollStage()
    let segments = UISegmentedControl(items: ["one", "two", "three"])
    segments.frame = CGRect(x: 50, y: 200, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    stage.scroll.addSubview(segments)
    let toggle = UISwitch(frame: CGRect(x: 50, y: 300, width: 51, height: 31))
    stage.scroll.addSubview(toggle)
    var began = false
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { began = true } })

    stage.host.drag(from: CGPoint(x: 100, y: 216), to: CGPoint(x: 300, y: 220), duration: 0.1)
    stage.host.advance(by: 1)
    XCTAssertEqual(segments.selectedSegmentIndex, 2)
    stage.host.drag(from: CGPoint(x: 60, y: 315), to: CGPoint(x: 100, y: 316), duration: 0.1)
    stage.host.advance(by: 1)

    XCTAssertTrue(toggle.isOn)
    XCTAssertFalse(began)
    stage.assertAtRest()
  }

  // MARK: Nested scroll parents

  func testANestedScrollParentConsumesADragBeforeTheContentMoves() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let parent = Parent(frame: host.window.bounds)
    let scroll = UIScrollView(frame: parent.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    parent.addSubview(scroll)
    host.window.addSubview(parent)
    host.flush()

    host.touchBegan(at: CGPoint(x: 200, y: 300))
    host.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 410), duration: 0.1)
    XCTAssertEqual(parent.consumed, 100, "the parent consumes a drag down at the top")
    XCTAssertEqual(scroll.contentOffset.y, 0)
    host.move(from: CGPoint(x: 200, y: 410), to: CGPoint(x: 200, y: 280), duration: 0.1)
    XCTAssertEqual(parent.consumed, 0, "a drag up first moves the parent back")
    XCTAssertEqual(scroll.contentOffset.y, 30)
    parent.decelerates = true
    host.touchEnded(at: CGPoint(x: 200, y: 280))
    host.advance(by: 1)

    XCTAssertEqual(parent.released.dy, -1300, accuracy: 15)
    XCTAssertEqual(scroll.contentOffset.y, 30, "the parent decelerates instead of the content")
    host.window.close()
  }

  func testANestedScrollParentIsToldOfTheEndOfAnInterruptedDrag() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let parent = Parent(frame: host.window.bounds)
    let scroll = UIScrollView(frame: parent.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    parent.addSubview(scroll)
    host.window.addSubview(parent)
    host.flush()

    for interrupt in [
      { scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }, { scroll.removeFromSuperview() },
    ] {
      let before = parent.releases
      host.touchBegan(at: CGPoint(x: 200, y: 300))
      host.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350), duration: 0.1)
      interrupt()
      XCTAssertEqual(parent.releases, before + 1)
      host.touchEnded(at: CGPoint(x: 200, y: 350))
      host.advance(by: 1)
      XCTAssertEqual(parent.releases, before + 1)
    }
    host.window.close()
  }

  private final class Parent: UIView, NestedScrollParent {
    private(set) var consumed: CGFloat = 0
    private(set) var released = CGVector.zero
    private(set) var releases = 0
    var decelerates = false

    func consume(_ delta: CGVector, of scrollView: UIScrollView) -> CGVector {
      guard delta.dy > 0 ? scrollView.contentOffset.y <= 0 : consumed > 0 else { return .zero }
      let part = max(delta.dy, -consumed)
      consumed += part
      return CGVector(dx: 0, dy: part)
    }

    func endDrag(of scrollView: UIScrollView, velocity: CGVector) -> Bool {
      released = velocity
      releases += 1
      return decelerates
    }
  }
}
