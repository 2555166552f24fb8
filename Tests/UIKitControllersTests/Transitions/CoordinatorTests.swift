// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The coordinator: animations alongside a transition, and notifications of changes.
@MainActor
final class CoordinatorTests: UIKitTestCase {
  /// Semantics: coordinator-lookup.
  func testAPageHasTheCoordinatorOfItsTransitionOrOfItsNearestAncestor() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    let child = UIViewController()
    b.addChild(child)
    XCTAssertNil(b.transitionCoordinator)
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertNotNil(b.transitionCoordinator)
    XCTAssertTrue(child.transitionCoordinator === b.transitionCoordinator)
    XCTAssertTrue(stage.page(at: 0).transitionCoordinator === b.transitionCoordinator)
    stage.host.advance(by: 1)
    XCTAssertNil(child.transitionCoordinator)
  }

  /// Semantics: coordinator-in-will-appear.
  func testTheCoordinatorIsAvailableInWillAppearAndWillDisappear() async {
    let stage = NavigationStage("A")
    var found: [Bool] = []
    let b = stage.page("B")
    b.onWillAppear = { found.append($0.transitionCoordinator != nil) }
    stage.page(at: 0).onWillDisappear = { found.append($0.transitionCoordinator != nil) }
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(found, [true, true])
    stage.host.advance(by: 1)
  }

  /// Semantics: alongside.
  func testAnimationsAlongsideAStockPushFollowItsCurve() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    let view = UIView(frame: .zero)
    b.onWillAppear = { page in
      page.view.addSubview(view)
      page.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 100 })
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(to: 1000.1 + 0.06)
    XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 100 * (1 - exp(-1)), accuracy: 0.01)
    stage.host.advance(by: 1)
  }

  /// Semantics: alongside.
  func testAnimationsAlongsideABlockAnimationFollowItsCurve() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = SlideAnimator()
    let b = stage.page("B")
    let view = UIView(frame: .zero)
    b.onWillAppear = { page in
      page.view.addSubview(view)
      page.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 100 })
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.125)
    XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 25, accuracy: 0.01, "as linear as the page's movement")
    stage.host.advance(by: 1)
  }

  /// Semantics: alongside.
  func testAnimationsAlongsideASpringFollowIt() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = SpringAnimator()
    let b = stage.page("B")
    let view = UIView(frame: .zero)
    b.onWillAppear = { page in
      page.view.addSubview(view)
      page.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 100 })
    }
    stage.navigation.pushViewController(b, animated: true)
    for _ in 0..<6 {
      stage.host.advance(by: 0.05)
      let rest = b.view.layer.presentation()?.transform.m41 ?? 0
      XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 100 - rest, accuracy: 0.01)
    }
    stage.host.advance(by: 1)
  }

  /// Semantics: alongside-runs-back.
  /// The animated view may be anywhere in the window.
  func testAnimationsAlongsideAnInteractiveTransitionFollowItsProgressAndAreReversedByACancel() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = SlideAnimator()
    stage.delegate.interactor = interactor
    let outside = UIView(frame: .zero)
    stage.host.window.addSubview(outside)
    let b = stage.page("B")
    b.onWillAppear = { page in
      page.transitionCoordinator?.animateAlongsideTransition(
        in: outside.superview, animation: { _ in outside.center.x = 100 })
    }
    stage.navigation.pushViewController(b, animated: true)
    interactor.update(0.3)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(outside.layer.presentation()?.position.x ?? 0, 30, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(outside.center.x, 0)
    XCTAssertEqual(outside.layer.presentation()?.position.x, 0)
  }

  /// Semantics: alongside.
  func testAnimationsAlongsideJoinAnInterruptibleAnimator() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = InterruptibleAnimator()
    let b = stage.page("B")
    let view = UIView(frame: .zero)
    b.onWillAppear = { page in
      page.view.addSubview(view)
      page.transitionCoordinator?.animate(alongsideTransition: { _ in view.center.x = 100 })
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.25)
    XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 25, accuracy: 0.01)
    stage.host.advance(by: 1)
  }

  /// Semantics: alongside-too-late.
  func testAnAnimationAddedTooLateIsRefusedButItsCompletionRuns() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.05)
    var done = 0
    let isQueued = b.transitionCoordinator?.animate(
      alongsideTransition: { _ in XCTFail("too late") }, completion: { _ in done += 1 })
    XCTAssertEqual(isQueued, false)
    stage.host.advance(by: 1)
    XCTAssertEqual(done, 1)
  }

  /// Semantics: alongside.
  /// Many programs add animations right after the call that began the transition.
  func testAnimationsAddedRightAfterAPushRunAlongsideIt() async {
    for style in 0..<3 {
      let stage = NavigationStage("A")
      stage.delegate.animator = [nil, SlideAnimator(), InterruptibleAnimator()][style]
      let b = stage.page("B")
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.navigation.view.addSubview(dot)
      stage.navigation.pushViewController(b, animated: true)

      let isQueued = stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in dot.center.x = 105 })

      XCTAssertEqual(isQueued, true)
      stage.host.advance(by: 0.1)
      let x = dot.layer.presentation()?.position.x ?? 0
      XCTAssertTrue((6..<104).contains(x), "animator \(style): \(x)")
      stage.host.advance(by: 2)
      XCTAssertEqual(dot.layer.presentation()?.position.x, 105)
      stage.assertAtRest(["A", "B"])
    }
  }

  /// Completes the transition at once, because it has nothing to animate.
  private final class NoAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
      transitionContext.completeTransition(true)
    }
  }

  /// Semantics: alongside-without-animation.
  func testAnimationsAlongsideAnAnimatorThatCompletesAtOnceTakeTheTransitionsDuration() async {
    let stage = NavigationStage("A")
    stage.delegate.animator = NoAnimation()
    let b = stage.page("B")
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.navigation.view.addSubview(dot)
    b.onWillAppear = { $0.transitionCoordinator?.animate(alongsideTransition: { _ in dot.center.x = 105 }) }

    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.25)

    XCTAssertTrue((30..<80).contains(dot.layer.presentation()?.position.x ?? 0))
    stage.host.advance(by: 0.3)
    XCTAssertEqual(dot.layer.presentation()?.position.x, 105)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: alongside-completion.
  func testCompletionsOfTheCoordinatorRunAfterAFinishAndAfterACancel() async {
    for cancels in [false, true] {
      let stage = NavigationStage("A")
      let interactor = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = SlideAnimator()
      stage.delegate.interactor = interactor
      var told: [Bool] = []
      let b = stage.page("B")
      b.onWillAppear = { page in
        page.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: { told.append($0.isCancelled) })
      }
      stage.navigation.pushViewController(b, animated: true)
      interactor.update(0.5)
      if cancels { interactor.cancel() } else { interactor.finish() }
      XCTAssertEqual(told, [])
      stage.host.advance(by: 1)
      XCTAssertEqual(told, [cancels])
    }
  }

  /// Semantics: handlers-before-appearance, interaction-changes.
  func testHandlersAreCalledBeforeTheAppearanceCallbacksOfACancel() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.page(at: 0).onWillAppear = { [unowned stage] page in
      page.transitionCoordinator?.notifyWhenInteractionChanges {
        stage.log.add("changed, cancelled: \($0.isCancelled)")
      }
    }
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.5)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines.suffix(7),
      [
        "changed, cancelled: true", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "B.didMove(nav)",
      ])
  }

  /// Semantics: state-in-handlers.
  func testTheCoordinatorsStateIsValidInAHandler() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionSpeed = 3
    interactor.completionCurve = .easeOut
    stage.delegate.animator = SlideAnimator()
    stage.delegate.interactor = interactor
    var seen: [String] = []
    let b = stage.page("B")
    b.onWillAppear = { page in
      page.transitionCoordinator?.notifyWhenInteractionChanges { context in
        seen.append("\(context.percentComplete) \(context.transitionDuration) \(context.isCancelled)")
      }
    }
    stage.navigation.pushViewController(b, animated: true)
    interactor.update(0.25)
    interactor.cancel()
    XCTAssertEqual(seen, ["0.25 0.5 true"])
    stage.host.advance(by: 1)
    XCTAssertEqual(seen.count, 1)
  }

  /// Semantics: size-coordinator.
  func testAChangeOfSizeHasACoordinatorWithoutControllers() async {
    final class Page: UIViewController {
      var sizes: [CGSize] = []
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        XCTAssertNil(coordinator.viewController(forKey: .to))
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in log.append("along \(view.bounds.width)") },
          completion: { [unowned self] _ in log.append("done") })
      }
    }
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = Page()
    host.window.rootViewController = UINavigationController(rootViewController: page)
    host.advance(by: 0.1)
    host.resize(to: CGSize(width: 500, height: 700))
    XCTAssertEqual(page.sizes, [CGSize(width: 500, height: 700)])
    XCTAssertEqual(page.log.last, "done")
    XCTAssertEqual(page.view.bounds.width, 500)
  }

  func testTheCoordinatorOfAPushWithoutAnimationRunsItsBlocks() async {
    let stage = NavigationStage("A")
    var calls: [String] = []
    let b = stage.page("B")
    b.onWillAppear = { page in
      page.transitionCoordinator?.animate(
        alongsideTransition: { calls.append("along \($0.isAnimated)") }, completion: { _ in calls.append("done") })
    }
    stage.navigation.pushViewController(b, animated: false)
    XCTAssertEqual(calls, ["along false", "done"])
  }
}
