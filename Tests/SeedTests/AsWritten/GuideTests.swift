// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Article 000 in its original form: listings 10-1 to 10-4, in current Swift.
@MainActor
final class GuideTests: UIKitTestCase {
  /// Article 000, listings 10-1 and 10-2. The presented view has no initial frame, so it grows out of the corner.
  func testPresentedPageGrowsDiagonallyFromTheCorner() async {
    let (host, first, second, _) = makeStage()
    first.present(second, animated: true)
    let start = host.flushed()
    XCTAssertEqual(shownFrame(second.view), CGRect(x: 400, y: 600, width: 0, height: 0))
    for time in [0.1, 0.3] {
      host.advance(to: start + time)
      let share = eased(time, of: 0.4)
      assertShown(second.view, CGRect(x: 400, y: 600, width: 0, height: 0), SeedStage.bounds, share)
      assertShown(first.view, x: 0, y: 0)
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertNil(first.view.window)
    XCTAssertNil(second.transitionCoordinator)
    first.dismiss(animated: false)
  }

  /// Article 000, listing 10-2, the dismissal. It removes the other page's view at the end, and the system adds it
  /// again.
  func testDismissedPageMovesIntoTheCornerAndTheOtherPageIsShown() async {
    let (host, first, second, _) = makeStage()
    first.present(second, animated: true)
    host.advanceToRest()
    first.dismiss(animated: true)
    let start = host.flushed()
    assertShown(second.view, x: 0, y: 0)
    for time in [0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(second.view, SeedStage.bounds, SeedStage.bounds.offsetBy(dx: 400, dy: 600), eased(time, of: 0.4))
    }
    host.advanceToRest()
    XCTAssertNil(second.view.window)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
    XCTAssertNotNil(first.view.window)
    XCTAssertTrue(host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === first.view)
  }

  /// Article 000, listings 10-3 and 10-4: the percentage is that of the container's height. The release finishes.
  func testSwipeOverTheContainerDrivesThePresentation() async throws {
    let (host, first, second, delegate) = makeStage()
    let interactor = SwipeInteractor()
    delegate.interactor = interactor
    first.present(second, animated: true)
    host.flush()
    let container = try XCTUnwrap(interactor.contextData?.containerView)
    assertShown(second.view, x: 400, y: 600)
    host.touchBegan(at: CGPoint(x: 200, y: 100))
    for y in [250.0, 400] {
      host.move(from: CGPoint(x: 200, y: y - 150), to: CGPoint(x: 200, y: y), duration: 0.2)
      let percent = interactor.percentComplete
      XCTAssertEqual(percent, (y - 100) / 600, accuracy: 0.03, "minus the pan's dead zone")
      host.advance(by: 0.1)
      assertShown(
        second.view, CGRect(x: 400, y: 600, width: 0, height: 0), SeedStage.bounds, eased(Double(percent), of: 1))
    }
    host.touchEnded(at: CGPoint(x: 200, y: 400))
    XCTAssertEqual(container.gestureRecognizers ?? [], [])
    host.advanceToRest()
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertTrue(first.presentedViewController === second)
    first.dismiss(animated: false)
  }

  /// Article 000, section 4.3: listing 10-2, cancelled in both directions.
  func testCancelledPresentationAndDismissalRestoreThePreviousState() async {
    let (host, first, second, delegate) = makeStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    first.present(second, animated: true)
    interactor.update(0.6)
    host.advance(by: 0.1)
    assertShown(second.view, x: 400 * (1 - eased(0.6, of: 1)))
    interactor.cancel()
    host.advanceToRest()
    XCTAssertNil(first.presentedViewController)
    XCTAssertNil(second.view.superview)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)

    first.present(second, animated: true)
    interactor.finish()
    host.advanceToRest()
    first.dismiss(animated: true)
    interactor.update(0.6)
    host.advance(by: 0.1)
    assertShown(second.view, x: 400 * eased(0.6, of: 1), y: 600 * eased(0.6, of: 1))
    interactor.cancel()
    host.advanceToRest()
    XCTAssertTrue(first.presentedViewController === second)
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertNil(first.view.window)
    first.dismiss(animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  private func makeStage() -> (ManualHost, UIViewController, UIViewController, GuideDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (second, delegate) = (UIViewController(), GuideDelegate())
    let first = KeepingPage(delegate)
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    return (host, first, second, delegate)
  }
}

/// Listing 10-1.
private final class GuideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var interactor: UIPercentDrivenInteractiveTransition?

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CornerAnimator(presenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    CornerAnimator(presenting: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Listing 10-2.
private final class CornerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let corner = CGPoint(x: container.frame.width, y: container.frame.height)
    var toStart = transitionContext.initialFrame(for: to)
    let toEnd = transitionContext.finalFrame(for: to)
    var fromEnd = transitionContext.finalFrame(for: from)
    if presenting {
      toStart.origin = corner
    } else {
      fromEnd = CGRect(origin: corner, size: toView.frame.size)
    }
    container.addSubview(toView)
    toView.frame = toStart

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [presenting] in
        if presenting { toView.frame = toEnd } else { fromView.frame = fromEnd }
      },
      completion: { [presenting] _ in
        let success = !transitionContext.transitionWasCancelled
        if presenting != success { toView.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}
