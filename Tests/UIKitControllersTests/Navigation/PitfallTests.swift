// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Tests for bugs that are common in implementations of navigation.
@MainActor
final class PitfallTests: UIKitTestCase {
  private func point(_ x: CGFloat, _ y: CGFloat = 300) -> CGPoint { CGPoint(x: x, y: y) }

  /// Semantics: mixed-transitions.
  /// Interactive and other transitions alternate.
  func testAlternatingDragsAndCallsLeaveNothingStuck() async {
    let stage = NavigationStage("A")
    for round in 0..<5 {
      stage.pushed("B")
      stage.host.drag(from: point(5), to: point(60), duration: 0.4)
      stage.navigation.pushViewController(stage.page("C"), animated: round.isMultiple(of: 2))
      stage.host.advance(by: 0.05)
      stage.host.drag(from: point(5), to: point(350), duration: 0.2)
      stage.navigation.popToRootViewController(animated: true)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A"])
    }
  }

  /// Semantics: first-responder-leaves.
  /// The page that is popped has the keyboard focus.
  func testAPoppedPageResignsTheFirstResponder() async {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let field = Field(frame: CGRect(x: 100, y: 100, width: 50, height: 20))
    b.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())

    stage.host.drag(from: point(5), to: point(350), duration: 0.2)
    stage.host.advance(by: 1)

    XCTAssertFalse(field.isFirstResponder)
    stage.assertAtRest(["A"])
    stage.pushed("C")
    stage.assertAtRest(["A", "C"])
  }

  /// Semantics: bars-follow.
  /// An interactive pop between a page with a bar and one without, followed by a push.
  func testAPushWorksAfterPopsBetweenPagesWithAndWithoutABar() async {
    let stage = NavigationStage("A")
    stage.page(at: 0).onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
    let b = stage.page("B")
    b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.navigation.isNavigationBarHidden)
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil

    for end: CGFloat in [60, 350] {
      stage.host.drag(from: point(5), to: point(end), duration: 0.4)
      stage.host.advance(by: 1)
    }

    XCTAssertFalse(stage.navigation.isNavigationBarHidden)
    stage.assertAtRest(["A"])
    stage.pushed("C")
    stage.assertAtRest(["A", "C"])
  }

  /// Semantics: page-works-after-cancel.
  /// After a cancelled pop the page receives touches again.
  func testThePageReceivesTouchesAfterACancelledPop() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 100, y: 200, width: 100, height: 40), primaryAction: UIAction { _ in taps += 1 })
    b.view.addSubview(button)
    stage.host.drag(from: point(5), to: point(60), duration: 0.4)
    stage.host.advance(by: 1)

    stage.host.tap(at: point(150, 220))

    XCTAssertEqual(taps, 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: nested-containers.
  /// A navigation controller in a navigation controller.
  func testANavigationControllerInsideAnotherPushesAndPopsWithBalancedCallbacks() async {
    let stage = NavigationStage("A")
    let inner = UINavigationController(rootViewController: stage.page("I"))
    stage.navigation.pushViewController(inner, animated: true)
    stage.host.advance(by: 1)
    stage.log.clear()

    inner.pushViewController(stage.page("J"), animated: true)
    stage.host.advance(by: 0.05)
    let shown = inner.topViewController?.view.layer.presentation()?.position.x ?? 0
    XCTAssertGreaterThan(shown, 210, "the inner push is animated")
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 1)

    // The pages themselves check that the callbacks alternate correctly.
    XCTAssertTrue(stage.log.lines.contains("J.viewWillAppear"))
    XCTAssertEqual((inner.topViewController as? LoggingPage)?.balance, .disappeared)
    XCTAssertEqual(stage.page(at: 0).balance, .appeared)
  }

  /// Semantics: root-loads.
  /// A page is pushed over the root before the root is visible.
  func testAPopShowsARootThatWasNeverVisible() async {
    let stage = NavigationStage()
    let (a, b) = (stage.page("A"), stage.page("B"))
    stage.navigation.setViewControllers([a], animated: false)
    stage.navigation.pushViewController(b, animated: false)
    stage.host.advance(by: 0.1)

    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 1)

    XCTAssertTrue(a.isViewLoaded)
    stage.assertAtRest(["A"])
  }

  /// Semantics: no-black-behind.
  /// While a cancelled pop runs back, the page below is visible instead of black.
  func testThePageBelowIsVisibleWhileACancelledPopRunsBack() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 400, height: 200))
    defer { camera.close() }
    let (a, b) = (UIViewController(), UIViewController())
    a.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    b.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let navigation = UINavigationController()
    navigation.setViewControllers([a, b], animated: false)
    camera.host.window.rootViewController = navigation
    camera.host.advance(by: 0.1)

    camera.host.drag(from: point(5, 150), to: point(160, 150), duration: 0.8)

    for _ in 0..<6 {
      let picture = Picture(camera.picture())
      XCTAssertGreaterThan(picture[1, 150] >> 16 & 0xff, 0xd0, "the page below, dimmed")
      XCTAssertEqual(picture[399, 150] & 0xff, 0xff, "the page above")
      camera.host.advance(by: 0.01)
    }
    camera.host.advance(by: 1)
    XCTAssertEqual(Picture(camera.picture())[1, 150] & 0xff, 0xff)
  }

  /// Semantics: no-black-behind.
  /// Below a page without a background, nothing disappears from one frame to the next.
  func testACoveredPageIsVisibleBelowATransparentOneUntilTheEnd() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 400, height: 200))
    defer { camera.close() }
    let (a, b) = (UIViewController(), UIViewController())
    a.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    b.view.backgroundColor = nil
    let navigation = UINavigationController(rootViewController: a)
    navigation.view.backgroundColor = .white
    camera.host.window.rootViewController = navigation
    camera.host.advance(by: 0.1)

    navigation.pushViewController(b, animated: true)
    camera.host.advance(by: 0.05)
    let moving = Picture(camera.picture())
    camera.host.advance(by: 1)

    XCTAssertNotEqual(moving[1, 150], 0xffff_ffff, "the covered page shows through while it moves")
    XCTAssertEqual(Picture(camera.picture())[1, 150], 0xffff_ffff, "the covered page is removed at the end")
  }

  /// Semantics: page-below-is-still.
  /// The vertical part of the drag does not move the page, and the release half way ends the transition.
  func testADragThatAlsoMovesVerticallyMovesThePageOnlyHorizontally() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.host.touchBegan(at: point(5))
    stage.host.move(from: point(5), to: point(105, 300), duration: 0.2)
    stage.host.move(from: point(105, 300), to: point(205, 80), duration: 0.2)

    let shown = b.view.layer.presentation() ?? b.view.layer
    XCTAssertEqual(shown.position.y, 300)
    XCTAssertEqual(stage.shownX(of: b), 188, accuracy: 0.01)
    stage.host.touchEnded(at: point(205, 80))
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.names == ["A"] || stage.names == ["A", "B"])
    stage.assertAtRest(stage.names)
    stage.pushed("C")
  }
}
