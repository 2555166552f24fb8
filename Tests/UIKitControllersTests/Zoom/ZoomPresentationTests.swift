// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Presentations that zoom out of a view of the presenter, and interactive dismissals.
@MainActor
final class ZoomPresentationTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns a page A with a tile of 100 points at (50, 100).
  fileprivate func makeStage() -> (PresentationStage, UIView) {
    let stage = PresentationStage()
    let tile = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    tile.layer.cornerRadius = 12
    stage.a.view.addSubview(tile)
    stage.host.flush()
    return (stage, tile)
  }

  fileprivate func zoomed(
    _ stage: PresentationStage, _ tile: UIView, _ style: UIModalPresentationStyle = .fullScreen
  ) -> LoggingPage {
    let page = stage.page("B", style)
    page.preferredTransition = .zoom { [weak tile] _ in tile }
    return page
  }

  private func card(of page: UIViewController) -> CALayer? {
    let card = page.view.superview?.superview?.superview
    guard let card, "\(type(of: card))" == "ZoomCard" else { return nil }
    return (card.layer as CALayer).presentation() ?? card.layer
  }

  func testAPresentationGrowsOutOfItsSourceAndADismissalShrinksIntoIt() async throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic] {
      let (stage, tile) = makeStage()
      let b = zoomed(stage, tile, style)
      stage.a.present(b, animated: true)
      stage.host.flush()
      XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.size, CGSize(width: 100, height: 100))
      XCTAssertEqual(try XCTUnwrap(card(of: b)).position, point(100, 150))
      stage.host.advance(by: 0.1)
      let p = criticallyDamped(19, after: 0.1)
      XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.width, 100 + 300 * p, accuracy: 0.1)
      XCTAssertEqual(try XCTUnwrap(card(of: b)).position.y, 150 + 150 * p, accuracy: 0.1)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: b, covered: style == .overFullScreen ? [] : [stage.a])
      XCTAssertEqual(tile.alpha, 1)
      stage.a.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.width, 400 - 300 * p, accuracy: 0.1)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a)
      XCTAssertEqual(tile.alpha, 1)
      XCTAssertNil(b.view.window)
    }
  }

  func testAZoomingPresentationSendsTheCallbacksOfAnyPresentation() async {
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true) { stage.log.add("presented") }
    stage.host.advance(by: 2)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "A.viewDidDisappear", "presented",
      ])
  }

  /// Semantics: preferred-transition, zoom-source.
  /// A zoom without a source becomes the default transition, which moves the page up from below.
  func testPresentationsUseThePreferredModalTransition() async {
    let (stage, _) = makeStage()
    let b = stage.page("B")
    b.preferredTransition = .crossDissolve
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    let opacity = (b.view.layer as CALayer).presentation()?.opacity ?? 1
    XCTAssertLessThan(opacity, 0.9)
    XCTAssertGreaterThan(opacity, 0.01)
    stage.host.advance(by: 2)
    stage.a.dismiss(animated: false)
    let c = stage.page("C")
    c.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
    stage.a.present(c, animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertNil(card(of: c))
    XCTAssertGreaterThan(stage.shownFrame(of: c).minY, 10, "the page moves up from below")
    stage.host.advance(by: 2)
    stage.assertAtRest(top: c)
  }

  func testAZoomedPresentationIsDismissedByALargeDragButNotByASmallOne() async throws {
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 260), duration: 0.2)
    XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.width, 400 * (1 - 0.67 * 50 / 600), accuracy: 0.1)
    stage.host.advance(by: 0.2)
    stage.host.touchMoved(to: point(200, 259))
    stage.host.touchEnded(at: point(200, 259))
    stage.host.advance(by: 2)
    stage.assertAtRest(top: b, covered: [stage.a])
    XCTAssertTrue(b.presentingViewController === stage.a)
    stage.host.drag(from: point(200, 200), to: point(220, 400), duration: 0.2)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a)
    XCTAssertNil(stage.a.presentedViewController)
  }

  func testADragFromTheEdgeOrAPinchDismissesAZoomedPresentation() async {
    let (stage, tile) = makeStage()
    for round in 0..<2 {
      let b = zoomed(stage, tile)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 2)
      if round == 0 {
        stage.host.drag(from: point(5, 300), to: point(350, 300), duration: 0.3)
      } else {
        for step in 1...8 {
          stage.host.input.pinched(
            scale: 1 - CGFloat(step) * 0.08, angle: 0, at: point(200, 300), time: stage.host.time)
          stage.host.advance(by: 0.02)
        }
        stage.host.input.pinchEnded(time: stage.host.time)
      }
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a)
      XCTAssertNil(stage.a.presentedViewController)
    }
  }

  /// Semantics: touches-while-moving.
  func testADragTakesOverAZoomingPresentation() async throws {
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    let before = try XCTUnwrap(card(of: b)).bounds
    stage.host.touchBegan(at: point(200, 300))
    XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.width, before.width, accuracy: 1)
    stage.host.move(from: point(200, 300), to: point(200, 400), duration: 0.1)
    stage.host.touchEnded(at: point(200, 400))
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a)
    XCTAssertEqual(tile.alpha, 1)
  }

  func testADismissalDuringAZoomingPresentationReversesIt() async throws {
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    let before = try XCTUnwrap(card(of: b)).bounds
    stage.a.dismiss(animated: true)
    stage.host.flush()
    XCTAssertEqual(try XCTUnwrap(card(of: b)).bounds.width, before.width, accuracy: 0.01)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a)
  }

  func testADragDoesNotDismissAModalZoomedPageAndReportsTheAttempt() async {
    final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    let watcher = Watcher()
    b.presentationController?.delegate = watcher
    b.isModalInPresentation = true
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    stage.host.drag(from: point(200, 200), to: point(220, 400), duration: 0.2)
    stage.host.advance(by: 2)
    XCTAssertEqual(watcher.calls, ["attempt"])
    stage.assertAtRest(top: b, covered: [stage.a])
    b.isModalInPresentation = false
    stage.host.drag(from: point(200, 200), to: point(220, 230), duration: 0.5)
    stage.host.advance(by: 2)
    XCTAssertEqual(watcher.calls, ["attempt", "will"])
    stage.host.drag(from: point(200, 200), to: point(220, 400), duration: 0.2)
    stage.host.advance(by: 2)
    XCTAssertEqual(watcher.calls, ["attempt", "will", "will", "did"])
    stage.assertAtRest(top: stage.a)
  }

  func testAZoomingPresentationContinuesWhenTheWindowIsResized() async throws {
    let (stage, tile) = makeStage()
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 500, height: 500))
    stage.host.advance(by: 2)
    XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 500, height: 500))
    stage.assertAtRest(top: b, covered: [stage.a])
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 400, height: 600))
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a)
    XCTAssertEqual(stage.a.view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  func testZoomingPresentationsLeakNothing() async {
    assertNothingLeaks {
      let (stage, tile) = makeStage()
      let b = zoomed(stage, tile)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 2)
      stage.host.drag(from: point(200, 200), to: point(220, 400), duration: 0.2)
      stage.host.advance(by: 2)
      return [b, b.view, b.preferredTransition!]
    }
  }
}

extension ZoomPresentationTests {
  func testTheShrunkenPresenterHasRoundCornersAndKeepsItsOwnAfterwards() async {
    let (stage, tile) = makeStage()
    let presenter = stage.a.view!
    presenter.layer.cornerRadius = 3
    let b = zoomed(stage, tile)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    let radius = presenter.layer.presentation()?.cornerRadius ?? 0
    XCTAssertTrue(radius > 4 && radius < 12, "\(radius)")
    XCTAssertTrue(presenter.clipsToBounds)
    stage.host.advance(by: 2)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(presenter.layer.cornerRadius, 3)
    XCTAssertFalse(presenter.clipsToBounds)
  }
}
