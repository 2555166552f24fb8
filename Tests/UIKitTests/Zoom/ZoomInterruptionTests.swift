// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Zooms that are grabbed, turned round, overtaken and resized on their way.
@MainActor
final class ZoomInterruptionTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// 1.4: a push is completed at once, and in the same turn the pop starts from what shows.
  func testAPopInMidPushTurnsRoundWithItsSpeed() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    studio.host.advance(by: 0.1)
    let (before, instant) = (studio.shown(b), 0.001)
    studio.host.advance(by: instant)
    let at = studio.shown(b)
    studio.pop()
    assertEqual(studio.shown(b).card, at.card, accuracy: 0.01)
    studio.host.advance(by: instant)
    let after = studio.shown(b)
    XCTAssertEqual(after.scale - at.scale, at.scale - before.scale, accuracy: 0.05 * (at.scale - before.scale))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid"])
    XCTAssertTrue(studio.stage.log.lines.contains("Page.viewDidAppear"), "the push has been completed")
  }

  func testAPushInMidPopTurnsRound() async {
    let studio = ZoomStudio()
    let b = studio.pushed()
    studio.pop()
    studio.host.advance(by: 0.1)
    let at = studio.shown(b)
    studio.push(b)
    assertEqual(studio.shown(b).card, at.card, accuracy: 0.01)
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: touches-while-moving.
  /// From the very beginning.
  func testAPushCanBeGrabbedAtAnyFrame() async {
    for time in [0.0, 0.016, 0.1, 0.3] {
      let studio = ZoomStudio()
      let b = studio.page()
      studio.push(b)
      studio.host.advance(by: time)
      studio.host.touchBegan(at: point(200, 300))
      studio.host.touchMoved(to: point(200, 311))
      let grabbed = studio.shown(b)
      studio.host.advance(by: 0.2)
      XCTAssertEqual(studio.shown(b).scale, grabbed.scale, accuracy: 1e-6, "it stands, held \(time) s after its start")
      studio.host.move(from: point(200, 311), to: point(240, 331), duration: 0.2)
      XCTAssertGreaterThan(studio.shown(b).card.midX, grabbed.card.midX + 10)
      studio.host.touchEnded(at: point(240, 331))
      studio.host.advance(by: 2)
      XCTAssertNil(b.transitionCoordinator)
      studio.assertAtRest(studio.stage.names)
    }
  }

  func testAGrabAtTheFirstFrameTakesTheCardWhereItIs() async {
    let studio = ZoomStudio()
    let b = studio.page()
    let tile = studio.frame(ofTile: 0)
    studio.push(b)
    studio.host.touchBegan(at: point(200, 300))
    studio.host.touchMoved(to: point(200, 310))
    assertEqual(studio.shown(b).card, tile, accuracy: 0.1)
    studio.host.touchEnded(at: point(200, 310))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: to-and-fro.
  /// The one pop is grabbed again and again.
  func testAPageOnItsWayBackIsGrabbedAgain() async {
    let studio = ZoomStudio()
    let b = studio.pushed()
    studio.host.touchBegan(at: point(200, 200))
    studio.host.move(from: point(200, 200), to: point(260, 280), duration: 0.3)
    studio.host.advance(by: 0.1)
    studio.host.touchMoved(to: point(260, 279))
    studio.host.touchEnded(at: point(260, 279))
    studio.host.advance(by: 0.05)
    let shown = studio.shown(b)
    let lines = studio.stage.log.lines
    studio.host.touchBegan(at: point(100, 200))
    studio.host.touchMoved(to: point(100, 211))
    assertEqual(studio.shown(b).card, shown.card, accuracy: 2)
    XCTAssertEqual(studio.stage.log.lines, lines, "the same transition")
    studio.host.move(from: point(100, 211), to: point(100, 400), duration: 0.2)
    studio.host.touchEnded(at: point(100, 400))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: touches-while-moving.
  /// Touches on a landing card reach the page underneath.
  func testATapOnALandingCardReachesThePageUnderneath() async {
    let studio = ZoomStudio()
    studio.pushed()
    studio.pop()
    studio.host.advance(by: 0.1)
    let hit = studio.host.window.hitTest(point(200, 450), with: nil)
    XCTAssertTrue(hit?.isDescendant(of: studio.grid.view) ?? false)
    studio.host.advance(by: 1)
  }

  func testAnotherPushInMidZoomStartsFromThePixelsOnScreen() async {
    let studio = ZoomStudio()
    let b = studio.page("B")
    studio.push(b)
    studio.host.advance(by: 0.1)
    studio.push(studio.stage.page("C"))
    studio.host.advance(by: 0.1)
    studio.push(studio.page("D"))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid", "B", "C", "D"])
    studio.navigation.popToRootViewController(animated: true)
    studio.host.advance(by: 0.1)
    studio.push(studio.stage.page("E"))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid", "E"])
  }

  func testAZoomOfAnotherPageInMidZoomStartsFromItsOwnSource() async {
    let studio = ZoomStudio()
    let b = studio.page("B")
    let thumbnail = UIView(frame: CGRect(x: 200, y: 300, width: 80, height: 80))
    b.onLoad = { [unowned b] in b.view.addSubview(thumbnail) }
    studio.push(b)
    studio.host.advance(by: 0.1)
    let c = studio.stage.page("C")
    c.preferredTransition = .zoom { [weak thumbnail] _ in thumbnail }
    studio.push(c)
    assertEqual(studio.shown(c).card, CGRect(x: 200, y: 300, width: 80, height: 80), accuracy: 0.1)
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid", "B", "C"])
  }

  /// Semantics: resize-anytime.
  /// A resize in mid-zoom lays out again and goes on.
  func testAResizeInMidZoomGoesOnToTheNewPlaces() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    studio.host.advance(by: 0.1)
    let before = studio.shown(b)
    studio.host.resize(to: CGSize(width: 600, height: 500))
    let after = studio.shown(b)
    XCTAssertEqual(after.card.width, before.card.width * 1.5, accuracy: 1)
    XCTAssertEqual(after.card.height, before.card.height / 1.2, accuracy: 1)
    XCTAssertEqual(b.view.bounds.size, CGSize(width: 600, height: 500))
    studio.host.advance(by: 2)
    XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 600, height: 500))
    studio.assertAtRest(["Grid", "Page"])
  }

  func testAResizeUnderTheHandGoesOnUnderTheHand() async {
    let studio = ZoomStudio()
    let b = studio.pushed()
    studio.host.touchBegan(at: point(200, 200))
    studio.host.move(from: point(200, 200), to: point(200, 310), duration: 0.2)
    let scale = studio.shown(b).scale
    studio.host.resize(to: CGSize(width: 500, height: 600))
    XCTAssertEqual(studio.shown(b).scale, scale, accuracy: 1e-3)
    XCTAssertEqual(studio.shown(b).card.width, 500 * scale, accuracy: 0.5)
    studio.host.move(from: point(200, 310), to: point(200, 420), duration: 0.2)
    XCTAssertLessThan(studio.shown(b).scale, scale)
    studio.host.touchEnded(at: point(200, 420))
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: lost-input-cancels.
  /// The focus goes in mid-drag.
  func testALostPointerBringsThePageBack() async {
    let studio = ZoomStudio()
    studio.pushed()
    studio.host.touchBegan(at: point(200, 200))
    studio.host.move(from: point(200, 200), to: point(200, 500), duration: 0.2)
    studio.host.cancelTouches()
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid", "Page"])
    studio.pop()
    studio.host.advance(by: 2)
    studio.assertAtRest(["Grid"])
  }

  func testAnUnanimatedPopInMidZoomLeavesNothing() async {
    let studio = ZoomStudio()
    studio.push(studio.page())
    studio.host.advance(by: 0.1)
    studio.navigation.popViewController(animated: false)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  func testNothingLeaksFromDragsAndInterruptions() async {
    assertNothingLeaks {
      let studio = ZoomStudio()
      let b = studio.page()
      studio.push(b)
      studio.host.advance(by: 0.05)
      studio.host.drag(from: point(200, 200), to: point(250, 400), duration: 0.2)
      studio.host.advance(by: 0.1)
      studio.push(studio.page("C"))
      studio.host.drag(from: point(200, 200), to: point(250, 260), duration: 0.2)
      studio.host.advance(by: 2)
      studio.navigation.popToRootViewController(animated: false)
      studio.host.advance(by: 1)
      return [studio, b, b.view, b.preferredTransition!]
    }
  }
}
