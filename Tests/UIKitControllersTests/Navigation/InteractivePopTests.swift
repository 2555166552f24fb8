// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The drag from the leading edge: where it begins, what it drives, and how it ends.
@MainActor
final class InteractivePopTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat = 300) -> CGPoint { CGPoint(x: x, y: y) }

  /// Semantics: swipe-metrics.
  func testThePageTrailsThePointerByTheDeadZone() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    stage.host.move(from: point(5), to: point(105), duration: 0.2)
    XCTAssertEqual(stage.shownX(of: b), 100 - 12, accuracy: 0.01)
    XCTAssertEqual(stage.shownX(of: stage.page(at: 0)), -120 * (1 - 88.0 / 400), accuracy: 0.01)
    stage.host.move(from: point(105), to: point(205), duration: 0.2)
    XCTAssertEqual(stage.shownX(of: b), 200 - 12, accuracy: 0.01)
    stage.host.touchEnded(at: point(205))
  }

  /// Semantics: swipe-metrics.
  /// A progress of 16 % at 1200 points per second pops.
  func testAShortFastDragPops() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: point(5), to: point(5 + 12 + 72), duration: 0.07)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: swipe-metrics.
  /// A progress of 29 % at 400 points per second springs back.
  func testAShortSlowDragSpringsBack() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: point(5), to: point(5 + 12 + 116), duration: 0.32)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: velocity-continues.
  func testAFlickOfTwoEventsSendsAllCallbacks() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    stage.host.advance(by: 0.016)
    stage.host.touchMoved(to: point(200))
    stage.host.advance(by: 0.016)
    stage.host.touchEnded(at: point(390))
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.log.lines.contains("A.viewDidAppear"))
    XCTAssertTrue(stage.log.lines.contains("B.viewDidDisappear"))
    stage.assertAtRest(["A"])
  }

  /// The pointer does not move, so the push that brings the page back starts without a velocity.
  func testAPushDuringADragStartsWithoutVelocity() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    stage.host.move(from: point(5), to: point(205), duration: 0.2)
    stage.host.advance(by: 0.1)
    let held = stage.shownX(of: b)

    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(stage.shownX(of: b), held, accuracy: 0.01)
    stage.host.advance(by: 0.001)

    XCTAssertEqual(stage.shownX(of: b), held, accuracy: 0.1)
    stage.host.touchEnded(at: point(205))
    stage.host.advance(by: 2)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: to-and-fro.
  func testADragBackAndForthFollowsThePointer() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    var x: CGFloat = 5
    for target: CGFloat in [257, 5, 257] {
      stage.host.move(from: point(x), to: point(target), duration: 0.3)
      x = target
      XCTAssertEqual(stage.shownX(of: b), max(target - 17, 0), accuracy: 0.01)
    }
    stage.host.touchEnded(at: point(x))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: edge-pop.
  func testAnEdgeDragOnTheRootDoesNothingAndPushesStillWork() async {
    let stage = NavigationStage("A")
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.log.lines, [])
    stage.pushed("B")
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: no-trace.
  func testTapsAndVerticalDragsAtTheEdgeDoNotPop() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.tap(at: point(5))
    stage.host.drag(from: point(5), to: point(9, 500), duration: 0.3)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: lost-input-cancels.
  func testACancelledGestureCancelsTheTransition() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    stage.host.move(from: point(5), to: point(300), duration: 0.3)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
    stage.pushed("C")
    stage.assertAtRest(["A", "B", "C"])
  }

  /// Semantics: vetoed-gestures.
  func testTheGestureCanBeVetoedAndItsDelegateChanged() async {
    final class Veto: NSObject, UIGestureRecognizerDelegate {
      var allows = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let stage = NavigationStage("A")
    stage.pushed("B")
    let veto = Veto()
    stage.navigation.interactivePopGestureRecognizer?.delegate = veto
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    veto.allows = true
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    stage.pushed("C")
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "C"])
  }

  /// Semantics: vetoed-gestures.
  func testTheGestureWorksIfAButtonReplacesTheBackButton() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: hidden-bar-pops.
  func testTheGesturesAreDisabledWhileTheBarIsHiddenUnlessAClientSetsTheirDelegate() async throws {
    for (key, start) in [
      (\UINavigationController.interactivePopGestureRecognizer, point(5)),
      (\UINavigationController.interactiveContentPopGestureRecognizer, point(150)),
    ] {
      let stage = NavigationStage("A")
      stage.pushed("B")
      let recognizer = try XCTUnwrap(stage.navigation[keyPath: key])
      let original = recognizer.delegate
      XCTAssertNotNil(original)

      stage.navigation.setNavigationBarHidden(true, animated: false)
      stage.host.drag(from: start, to: point(390), duration: 0.3)
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.log.lines, [])

      recognizer.delegate = nil
      stage.host.drag(from: start, to: point(390), duration: 0.3)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A"])

      recognizer.delegate = original
      stage.pushed("C")
      stage.host.drag(from: start, to: point(390), duration: 0.3)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A", "C"])
      stage.navigation.setNavigationBarHidden(false, animated: false)
      stage.host.drag(from: start, to: point(390), duration: 0.3)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A"])
    }
  }

  /// Semantics: touches-are-cancelled.
  func testTouchesOnTheLeavingPageAreCancelled() async {
    final class Pad: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    }
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let pad = Pad(frame: b.view.bounds)
    b.view.addSubview(pad)
    stage.host.drag(from: point(5), to: point(100), duration: 0.5)
    XCTAssertEqual(pad.calls, ["began", "cancelled"])
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: to-and-fro.
  /// Drag, cancel, drag again before the page is at rest, finish.
  func testASecondDragTakesOverThePageThatSpringsBack() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.drag(from: point(5), to: point(137), duration: 1)
    let calls = stage.log.lines
    stage.host.advance(by: 0.03)
    let x = stage.shownX(of: b)
    XCTAssertGreaterThan(x, 10)
    stage.host.touchBegan(at: point(6))
    stage.host.touchMoved(to: point(19))
    let grabbed = stage.shownX(of: b)
    XCTAssertEqual(grabbed, x + 1, accuracy: 0.01)
    stage.host.move(from: point(19), to: point(219), duration: 0.3)
    XCTAssertEqual(stage.shownX(of: b), grabbed + 200, accuracy: 0.01)
    stage.host.touchEnded(at: point(219))
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, calls + ["B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)"])
    stage.assertAtRest(["A"])
  }

  /// Semantics: always-interruptible.
  /// The push is completed, and the pop starts at its progress.
  func testADragFromTheEdgeTakesOverARunningPush() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.06)
    let x = stage.shownX(of: b)
    stage.host.touchBegan(at: point(5))
    stage.host.touchMoved(to: point(17))
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
    XCTAssertEqual(
      stage.log.lines.suffix(9),
      [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)", "B.willMove(nil)",
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing",
      ])
    stage.host.move(from: point(17), to: point(217), duration: 0.2)
    stage.host.touchEnded(at: point(217))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: swipe-metrics.
  /// One spring leads to both ends, with the pointer's velocity.
  func testAReleasedPageContinuesWithThePointersVelocity() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.drag(from: point(5), to: point(257), duration: 0.3)
    let (begin, speed) = (stage.shownX(of: b), 252 / 0.3)
    stage.host.advance(by: 0.0005)
    XCTAssertEqual(Double(stage.shownX(of: b) - begin) / 0.0005, speed, accuracy: speed * 0.05)
    stage.host.advance(by: 0.25)
    XCTAssertGreaterThan(stage.shownX(of: b), 390)
  }

  /// Semantics: order-of-cancel.
  /// The coordinator reports the cancellation to code that waits for `didShow`, which is not sent.
  func testTheCoordinatorReportsACancelledPop() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    var told: [Bool] = []
    stage.page(at: 0).onWillAppear = { page in
      page.transitionCoordinator?.animate(alongsideTransition: nil) { told.append($0.isCancelled) }
    }
    stage.host.drag(from: point(5), to: point(60), duration: 0.5)
    stage.host.advance(by: 1)
    XCTAssertEqual(told, [true])
  }

  /// Semantics: edge-pop.
  /// The edge drag has no effect if the delegate supplies an animator without an interaction controller.
  func testTheEdgeDragHasNoEffectIfTheDelegateProvidesAnAnimator() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.delegate.animator = FadeAnimator()
    stage.host.drag(from: point(5), to: point(300), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }
}
