// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Interactive zooms: the position of the page, the end of the transition, and the callbacks.
@MainActor
final class ZoomGestureTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns the centre of the card and the scale of the page for a drag that began at `start` and has moved by
  /// `movement` beyond the dead zone.
  private func dragged(
    from start: CGPoint, by movement: CGVector, scale: CGFloat
  ) -> (center: CGPoint, scale: CGFloat) {
    (
      point(
        start.x + 0.56 * movement.dx + (200 - start.x) * scale, start.y + movement.dy + (300 - start.y) * scale),
      scale
    )
  }

  private func assertDragged(
    _ stage: ZoomStage, _ page: UIViewController, _ expected: (center: CGPoint, scale: CGFloat),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let shown = stage.shown(page)
    XCTAssertEqual(shown.scale, expected.scale, accuracy: 1e-3, file: file, line: line)
    XCTAssertEqual(shown.card.midX, expected.center.x, accuracy: 0.1, file: file, line: line)
    XCTAssertEqual(shown.card.midY, expected.center.y, accuracy: 0.1, file: file, line: line)
    XCTAssertEqual(shown.card.width, 400 * expected.scale, accuracy: 0.4, file: file, line: line)
    XCTAssertEqual(shown.card.height, 600 * expected.scale, accuracy: 0.4, file: file, line: line)
  }

  /// The scale is 1 − 0.67 · (dy / height). The page follows horizontal movement by a factor of 0.56. Measured on
  /// iOS 27.
  func testADragDownShrinksAZoomedPageUnderTheFinger() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    let start = point(250, 200)
    stage.host.touchBegan(at: start)
    stage.host.move(from: start, to: point(250, 310), duration: 0.2)
    assertDragged(stage, b, dragged(from: point(250, 210), by: CGVector(dx: 0, dy: 100), scale: 1 - 0.67 / 6))
    stage.host.move(from: point(250, 310), to: point(150, 360), duration: 0.2)
    assertDragged(stage, b, dragged(from: point(250, 210), by: CGVector(dx: -100, dy: 150), scale: 1 - 0.67 / 4))
    // Without further movement of the finger the page does not move.
    stage.host.advance(by: 0.3)
    assertDragged(stage, b, dragged(from: point(250, 210), by: CGVector(dx: -100, dy: 150), scale: 1 - 0.67 / 4))
    stage.host.touchEnded(at: point(150, 360))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// The knee of the scale is at 0.52, and its minimum is 0.37. Measured on iOS 27.
  func testADragShrinksAZoomedPageLessBelowTheKneeOfItsScale() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(200, 50))
    stage.host.move(from: point(200, 50), to: point(200, 590), duration: 0.5)
    let raw = 1 - 0.67 * 530 / 600.0
    XCTAssertLessThan(raw, 0.52)
    XCTAssertEqual(stage.shown(b).scale, 0.52 - 0.15 * (1 - exp((raw - 0.52) / 0.15)), accuracy: 1e-3)
    XCTAssertGreaterThan(stage.shown(b).scale, 0.37)
    stage.host.cancelTouches()
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
  }

  /// A release below a scale of 0.905 pops the page. Measured on iOS 27.
  func testAZoomedPageSpringsBackAfterASmallDragAndPopsAfterALargeOne() async {
    let stage = ZoomStage()
    stage.pushed()
    // This scale is reached after 0.095 / 0.67 · 600 = 85 points, plus the dead zone of 10 points.
    for (distance, stays) in [(92.0, true), (98.0, false)] {
      stage.host.touchBegan(at: point(200, 200))
      stage.host.move(from: point(200, 200), to: point(200, 200 + distance), duration: 0.2)
      stage.host.advance(by: 0.2)
      stage.host.touchMoved(to: point(200, 200 + distance))
      stage.host.touchEnded(at: point(200, 200 + distance))
      stage.host.advance(by: 2)
      stage.assertAtRest(stays ? ["Grid", "Page"] : ["Grid"])
    }
  }

  func testAFlickDownPopsAZoomedPageAndAThrowBackUpCancelsThePop() async {
    let stage = ZoomStage()
    stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 400), duration: 0.2)
    stage.host.move(from: point(200, 400), to: point(200, 350), duration: 0.06)
    stage.host.touchEnded(at: point(200, 350))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
    stage.host.drag(from: point(200, 200), to: point(200, 250), duration: 0.04)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// At the release the position changes by less than a pixel and the velocity by at most 5 %, whether the page returns
  /// or is popped.
  func testAReleasedZoomedPageContinuesWithTheFingersVelocity() async {
    for (end, duration) in [
      (point(200, 330), 0.2), (point(290, 330), 0.2), (point(150, 280), 0.3), (point(230, 255), 0.5),
    ] {
      let stage = ZoomStage()
      let b = stage.pushed()
      stage.host.touchBegan(at: point(200, 200))
      stage.host.move(from: point(200, 200), to: end, duration: duration)
      let before = stage.shown(b)
      stage.host.touchEnded(at: end)
      let at = stage.shown(b)
      XCTAssertEqual(at.card.midX, before.card.midX, accuracy: 0.5)
      XCTAssertEqual(at.card.midY, before.card.midY, accuracy: 0.5)
      // The distance that the finger would have moved in the next 20 µs.
      let instant = 0.00002
      let movement = CGVector(dx: (end.x - 200) * instant / duration, dy: (end.y - 200) * instant / duration)
      let growth = -0.67 * movement.dy / 600
      // The drag begins where the finger leaves the dead zone.
      let length = hypot(end.x - 200, end.y - 200)
      let start = point(200 + 10 * (end.x - 200) / length, 200 + 10 * (end.y - 200) / length)
      let move = CGVector(
        dx: 0.56 * movement.dx + (200 - start.x) * growth, dy: movement.dy + (300 - start.y) * growth)
      stage.host.advance(by: instant)
      let after = stage.shown(b)
      let tolerance = 0.05 * hypot(move.dx, move.dy)
      XCTAssertEqual(after.card.midX - at.card.midX, move.dx, accuracy: tolerance)
      XCTAssertEqual(after.card.midY - at.card.midY, move.dy, accuracy: tolerance)
      XCTAssertEqual(after.scale - at.scale, growth, accuracy: 0.05 * abs(growth))
      stage.host.advance(by: 2)
      XCTAssertNil(b.transitionCoordinator)
    }
  }

  func testAReleasedPageZoomsIntoTheSourceThatTheProviderThenReturns() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 400), duration: 0.2)
    stage.source = 5
    stage.host.touchEnded(at: point(200, 400))
    XCTAssertEqual(stage.tiles[5].alpha, 0)
    stage.host.advance(by: 0.6)
    assertEqual(stage.shown(b).card, stage.frame(ofTile: 5), accuracy: 3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  func testAReleasedPageFadesOutIfTheProviderReturnsNoSource() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 400), duration: 0.2)
    stage.source = nil
    stage.host.touchEnded(at: point(200, 400))
    stage.host.advance(by: 0.15)
    let alpha = stage.presented(stage.card(of: b)!).opacity
    XCTAssertGreaterThan(alpha, 0.01)
    XCTAssertLessThan(alpha, 0.9)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// The dead zone is 12 points and the scale 1 − 0.67 · dx / width. A release pops the page if the scale projected by
  /// 0.12 s is below 0.70. Measured on iOS 27.
  func testADragFromTheEdgeShrinksAZoomedPageAndPopsBelowItsThreshold() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(5, 300))
    stage.host.move(from: point(5, 300), to: point(105, 300), duration: 0.2)
    assertDragged(stage, b, dragged(from: point(17, 300), by: CGVector(dx: 88, dy: 0), scale: 1 - 0.67 * 0.22))
    stage.host.advance(by: 0.2)
    stage.host.touchMoved(to: point(105, 300))
    stage.host.touchEnded(at: point(105, 300))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
    stage.host.touchBegan(at: point(5, 300))
    stage.host.move(from: point(5, 300), to: point(205, 300), duration: 0.2)
    stage.host.advance(by: 0.2)
    stage.host.touchMoved(to: point(205, 300))
    stage.host.touchEnded(at: point(205, 300))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// Scale and rotation follow the fingers 1:1. A release below a scale of 0.5 pops the page. Measured on iOS 27.
  func testAPinchShrinksAndRotatesAZoomedPageAndPopsBelowHalfItsSize() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    pinch(stage, to: 0.7, angle: 0.2)
    let shown = stage.shown(b)
    XCTAssertEqual(shown.scale, 0.7, accuracy: 1e-3)
    XCTAssertEqual(shown.card.midX, 200, accuracy: 0.5)
    let turn = stage.presented(stage.card(of: b)!).transform
    // The rotation counts from the first event after the recognizer's dead zone of five degrees.
    XCTAssertEqual(atan2(turn.m12, turn.m11), 0.1, accuracy: 0.001)
    stage.host.input.pinchEnded(time: stage.host.time)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
    pinch(stage, to: 0.45, angle: 0)
    stage.host.input.pinchEnded(time: stage.host.time)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  private func pinch(_ stage: ZoomStage, to scale: CGFloat, angle: CGFloat) {
    for step in 1...10 {
      let share = CGFloat(step) / 10
      stage.host.input.pinched(
        scale: 1 + (scale - 1) * share, angle: angle * share, at: point(200, 300), time: stage.host.time)
      stage.host.advance(by: 0.016)
    }
  }

  func testCtrlAndTheWheelPinchAZoomedPage() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    for _ in 0..<3 {
      stage.host.input.wheelPinched(notches: -1, at: point(200, 300), time: stage.host.time)
      stage.host.advance(by: 0.05)
    }
    XCTAssertEqual(stage.shown(b).scale, pow(1.1, -3), accuracy: 1e-3)
    for _ in 0..<6 {
      stage.host.input.wheelPinched(notches: -1, at: point(200, 300), time: stage.host.time)
      stage.host.advance(by: 0.05)
    }
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  func testSpreadingFingersAndDraggingUpOrSidewaysDoNotMoveAZoomedPage() async {
    let stage = ZoomStage()
    stage.pushed()
    pinch(stage, to: 1.5, angle: 0)
    stage.host.input.pinchEnded(time: stage.host.time)
    stage.host.drag(from: point(200, 400), to: point(200, 200), duration: 0.2)
    stage.host.drag(from: point(200, 400), to: point(350, 420), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.pages.log.lines, [])
    stage.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: zoom-source.
  /// The closure receives the location, the velocity and whether the system would begin the dismissal.
  func testInteractiveDismissShouldBeginDecidesWhichGesturesDismissAZoomedPage() async {
    let stage = ZoomStage()
    let options = UIViewController.Transition.ZoomOptions()
    var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    var answer = false
    options.interactiveDismissShouldBegin = { context in
      contexts.append(context)
      return answer
    }
    stage.options = options
    stage.pushed()
    stage.host.drag(from: point(200, 200), to: point(200, 400), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.pages.log.lines, [])
    XCTAssertEqual(contexts.first?.willBegin, true)
    XCTAssertEqual(contexts.first?.location.x ?? 0, 200, accuracy: 0.1)
    XCTAssertEqual(contexts.first?.velocity.dy ?? 0, 1000, accuracy: 60)
    stage.host.drag(from: point(5, 200), to: point(300, 200), duration: 0.2)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.pages.log.lines, [])
    contexts = []
    answer = true
    stage.host.drag(from: point(200, 200), to: point(350, 200), duration: 0.2)
    XCTAssertEqual(contexts.first?.willBegin, false)
    XCTAssertFalse(stage.pages.log.lines.isEmpty, "the closure has allowed a sideways drag")
    stage.host.advance(by: 2)
  }

  /// The interactive pop begins and is cancelled.
  func testACancelledDragOfAZoomedPageSendsBalancedCallbacks() async {
    let stage = ZoomStage()
    stage.pushed("B")
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 250), duration: 0.2)
    XCTAssertEqual(
      stage.pages.log.lines,
      ["B.willMove(nil)", "B.viewWillDisappear", "Grid.viewWillAppear", "willShow Grid", "Grid.viewIsAppearing"])
    stage.pages.log.clear()
    stage.host.cancelTouches()
    stage.host.advance(by: 2)
    XCTAssertEqual(
      stage.pages.log.lines,
      [
        "Grid.viewWillDisappear", "Grid.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "B.didMove(nav)",
      ])
    stage.assertAtRest(["Grid", "B"])
  }
}

