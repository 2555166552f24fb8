// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The second half of article 001 in its original form: a controller that is its own transitioning delegate.
@MainActor
final class SidewaysTests: UIKitTestCase {
  /// Article 001: a page enters from the left edge and leaves through the right one. The dismissal's animator does not
  /// add the page below, and the system shows it.
  func testPageEntersFromTheLeftAndLeavesThroughTheRight() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let (host, first, second) = makeStage(style)
      first.present(second, animated: true)
      var start = host.flushed()
      for time in [0, 0.1, 0.3] {
        host.advance(to: start + time)
        assertShown(second.view, x: -400 * (1 - eased(time, of: 0.4)), y: 0)
        assertShown(first.view, x: 0, y: 0)
      }
      host.advanceToRest()
      XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
      XCTAssertEqual(first.view.window == nil, style == .fullScreen)

      second.dismiss(animated: true)
      start = host.flushed()
      for time in [0, 0.1, 0.3] {
        host.advance(to: start + time)
        assertShown(second.view, x: 400 * eased(time, of: 0.4), y: 0)
        assertShown(first.view, x: 0, y: 0)
        XCTAssertNotNil(first.view.window)
      }
      host.advanceToRest()
      XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
      XCTAssertNil(second.view.window)
      XCTAssertNil(first.presentedViewController)
    }
  }

  /// Article 001, with the current automatic style: the animator gets the presented view only.
  func testAutomaticStyleMovesOnlyThePresentedView() async {
    let (host, first, second) = makeStage(.automatic)
    first.present(second, animated: true)
    let start = host.flushed()
    let end = host.window.bounds.width
    for time in [0.1, 0.3] {
      host.advance(to: start + time)
      XCTAssertLessThan(shownFrame(second.view).minX, end * -0.5 * (1 - eased(time, of: 0.4)))
    }
    host.advanceToRest()
    XCTAssertNotNil(first.view.window)
    second.dismiss(animated: true)
    host.advanceToRest()
    XCTAssertNil(second.view.window)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  private func makeStage(_ style: UIModalPresentationStyle) -> (ManualHost, UIViewController, SidewaysPage) {
    let host = ManualHost(size: SeedStage.size)
    let (first, second) = (UIViewController(), SidewaysPage())
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.modalPresentationStyle = style
    return (host, first, second)
  }
}

private final class SidewaysPage: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SidewaysAnimator(type: .present) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    SidewaysAnimator(type: .dismiss)
  }
}

private final class SidewaysAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum TransitionType { case present, dismiss }

  private let type: TransitionType

  init(type: TransitionType) { self.type = type }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    let fromStart = transitionContext.initialFrame(for: from)
    var toStart = transitionContext.finalFrame(for: to)
    var fromEnd = fromStart
    let toEnd = toStart
    switch type {
    case .present:
      if let toView { transitionContext.containerView.addSubview(toView) }
      toStart.origin.x -= toEnd.width
    case .dismiss: fromEnd.origin.x += fromStart.width
    }
    fromView?.frame = fromStart
    toView?.frame = toStart
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView?.frame = fromEnd
        toView?.frame = toEnd
      },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
