// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: inverse-runs-backwards.
/// The inverse of a client's transition that is still running plays its animation backwards.
@MainActor
final class TurnaroundTests: UIKitTestCase {
  /// Returns the distance of a page on the screen from its place, by which the animators of these tests move it: to the
  /// right or down.
  private func distance(of page: UIViewController) -> CGFloat {
    let layer: CALayer = page.view.layer
    let transform = (layer.presentation() ?? layer).transform
    return transform.m41 + transform.m42
  }

  /// Fails unless the page is where it was, and goes on with its velocity.
  private func assertContinues(
    _ page: UIViewController, in host: ManualHost, after request: () -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let interval = 0.001
    let before = distance(of: page)
    host.advance(by: interval)
    let x = distance(of: page)
    let velocity = (x - before) / interval

    request()
    host.flush()

    XCTAssertEqual(distance(of: page), x, accuracy: 0.01, "the position", file: file, line: line)
    host.advance(by: interval)
    XCTAssertEqual(
      (distance(of: page) - x) / interval, velocity, accuracy: abs(velocity) * 0.05, "the velocity", file: file,
      line: line)
  }

  func testAPopDuringAClientsPushRunsItBackwards() async {
    for animator in [SlideAnimator(), InterruptibleAnimator()] as [any UIViewControllerAnimatedTransitioning] {
      let stage = NavigationStage("A")
      let b = stage.page("B")
      stage.delegate.animator = animator
      stage.navigation.pushViewController(b, animated: true)
      stage.host.advance(by: 0.2)

      assertContinues(b, in: stage.host) {
        XCTAssertTrue(stage.navigation.popViewController(animated: true) === b)
        XCTAssertEqual(stage.names, ["A"])
      }
      let x = distance(of: b)
      stage.host.advance(by: 0.1)
      XCTAssertGreaterThan(distance(of: b), x + 20)

      stage.host.advance(by: 1)
      stage.assertAtRest(["A"])
      XCTAssertNil(b.parent)
      XCTAssertTrue(b.view.transform.isIdentity || b.view.window == nil)
    }
  }

  func testTheCallbacksAreThoseOfACompletedPushAndOfAPop() async {
    let stage = NavigationStage("A")
    let animator = SlideAnimator()
    stage.delegate.animator = animator
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.2)
    stage.log.clear()
    var isCancelled: Bool?

    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    stage.host.advance(by: 1)