/// Drags on a zoomed page with a scroll view, which either scroll its content or pop the page.
@MainActor
final class ZoomScrollingTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func scrollingPage(_ stage: ZoomStage) -> UIScrollView {
    let page = stage.page()
    let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: ZoomStage.size))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    page.onLoad = { [unowned page] in page.view.addSubview(scrollView) }
    stage.push(page)
    stage.host.advance(by: 1)
    return scrollView
  }

  func testADragDownPopsAZoomedPageWhoseContentIsAtItsTop() async {
    let stage = ZoomStage()
    let scrollView = scrollingPage(stage)
    let top = scrollView.contentOffset.y
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 400), duration: 0.2)
    XCTAssertEqual(scrollView.contentOffset.y, top, accuracy: 0.01)
    XCTAssertEqual(
      stage.shown(stage.navigation.transitionCoordinator!.viewController(forKey: .from)!).scale, 1 - 0.67 * 190 / 600,
      accuracy: 1e-3)
    stage.host.touchEnded(at: point(200, 400))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  func testDragsScrollAZoomedPageWhoseContentIsNotAtItsTop() async {
    let stage = ZoomStage()
    let scrollView = scrollingPage(stage)
    stage.pages.log.clear()
    let top = scrollView.contentOffset.y
    stage.host.drag(from: point(200, 500), to: point(200, 200), duration: 0.5)
    stage.host.advance(by: 2)
    XCTAssertGreaterThan(scrollView.contentOffset.y, top + 200)
    let scrolled = scrollView.contentOffset.y
    stage.host.drag(from: point(200, 200), to: point(200, 300), duration: 0.5)
    stage.host.advance(by: 2)
    XCTAssertLessThan(scrollView.contentOffset.y, scrolled)
    XCTAssertEqual(stage.pages.log.lines, [])
    stage.assertAtRest(["Grid", "Page"])
  }
}
