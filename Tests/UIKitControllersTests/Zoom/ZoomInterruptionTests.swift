// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Running zooms that are taken over by touches, reversed, replaced or resized.
@MainActor
final class ZoomInterruptionTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// The pop first completes the push, and starts in the same turn of the event loop from the pixels on the screen.
  func testAPopDuringAZoomingPushReversesItWithItsVelocity() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    stage.host.advance(by: 0.1)
    let (before, instant) = (stage.shown(b), 0.001)
    stage.host.advance(by: instant)
    let at = stage.shown(b)
    stage.pop()
    assertEqual(stage.shown(b).card, at.card, accuracy: 0.01)
    stage.host.advance(by: instant)
    let after = stage.shown(b)
    XCTAssertEqual(after.scale - at.scale, at.scale - before.scale, accuracy: 0.05 * (at.scale - before.scale))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
    XCTAssertTrue(stage.pages.log.lines.contains("Page.viewDidAppear"), "the push is complete")
  }

  /// The views of the zoom lie above the incoming page and belong to no page that moves out, so their snapshots dissolve
  /// where they are.
  func testTheSnapshotsOfAZoomDissolveInPlaceWhenAnotherPushInterruptsIt() async throws {
    let stage = ZoomStage()
    stage.push(stage.page())
    stage.host.advance(by: 0.1)

    let plain = stage.pages.page("Plain")
    stage.navigation.pushViewController(plain, animated: true)
    stage.host.flush()

    let pictures = try XCTUnwrap(plain.view.superview).subviews.filter { "\(type(of: $0))" == "SnapshotView" }
    XCTAssertFalse(pictures.isEmpty)
    for picture in pictures {
      XCTAssertEqual(picture.alpha, 0)
      XCTAssertLessThan(picture.center.x, ZoomStage.size.width)
    }
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page", "Plain"])
  }

  func testAPushOfThePageBeingPoppedReversesAZoom() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.pop()
    stage.host.advance(by: 0.1)
    let at = stage.shown(b)
    stage.push(b)
    assertEqual(stage.shown(b).card, at.card, accuracy: 0.01)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: touches-while-moving.
  /// This includes the first frame.
  func testADragTakesOverAZoomingPushAtAnyFrame() async {
    for time in [0.0, 0.016, 0.1, 0.3] {
      let stage = ZoomStage()
      let b = stage.page()
      stage.push(b)
      stage.host.advance(by: time)
      stage.host.touchBegan(at: point(200, 300))
      stage.host.touchMoved(to: point(200, 311))
      let grabbed = stage.shown(b)
      stage.host.advance(by: 0.2)
      XCTAssertEqual(
        stage.shown(b).scale, grabbed.scale, accuracy: 1e-6, "the page does not move after a touch at \(time) s")
      stage.host.move(from: point(200, 311), to: point(240, 331), duration: 0.2)
      XCTAssertGreaterThan(stage.shown(b).card.midX, grabbed.card.midX + 10)
      stage.host.touchEnded(at: point(240, 331))
      stage.host.advance(by: 2)
      XCTAssertNil(b.transitionCoordinator)
      stage.assertAtRest(stage.pages.names)
    }
  }

  func testATouchInTheFirstFrameOfAZoomDoesNotMoveThePage() async {
    let stage = ZoomStage()
    let b = stage.page()
    let tile = stage.frame(ofTile: 0)
    stage.push(b)
    stage.host.touchBegan(at: point(200, 300))
    assertEqual(stage.shown(b).card, tile, accuracy: 0.1)
    stage.host.touchEnded(at: point(200, 300))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: to-and-fro.
  /// The second drag continues the same pop.
  func testADragTakesOverAZoomedPageThatSpringsBack() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(260, 280), duration: 0.3)
    stage.host.advance(by: 0.1)
    stage.host.touchMoved(to: point(260, 279))
    stage.host.touchEnded(at: point(260, 279))
    stage.host.advance(by: 0.05)
    let shown = stage.shown(b)
    let lines = stage.pages.log.lines
    stage.host.touchBegan(at: point(100, 200))
    assertEqual(stage.shown(b).card, shown.card, accuracy: 2)
    XCTAssertEqual(stage.pages.log.lines, lines, "no new transition has begun")
    stage.host.move(from: point(100, 200), to: point(100, 400), duration: 0.2)
    stage.host.touchEnded(at: point(100, 400))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// Semantics: touches-while-moving.
  /// Also touches on the card of the page that zooms out.
  func testTouchesOnAZoomingPopReachThePageUnderneath() async {
    let stage = ZoomStage()
    stage.pushed()
    stage.pop()
    stage.host.advance(by: 0.1)
    let hit = stage.host.window.hitTest(point(200, 450), with: nil)
    XCTAssertTrue(hit?.isDescendant(of: stage.grid.view) ?? false)
    stage.host.advance(by: 1)
  }

  func testPushesDuringZoomsEndInTheRequestedStack() async {
    let stage = ZoomStage()
    let b = stage.page("B")
    stage.push(b)
    stage.host.advance(by: 0.1)
    stage.push(stage.pages.page("C"))
    stage.host.advance(by: 0.1)
    stage.push(stage.page("D"))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "B", "C", "D"])
    stage.navigation.popToRootViewController(animated: true)
    stage.host.advance(by: 0.1)
    stage.push(stage.pages.page("E"))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "E"])
  }

  func testAZoomDuringAnotherZoomStartsFromItsOwnSource() async {
    let stage = ZoomStage()
    let b = stage.page("B")
    let thumbnail = UIView(frame: CGRect(x: 200, y: 300, width: 80, height: 80))
    b.onLoad = { [unowned b] in b.view.addSubview(thumbnail) }
    stage.push(b)
    stage.host.advance(by: 0.1)
    let c = stage.pages.page("C")
    c.preferredTransition = .zoom { [weak thumbnail] _ in thumbnail }
    stage.push(c)
    assertEqual(stage.shown(c).card, CGRect(x: 200, y: 300, width: 80, height: 80), accuracy: 0.1)
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "B", "C"])
  }

  /// Semantics: resize-anytime.
  /// The pages are laid out in the new size, and the zoom continues from its progress.
  func testAZoomContinuesToTheNewFramesWhenTheWindowIsResized() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    stage.host.advance(by: 0.1)
    let before = stage.shown(b)
    stage.host.resize(to: CGSize(width: 600, height: 500))
    let after = stage.shown(b)
    XCTAssertEqual(after.card.width, before.card.width * 1.5, accuracy: 1)
    XCTAssertEqual(after.card.height, before.card.height / 1.2, accuracy: 1)
    XCTAssertEqual(b.view.bounds.size, CGSize(width: 600, height: 500))
    stage.host.advance(by: 2)
    XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 600, height: 500))
    stage.assertAtRest(["Grid", "Page"])
  }

  func testAnInteractiveZoomContinuesAtItsScaleWhenTheWindowIsResized() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 310), duration: 0.2)
    let scale = stage.shown(b).scale
    stage.host.resize(to: CGSize(width: 500, height: 600))
    XCTAssertEqual(stage.shown(b).scale, scale, accuracy: 1e-3)
    XCTAssertEqual(stage.shown(b).card.width, 500 * scale, accuracy: 0.5)
    stage.host.move(from: point(200, 310), to: point(200, 420), duration: 0.2)
    XCTAssertLessThan(stage.shown(b).scale, scale)
    stage.host.touchEnded(at: point(200, 420))
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  /// Semantics: lost-input-cancels.
  /// The system cancels the touch, as when the window loses the focus during a drag.
  func testACancelledTouchReturnsAZoomedPage() async {
    let stage = ZoomStage()
    stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 500), duration: 0.2)
    stage.host.cancelTouches()
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid", "Page"])
    stage.pop()
    stage.host.advance(by: 2)
    stage.assertAtRest(["Grid"])
  }

  func testAPopWithoutAnimationDuringAZoomRestoresTheGrid() async {
    let stage = ZoomStage()
    stage.push(stage.page())
    stage.host.advance(by: 0.1)
    stage.navigation.popViewController(animated: false)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  func testDragsAndInterruptionsOfZoomsLeakNothing() async {
    assertNothingLeaks {
      let stage = ZoomStage()
      let b = stage.page()
      stage.push(b)
      stage.host.advance(by: 0.05)
      stage.host.drag(from: point(200, 200), to: point(250, 400), duration: 0.2)
      stage.host.advance(by: 0.1)
      stage.push(stage.page("C"))
      stage.host.drag(from: point(200, 200), to: point(250, 260), duration: 0.2)
      stage.host.advance(by: 2)
      stage.navigation.popToRootViewController(animated: false)
      stage.host.advance(by: 1)
      return [stage, b, b.view, b.preferredTransition!]
    }
  }
}