    XCTAssertEqual(
      stage.log.lines.filter { !$0.contains("Controller") },
      [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)", "B.willMove(nil)",
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A", "B.didMove(nil)",
      ])
    XCTAssertEqual(isCancelled, false, "the pop has completed")
    XCTAssertEqual(animator.starts, 1, "the animator animates once")
    XCTAssertEqual(animator.ended, [false], "for the animator, its push was cancelled")
  }

  func testAChangeToAndFroBetweenTwoTabsTurnsRoundEachTime() async {
    let stage = TabStage("A", "B")
    stage.delegate.animator = SlideAnimator()
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.3)

    assertContinues(stage.contents[1], in: stage.host) { stage.tabs.selectedIndex = 0 }
    stage.host.advance(by: 0.15)
    XCTAssertGreaterThan(distance(of: stage.contents[1]), 200)
    assertContinues(stage.contents[1], in: stage.host) { stage.tabs.selectedIndex = 1 }
    stage.host.advance(by: 1)

    stage.assertAtRest(1)
  }

  func testAnAnimatorThatDoesNotAskWhetherItWasCancelledEndsThePopAsWell() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = CarelessAnimator()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.2)

    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 1)

    stage.assertAtRest(["A"])
  }

  func testAnAnimatorWithoutAnimationsIsCompletedInPlace() async {
    let stage = NavigationStage("A")
    let animator = TimedAnimator()
    stage.delegate.animator = animator
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.1)

    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(animator.starts, 2)
    animator.complete()

    stage.assertAtRest(["A"])
  }

  func testAPageThatIsPushedFromACallbackInBetweenIsShown() async {
    let stage = NavigationStage("A")
    let (b, c) = (stage.page("B"), stage.page("C"))
    stage.delegate.animator = SlideAnimator()
    b.onDidAppear = { [weak navigation = stage.navigation] _ in navigation?.pushViewController(c, animated: true) }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.2)

    stage.navigation.popToRootViewController(animated: true)
    stage.host.advance(by: 2)

    stage.assertAtRest(["A"])
    b.onDidAppear = nil
  }

  func testAnInteractionHoldsAndReversesAPushThatRunsBackwards() async {
    for finishes in [true, false] {
      let stage = NavigationStage("A")
      let b = stage.page("B")
      stage.delegate.animator = SlideAnimator()
      stage.delegate.interactor = interaction()
      stage.navigation.pushViewController(b, animated: true)
      stage.host.advance(by: 0.3)
      let interaction = interaction()
      stage.delegate.interactor = interaction
      stage.navigation.popViewController(animated: true)
      stage.host.advance(by: 0.1)
      let x = distance(of: b)

      interaction.pause()
      XCTAssertEqual(interaction.percentComplete, x / 400, accuracy: 0.001, "the progress of the pop")
      interaction.update(0.75)
      stage.host.flush()
      XCTAssertEqual(distance(of: b), 300, accuracy: 0.01)
      if finishes { interaction.finish() } else { interaction.cancel() }
      stage.host.advance(by: 1)

      stage.assertAtRest(finishes ? ["A"] : ["A", "B"])
    }
  }

  private func interaction() -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    return interaction
  }

  func testAThirdPageInterruptsAPushThatRunsBackwards() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = SlideAnimator()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.2)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.1)

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.advance(by: 1)

    stage.assertAtRest(["A", "C"])
  }

  func testResizingAndClosingAWindowDuringATurnaround() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = SlideAnimator()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.3)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)

    stage.host.resize(to: CGSize(width: 300, height: 500))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.advance(by: 0.3)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)
    stage.host.window.rootViewController = UIViewController()
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.names, ["A"])
    XCTAssertNil(stage.navigation.transitionCoordinator)
  }

  func testADismissalDuringAPresentationRunsItAndItsDimmingBackwards() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = RiseAnimator(presenting: true)
    var dimming: UIView?
    stage.delegate.makeController = { presented, presenting in
      let controller = ShadingController(presentedViewController: presented, presenting: presenting)
      dimming = controller.shade
      return controller
    }
    var ended: [String] = []
    stage.a.present(b, animated: true) { ended.append("present") }
    stage.host.advance(by: 0.3)
    let shade = shownOpacity(of: dimming)
    XCTAssertGreaterThan(shade, 0.2)

    stage.delegate.animator = RiseAnimator(presenting: false)
    assertContinues(b, in: stage.host) { b.dismiss(animated: true) { ended.append("dismiss") } }
    XCTAssertEqual(shownOpacity(of: dimming), shade, accuracy: 0.02)
    XCTAssertNil(stage.a.presentedViewController)
    stage.host.advance(by: 1)

    XCTAssertEqual(ended, ["present", "dismiss"])
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  private func shownOpacity(of view: UIView?) -> Float { view?.layer.presentation()?.opacity ?? 0 }
}

/// Completes its transitions whether or not they were cancelled.
@MainActor
private final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: 0.5) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// Has no animations, like an animator that moves its views with a timer, and completes when the test asks it to.
@MainActor
private final class TimedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var starts = 0
  private var context: (any UIViewControllerContextTransitioning)?

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    context = transitionContext
    if let toView = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(toView) }
  }

  func complete() { context?.completeTransition(true) }
}

/// Shades the page below alongside the transition.
private final class ShadingController: UIPresentationController {
  let shade = UIView()

  override func presentationTransitionWillBegin() {
    shade.frame = containerView?.bounds ?? .zero
    shade.backgroundColor = .black
    shade.alpha = 0
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0.5 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }
}
