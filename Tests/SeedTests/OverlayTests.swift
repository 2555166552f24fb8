// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002: a card of two thirds of the window over a dimming view, with an animator alone and with a presentation
/// controller.
///
/// In the article the card itself is widened from one point, and its content with it. Here it has its size from the
/// start, so that its content is laid out once, and a mask widens. The dimming view covers the window from the start,
/// so that it has no edges.
@MainActor
final class OverlayTests: UIKitTestCase {
  private static let card = CGSize(width: 266, height: 400)

  /// Article 002: the overlay's animator.
  func testAnimatorWidensTheCardOverAGrowingDimmingView() async throws {
    let seed = SeedStage(OverlayStyle.byAnimator, .present)
    seed.go()
    let dimming = try XCTUnwrap(seed.second.view.superview?.subviews.first)
    XCTAssertFalse(dimming === seed.second.view)
    assertOpening(seed, dimming)
    seed.assertCard(Self.card)
    XCTAssertNotNil(seed.first.view.window, "the page below stays")

    seed.go()
    assertClosing(seed)
    seed.assertAtRest(on: seed.first)
    XCTAssertNil(seed.second.view.window)
  }

  /// Article 002: the overlay's presentation controller, which owns the dimming view and animates it with the
  /// coordinator.
  func testPresentationControllerShowsTheDimmingView() async throws {
    let seed = SeedStage(OverlayStyle.byController, .present)
    seed.go()
    let dimming = try XCTUnwrap(seed.second.view.superview?.subviews.first)
    assertOpening(seed, dimming)
    seed.assertCard(Self.card)

    seed.go()
    seed.host.advance(to: seed.start + 0.1)
    XCTAssertEqual(
      (dimming.layer.presentation() ?? dimming.layer).opacity, Float(1 - eased(0.1, of: 0.4)), accuracy: 0.001)
    assertClosing(seed)
    seed.assertAtRest(on: seed.first)
    XCTAssertNil(dimming.window)
  }

  /// Article 002, `containerViewWillLayoutSubviews`: the card is two thirds of the window after a resize.
  func testPresentationControllerLaysOutAgainWhenTheWindowIsResized() async throws {
    let seed = SeedStage(OverlayStyle.byController, .present)
    seed.arrive()
    let dimming = try XCTUnwrap(seed.second.view.superview?.subviews.first)
    seed.host.resize(to: CGSize(width: 600, height: 300))
    seed.host.advance(by: 0.1)
    XCTAssertEqual(shownFrame(seed.second.view), CGRect(x: 100, y: 50, width: 400, height: 200))
    XCTAssertEqual(shownFrame(dimming), CGRect(x: 0, y: 0, width: 600, height: 300))
    seed.go()
    seed.host.advanceToRest()
  }

  /// Article 002: both, interactively.
  func testCardFollowsAnInteractionWithAndWithoutAPresentationController() async throws {
    for style in [OverlayStyle.byAnimator, OverlayStyle.byController] {
      let seed = SeedStage(style, .present)
      var driver = try seed.startInteractively()
      for percent in [0.3, 0.7] {
        driver.update(percent)
        seed.host.advance(by: 0.1)
        XCTAssertEqual(shownWidth(of: seed.second.view), Self.card.width * eased(percent, of: 1), accuracy: 0.05)
      }
      driver.cancel()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.first)
      XCTAssertNil(seed.second.view.window)
      driver = try seed.startInteractively()
      driver.update(0.5)
      driver.finish()
      seed.host.advanceToRest()
      seed.assertCard(Self.card)
      seed.go()
      seed.host.advanceToRest()
    }
  }

  /// Article 002, `shouldRemovePresentersView`: the page below is removed, and returns with the dismissal.
  func testPresentationControllerCanRemoveThePageBelow() async {
    var style = OverlayStyle.byController
    style.presentation.controller = { RemovingPresentationController(presentedViewController: $0, presenting: $1) }
    let seed = SeedStage(style, .present)
    seed.arrive()
    XCTAssertNil(seed.first.view.window)
    seed.arrive()
    seed.assertAtRest(on: seed.first)
  }

  /// Returns the width of the part of the card that is seen.
  private func shownWidth(of card: UIView) -> CGFloat {
    guard let mask = card.mask else { return shownFrame(card).width }
    return (mask.layer.presentation() ?? mask.layer).bounds.width
  }

  private func assertOpening(_ seed: SeedStage, _ dimming: UIView) {
    for time in [0, 0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      let share = eased(time, of: 0.4)
      XCTAssertEqual(shownWidth(of: seed.second.view), Self.card.width * share, accuracy: 0.05)
      XCTAssertEqual(shownFrame(seed.second.view).size, Self.card)
      XCTAssertEqual(shownFrame(seed.second.view).midX, 200)
      XCTAssertEqual(shownFrame(dimming), CGRect(x: 0, y: 0, width: 400, height: 600))
      XCTAssertEqual((dimming.layer.presentation() ?? dimming.layer).opacity, Float(share), accuracy: 0.001)
    }
    seed.host.advanceToRest()
  }

  private func assertClosing(_ seed: SeedStage) {
    for time in [0.15, 0.3] {
      seed.host.advance(to: seed.start + time)
      XCTAssertEqual(
        shownWidth(of: seed.second.view), Self.card.width * (1 - eased(time, of: 0.4)), accuracy: 0.05)
    }
    seed.host.advanceToRest()
  }
}

extension SeedStage {
  fileprivate func assertCard(_ size: CGSize, file: StaticString = #filePath, line: UInt = #line) {
    let frame = shownFrame(second.view)
    XCTAssertEqual(frame.size, size, file: file, line: line)
    XCTAssertEqual(frame.midX, 200, accuracy: 0.01, file: file, line: line)
    XCTAssertEqual(frame.midY, 300, accuracy: 0.01, file: file, line: line)
    XCTAssertNil(second.transitionCoordinator, file: file, line: line)
  }
}

private final class RemovingPresentationController: UIPresentationController {
  nonisolated deinit {}
  override var shouldRemovePresentersView: Bool { true }
}
