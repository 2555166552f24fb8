// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The views, delegate calls and coordinators of containers in rare situations, such as an interrupted pop or a resize
/// during a push.
@MainActor
final class ContainerRuleTests: UIKitTestCase {
  /// Adds the incoming view and a badge over it, and does not remove the badge.
  private final class BadgeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      transitionContext.containerView.addSubview(badge)
      view.alpha = 0
      UIView.animate(withDuration: 0.1) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  func testTheIncomingViewKeepsItsPositionAmongTheAnimatorsViews() async {
    let stage = NavigationStage("A")
    let animator = BadgeAnimator()
    stage.delegate.animator = animator
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 1)

    XCTAssertEqual(b.view.superview?.subviews, [b.view, animator.badge])
    animator.badge.removeFromSuperview()
    stage.assertAtRest(["A", "B"])
  }

  func testTheDelegateIsNotCalledForAStackThatIsNotOnScreen() async {
    let log = CallLog()
    let delegate = RecordingNavigationDelegate(log: log)
    let navigation = UINavigationController()
    navigation.delegate = delegate
    navigation.setViewControllers([LoggingPage(name: "A", log: log)], animated: false)
    navigation.loadViewIfNeeded()
    navigation.setViewControllers([LoggingPage(name: "B", log: log)], animated: false)

    XCTAssertFalse(log.lines.contains { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") }, "\(log.lines)")
    XCTAssertFalse(log.lines.contains { $0.contains("ppear") }, "\(log.lines)")
  }

  func testAPageWhoseViewIsElsewhereKeepsItsFrameWhenTheContainerIsResized() async {
    let stage = NavigationStage("A")
    let view: UIView = stage.page(at: 0).view
    stage.host.window.addSubview(view)
    view.autoresizingMask = []
    view.frame = CGRect(x: 10, y: 20, width: 50, height: 60)

    stage.host.resize(to: CGSize(width: 500, height: 700))
    stage.host.advance(by: 0.1)

    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 50, height: 60))
  }

  func testAPresentationThatStartsInViewDidAppearKeepsItsCoordinator() async {
    let stage = NavigationStage("A")
    let (b, modal) = (stage.page("B"), stage.page("M"))
    b.onDidAppear = { page in
      page.onDidAppear = nil
      page.present(modal, animated: true)
    }
    stage.navigation.pushViewController(b, animated: true)
    while modal.transitionCoordinator == nil, stage.host.time < 1002 { stage.host.advance(by: 0.01) }

    XCTAssertNotNil(modal.transitionCoordinator)
    XCTAssertTrue(stage.navigation.transitionCoordinator === modal.transitionCoordinator)
    stage.host.advance(by: 2)
    XCTAssertNil(stage.navigation.transitionCoordinator)
  }

  /// Semantics: interaction-changes. Marked as deprecated because it calls a deprecated method.
  @available(*, deprecated)
  func testHandlersOfTheEndOfAnInteractionAreCalledOnceAndThoseOfItsChangesEachTime() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = InterruptibleAnimator()
    stage.delegate.interactor = interactor
    let b = stage.page("B")
    var (ends, changes) = ([Bool](), [Bool]())
    b.onWillAppear = { page in
      page.transitionCoordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
      page.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    }
    stage.navigation.pushViewController(b, animated: true)
    interactor.update(0.3)
    XCTAssertEqual(ends, [])
    interactor.finish()
    XCTAssertEqual(ends, [false])
    stage.host.advance(by: 0.1)
    interactor.pause()
    interactor.cancel()
    stage.host.advance(by: 2)

    XCTAssertEqual(ends, [false])
    XCTAssertEqual(changes, [false, true, false])
    stage.assertAtRest(["A"])
  }

  /// Records the `animated` arguments of its calls.
  private final class AnimatedFlags: NSObject, UINavigationControllerDelegate {
    var flags: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { flags.append("will \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { flags.append("did \(animated)") }
  }

  func testTheFirstPageOfAnEmptyStackIsShownWithoutAnimation() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (navigation, delegate) = (UINavigationController(), AnimatedFlags())
    navigation.delegate = delegate
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    navigation.setViewControllers([UIViewController()], animated: true)
    host.advance(by: 1)

    XCTAssertEqual(delegate.flags, ["will false", "did false"])
  }

  func testAPageThatWasMovingOutContinuesAsAPictureWhenAPushInterruptsItsPop() async throws {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    let b = stage.pushed("B")
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.08)
    let x = stage.shownX(of: b)
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.flush()

    let views = try XCTUnwrap(a.view.superview).subviews
    let index = try XCTUnwrap(views.firstIndex(of: a.view))
    XCTAssertEqual(index, 0, "no snapshot lies behind the page that remains")
    func shownX(_ view: UIView) -> CGFloat { (view.layer.presentation()?.position.x ?? 0) - 200 }
    let picture = try XCTUnwrap(views[1...].first { abs(shownX($0) - x) < 0.01 })
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(shownX(picture), x + 10)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "C"])
  }

  func testAPushKeepsItsVelocityWhenTheWindowIsResized() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.1)
    let before = stage.shownX(of: b)
    stage.host.advance(by: 0.001)
    let speed = (before - stage.shownX(of: b)) / 0.001
    stage.host.resize(to: CGSize(width: 400, height: 700))
    let resized = stage.shownX(of: b)
    stage.host.advance(by: 0.001)

    XCTAssertEqual((resized - stage.shownX(of: b)) / 0.001, speed, accuracy: speed * 0.05)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.shownX(of: b), 0, accuracy: 0.01)
  }

  func testAPushThatInterruptsAFadeStartsFromTheOpacityOnScreen() async throws {
    let stage = NavigationStage("A")
    stage.delegate.animator = FadeAnimator()
    let (b, c) = (stage.page("B"), stage.page("C"))
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.05)
    let shown = try XCTUnwrap(b.view.layer.presentation()?.opacity)
    XCTAssertTrue((0.05..<0.95).contains(shown))

    stage.delegate.animator = nil
    stage.navigation.pushViewController(c, animated: true)
    stage.host.flush()

    let pictures = (b.view.superview?.subviews ?? []).filter { $0 !== b.view && $0 !== c.view }
    XCTAssertTrue(
      pictures.contains { abs(($0.layer.presentation()?.opacity ?? 0) - shown) < 0.01 },
      "a snapshot of the page has its opacity")
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B", "C"])
  }
}
