// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 000: Apple's guide to customising transitions.
@MainActor
final class DiagonalTests: UIKitTestCase {
  /// Article 000, listings 10-1 and 10-2.
  func testPresentedPageEntersFromTheLowerRightCorner() async {
    let seed = SeedStage(DiagonalStyle.entry, .present)
    seed.go()
    assertShown(seed.second.view, x: 400, y: 600)
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      let rest = 1 - eased(time, of: 0.4)
      assertShown(seed.second.view, x: 400 * rest, y: 600 * rest)
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
  }

  /// Article 000, listing 10-2, the dismissal.
  func testDismissedPageLeavesThroughTheLowerRightCorner() async {
    let seed = SeedStage(DiagonalStyle.entry, .present)
    seed.arrive()
    seed.go()
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 400 * eased(time, of: 0.4), y: 600 * eased(time, of: 0.4))
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    XCTAssertNil(seed.second.view.window)
  }

  /// Article 000, listings 10-3 and 10-4: the interaction controller adds its pan to the container when it starts.
  func testSwipeOverTheContainerDrivesThePresentationAndFinishesIt() async throws {
    let (host, first, second, delegate) = makeStage()
    first.present(second, animated: true)
    host.flush()
    let interactor = delegate.interactor
    let container = try XCTUnwrap(interactor.contextData?.containerView)
    XCTAssertEqual(container.gestureRecognizers?.count, 1)
    host.touchBegan(at: CGPoint(x: 200, y: 100))
    host.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 310), duration: 0.2)
    let percent = interactor.percentComplete
    XCTAssertGreaterThan(percent, 0.3)
    let rest = 1 - eased(Double(percent), of: 1)
    assertShown(second.view, x: 400 * rest, y: 600 * rest)
    host.move(from: CGPoint(x: 200, y: 310), to: CGPoint(x: 200, y: 220), duration: 0.1)
    XCTAssertLessThan(interactor.percentComplete, percent)
    host.touchEnded(at: CGPoint(x: 200, y: 220))
    XCTAssertEqual(container.gestureRecognizers ?? [], [])
    host.advanceToRest()
    assertShown(second.view, x: 0, y: 0)
    XCTAssertNil(second.transitionCoordinator)
    XCTAssertTrue(first.presentedViewController === second)
    first.dismiss(animated: false)
  }

  /// Article 000, section 4.3: after a cancel, the presented view is removed.
  func testCancelledPresentationLeavesNoViews() async {
    let (host, first, second, delegate) = makeStage()
    first.present(second, animated: true)
    host.flush()
    delegate.interactor.update(0.6)
    host.advance(by: 0.1)
    assertShown(second.view, x: 400 * (1 - eased(0.6, of: 1)))
    delegate.interactor.cancel()
    host.advanceToRest()
    XCTAssertNil(first.presentedViewController)
    XCTAssertNil(second.view.superview)
    assertShown(first.view, x: 0, y: 0)
  }

  /// Article 000, section 4.3: after a cancel, each page receives its appearance callbacks once.
  func testCancelledPresentationReportsItsEndOnce() async throws {
    let log = AppearanceLog()
    let seed = SeedStage(DiagonalStyle.entry, .present, pages: (AppearingPage("a", log), AppearingPage("b", log)))
    _ = log.take()
    let driver = try seed.startInteractively()
    driver.update(0.5)
    driver.cancel()
    seed.host.advanceToRest()
    XCTAssertEqual(
      log.take(),
      ["a won't", "b will", "b is", "b won't", "b didn't", "a will", "a is", "a did"])
  }

  /// Article 000, section 6: the presented controller animates a view of its own alongside the transition.
  func testAnimationAlongsideThePresentationFollowsItsTiming() async {
    let second = BadgePage()
    let seed = SeedStage(DiagonalStyle.entry, .present, pages: (UIViewController(), second))
    seed.go()
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      XCTAssertEqual(
        (second.badge.layer.presentation() ?? second.badge.layer).opacity, Float(eased(time, of: 0.4)), accuracy: 0.001)
    }
    seed.host.advanceToRest()
    XCTAssertEqual(second.endings, [false])
    seed.go()
    seed.host.advanceToRest()
  }

  private func makeStage() -> (ManualHost, UIViewController, UIViewController, SwipeDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (first, second, delegate) = (UIViewController(), UIViewController(), SwipeDelegate())
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    return (host, first, second, delegate)
  }
}

/// The delegate of listing 10-1, with the interaction controller.
private final class SwipeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let interactor = SwipeInteractor()

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DiagonalAnimator(move: Move(kind: .present, isForward: true)) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A page that fades a view in alongside its transition.
private final class BadgePage: UIViewController {
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// Whether each transition was cancelled.
  private(set) var endings: [Bool] = []

  nonisolated deinit {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(badge)
    badge.alpha = 0
    transitionCoordinator?.animate(
      alongsideTransition: { [badge] _ in badge.alpha = 1 },
      completion: { [weak self] in self?.endings.append($0.isCancelled) })
  }
}
