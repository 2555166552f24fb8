// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002, stage one: one slide for pushes, tabs and presentations, and the delegates that supply it.
@MainActor
final class SlideTests: UIKitTestCase {
  /// Article 002: the slide animator and the navigation controller's delegate.
  func testPushAndPopSlideByAWidth() async { assertSlide(.push, by: CGVector(dx: 400, dy: 0)) }

  /// Article 002: the slide animator and the tab bar controller's delegate.
  func testTabsSlideInTheDirectionOfTheirOrder() async { assertSlide(.tab, by: CGVector(dx: 400, dy: 0)) }

  /// Article 002: the slide animator and the transitioning delegate.
  func testAPresentationSlidesByAHeight() async { assertSlide(.present, by: CGVector(dx: 0, dy: 600)) }

  private func assertSlide(
    _ kind: TransitionKind, by distance: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) {
    let seed = SeedStage(SlideStyle.entry, kind)
    for isForward in [true, false] {
      let (from, to) = isForward ? (seed.first, seed.second) : (seed.second, seed.first)
      let sign: CGFloat = isForward ? 1 : -1
      seed.go()
      for time in [0, 0.1, 0.3] {
        seed.host.advance(to: seed.start + time)
        let (moved, remaining) = (sign * eased(time, of: 0.4), sign * (1 - eased(time, of: 0.4)))
        assertShown(from.view, x: -distance.dx * moved, y: -distance.dy * moved, "disappearing", file: file, line: line)
        assertShown(
          to.view, x: distance.dx * remaining, y: distance.dy * remaining, "appearing", file: file, line: line)
      }
      seed.host.advanceToRest()
      seed.assertAtRest(on: to, file: file, line: line)
      XCTAssertNil(from.view.window, file: file, line: line)
      XCTAssertTrue(from.view.transform.isIdentity, "restored", file: file, line: line)
    }
    XCTAssertEqual(seed.endings, 2, file: file, line: line)
  }

  /// Article 002, interactively: finished, and cancelled with the stack restored.
  func testEachKindFollowsAnInteractionThatIsCancelledOrFinished() async throws {
    for kind in SlideStyle.entry.kinds {
      let seed = SeedStage(SlideStyle.entry, kind)
      let height: CGFloat = kind == .present ? 600 : 0
      let width: CGFloat = kind == .present ? 0 : 400
      var driver = try seed.startInteractively()
      for percent in [0.3, 0.7] {
        driver.update(percent)
        seed.host.advance(by: 0.1)
        let rest = 1 - eased(percent, of: 1)
        assertShown(seed.second.view, x: width * rest, y: height * rest, "\(kind)")
      }
      driver.cancel()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.first)
      XCTAssertNil(seed.second.view.superview)
      driver = try seed.startInteractively()
      driver.update(0.4)
      seed.host.advance(by: 0.1)
      driver.finish()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.second)
    }
  }

  /// Article 002: `UIView.transition(from:to:)` in an animator, which adds one view and removes the other.
  func testTransitionFromViewToViewWorksInAnAnimator() async {
    let style = TransitionStyle(
      id: "curl-down", title: "", blurb: "", kinds: [.push], animator: { _ in CurlDownAnimator() })
    let seed = SeedStage(style, .push)
    for (from, to) in [(seed.first, seed.second), (seed.second, seed.first)] {
      seed.go()
      for time in [0, 0.1, 0.3] {
        seed.host.advance(to: seed.start + time)
        XCTAssertEqual(seed.curl(around: to), 1 - eased(time, of: 0.5), accuracy: 1e-6, "\(time)")
      }
      seed.host.advanceToRest()
      seed.assertAtRest(on: to)
      XCTAssertNil(from.view.superview)
    }
  }

  /// Article 002: `UIView.transition(from:to:)`, interactively: the percentage uncurls the page, and a cancel curls it
  /// up again.
  func testTransitionFromViewToViewFollowsAnInteraction() async throws {
    let style = TransitionStyle(
      id: "curl-down", title: "", blurb: "", kinds: [.push], animator: { _ in CurlDownAnimator() })
    let seed = SeedStage(style, .push)
    for isFinished in [false, true] {
      let driver = try seed.startInteractively()
      for percent in [0.2, 0.6] {
        driver.update(percent)
        seed.host.advance(by: 0.1)
        XCTAssertEqual(seed.curl(around: seed.second), 1 - eased(percent, of: 1), accuracy: 1e-6)
      }
      if isFinished { driver.finish() } else { driver.cancel() }
      seed.host.advanceToRest()
      seed.assertAtRest(on: isFinished ? seed.second : seed.first)
      XCTAssertNil((isFinished ? seed.first : seed.second).view.superview)
    }
  }

  /// Article 002: a delegate that is not retained is released, and the system's transition runs.
  func testDelegateThatIsNotRetainedIsReleased() async {
    let host = ManualHost(size: SeedStage.size)
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = StyleDelegate(style: SlideStyle.entry)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    XCTAssertNil(navigation.delegate)
    let kept = StyleDelegate(style: SlideStyle.entry)
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    // The system's covered page moves more slowly. That of the slide does not.
    XCTAssertNotEqual(shownFrame(second.view).minX - shownFrame(first.view).minX, 400, accuracy: 1)
    host.advanceToRest()
    navigation.delegate = kept
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    XCTAssertEqual(shownFrame(second.view).minX - shownFrame(first.view).minX, 400, accuracy: 0.05)
    host.advanceToRest()
  }
}

extension SeedStage {
  /// Returns how far the view that contains a page is curled up on the screen: 0 is flat, 1 is fully curled away.
  fileprivate func curl(around page: UIViewController) -> CGFloat {
    guard let container: CALayer = page.view.superview?.layer else { return -1 }
    return host.shown?[container.id]?.state.pageCurl.progress ?? -1
  }
}

private final class CurlDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    UIView.transition(
      from: fromView, to: toView, duration: transitionDuration(using: transitionContext),
      options: .transitionCurlDown,
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
