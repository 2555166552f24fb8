// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of all callbacks of presentations and dismissals, as complete logs. A presents B.
@MainActor
final class PresentationOrderTests: UIKitTestCase {
  func testAFullScreenPresentationSendsItsCallsInOrder() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate

    stage.a.present(b, animated: true) { stage.log.add("completion") }

    XCTAssertTrue(stage.a.presentedViewController === b, "the property changes at once")
    let begin = [
      "animationController(forPresented)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
      "B.viewIsAppearing",
    ]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.log.lines, begin + ["B.viewDidAppear", "A.viewDidDisappear", "completion"])
    stage.assertAtRest(top: b, covered: [stage.a])
    XCTAssertNil(stage.a.view.window)
  }

  func testAFullScreenDismissalSendsItsCallsInOrder() async {
    let stage = PresentationStage()
    let b = stage.presented("B")

    b.dismiss(animated: true) { stage.log.add("completion") }

    XCTAssertNil(stage.a.presentedViewController, "the property changes at once")
    let begin = ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing"]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.log.lines, begin + ["A.viewDidAppear", "B.viewDidDisappear", "completion"])
    stage.assertAtRest(top: stage.a, covered: [b])
    XCTAssertTrue(stage.a.view.superview === stage.host.window)
  }

  /// Semantics: presentation-controller, interactor-after-animator.
  /// The delegate is asked for each object at the documented time.
  func testACustomPresentationSendsItsCallsInOrder() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { [log = stage.log] presented, presenting in
      let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
      controller.log = log
      return controller
    }
    stage.delegate.animator = RiseAnimator(presenting: true)

    stage.a.present(b, animated: true) { stage.log.add("completion") }
    stage.host.advance(by: 1)

    XCTAssertEqual(
      stage.log.lines,
      [
        "presentationController(forPresented)", "animationController(forPresented)",
        "interactionControllerForPresentation", "B.viewDidLoad", "presentationTransitionWillBegin", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "presentationTransitionDidEnd(true)", "completion",
      ])
    stage.log.clear()
    stage.delegate.animator = RiseAnimator(presenting: false)
    stage.a.dismiss(animated: true) { stage.log.add("completion") }
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "animationController(forDismissed)", "interactionControllerForDismissal", "dismissalTransitionWillBegin",
        "B.viewWillDisappear", "B.viewDidDisappear", "dismissalTransitionDidEnd(true)", "completion",
      ])
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  /// Semantics: uncovered-presenter.
  /// A presenter that stays in the window gets no callbacks.
  func testAPresenterThatRemainsVisibleReceivesNoCallbacks() async {
    for style: UIModalPresentationStyle in [.overFullScreen, .overCurrentContext, .custom] {
      let stage = PresentationStage()
      let b = stage.page("B", style)
      stage.a.present(b, animated: true)
      stage.host.advance(by: 2)
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual(
        stage.log.lines,
        [
          "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.viewWillDisappear",
          "B.viewDidDisappear",
        ], "\(style)")
      stage.assertAtRest(top: stage.a, covered: [b])
    }
  }

  func testAPresentationWithoutAnimationSendsTheSameCallsImmediately() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    stage.a.present(b, animated: false) { stage.log.add("completion") }
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "A.viewDidDisappear", "completion",
      ])
    stage.log.clear()
    stage.a.dismiss(animated: false) { stage.log.add("completion") }
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear",
        "completion",
      ])
    stage.host.advance(by: 0.1)
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  func testACancelledInteractivePresentationSendsTheCallsOfTheReturnInOrder() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = RiseAnimator(presenting: true)
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    stage.a.present(b, animated: true) { stage.log.add("completion") }
    interactor.update(0.4)
    stage.host.flush()
    stage.log.clear()

    interactor.cancel()
    stage.host.advance(by: 1)

    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "completion",
      ])
    XCTAssertNil(stage.a.presentedViewController)
    XCTAssertTrue(stage.a.view.superview === stage.host.window)
    stage.assertAtRest(top: stage.a, covered: [b])
  }

  /// Semantics: view-of-cancel.
  func testTheViewOfACancelledPresentationIsInTheWindowUntilItsPageIsToldAndMayBeMovedThen() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = RiseAnimator(presenting: true)
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    stage.a.present(b, animated: true)
    interactor.update(0.4)
    stage.host.flush()
    let shelf = UIView()
    stage.a.view.addSubview(shelf)
    var wasInWindow = false
    b.onWillDisappear = { page in
      wasInWindow = page.view.window != nil
      shelf.addSubview(page.view)
    }

    interactor.cancel()
    stage.host.advance(by: 1)

    XCTAssertTrue(wasInWindow)
    XCTAssertTrue(b.view.superview === shelf)
    XCTAssertNil(stage.a.presentedViewController)
  }

  /// Semantics: chrome-of-presentation, completion-always.
  func testACancelledInteractiveDismissalRestoresThePresentation() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { [log = stage.log] presented, presenting in
      let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
      controller.log = log
      return controller
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    stage.log.clear()
    stage.delegate.animator = RiseAnimator(presenting: false)
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    var wasCancelled: Bool?

    b.dismiss(animated: true) { stage.log.add("completion") }
    b.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
    interactor.update(0.3)
    interactor.cancel()
    stage.host.advance(by: 1)

    XCTAssertEqual(
      stage.log.lines,
      [
        "animationController(forDismissed)", "interactionControllerForDismissal", "dismissalTransitionWillBegin",
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "dismissalTransitionDidEnd(false)", "completion",
      ])
    XCTAssertEqual(wasCancelled, true)
    XCTAssertTrue(stage.a.presentedViewController === b)
    stage.assertAtRest(top: b)
    XCTAssertEqual(
      (b.presentationController as? LoggingPresentationController)?.dimming.alpha ?? 0, 0.4, accuracy: 1e-6)
  }
}
