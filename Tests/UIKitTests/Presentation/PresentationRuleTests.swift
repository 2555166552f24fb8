// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

/// The rules of presentations and of their contexts.
@MainActor
final class PresentationRuleTests: UIKitTestCase {
  private func customStage(
    _ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController
  ) -> (PresentationStage, LoggingPage) {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = make
    return (stage, b)
  }

  /// Semantics: presentation-controller.
  /// The system's styles have their own presentation controllers. The delegate is asked for one with `.custom` only,
  /// and it is retained.
  func testACustomPresentationControllerIsUsedForTheCustomStyleAndRetained() async {
    let stage = PresentationStage()
    let b = stage.page("B", .fullScreen)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { _, _ in
      XCTFail("not asked for other styles")
      return UIPresentationController(presentedViewController: b, presenting: nil)
    }
    stage.a.present(b, animated: false)
    XCTAssertNotNil(b.presentationController)
    stage.a.dismiss(animated: false)

    let (custom, c) = customStage { LoggingPresentationController(presentedViewController: $0, presenting: $1) }
    custom.a.present(c, animated: false)
    custom.delegate.makeController = nil
    XCTAssertTrue(c.presentationController is LoggingPresentationController)
    XCTAssertTrue(c.presentationController === c.activePresentationController)
    XCTAssertTrue(c.presentationController?.presentingViewController === custom.a)
    weak let kept = c.presentationController
    custom.a.dismiss(animated: false)
    custom.host.advance(by: 0.1)
    XCTAssertNil(kept, "and let go of")
    XCTAssertNil(c.activePresentationController)
  }

  /// The delegate is not retained, so a program may lose it by mistake. There is a warning only then.
  func testAReleasedTransitioningDelegateCausesAWarning() async {
    let warnings = WarningLog()
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.a.present(b, animated: false)
    stage.a.dismiss(animated: false)
    XCTAssertEqual(warnings.messages, [])

    b.transitioningDelegate = RecordingTransitioningDelegate(log: stage.log)
    stage.a.present(b, animated: false)
    XCTAssertEqual(warnings.messages.count, 1)
    XCTAssertTrue(warnings.messages.first?.contains("transitioningDelegate") ?? false)
  }

  /// Semantics: removes-presenter, presenter-stays.
  /// By default the presenter's view stays, and the animator does not get it.
  func testThePresentersViewStaysByDefaultAndTheAnimatorDoesNotGetIt() async {
    let (stage, b) = customStage { UIPresentationController(presentedViewController: $0, presenting: $1) }
    let rise = RiseAnimator(presenting: true)
    stage.delegate.animator = rise
    rise.onStart = { context in
      XCTAssertNil(context.view(forKey: .from))
      XCTAssertTrue(context.view(forKey: .to) === b.view)
      XCTAssertTrue(context.viewController(forKey: .from) === stage.a)
      XCTAssertTrue(stage.a.view.superview === stage.host.window)
      XCTAssertEqual(context.presentationStyle, .custom)
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.a.view.superview === stage.host.window)
    let fall = RiseAnimator(presenting: false)
    stage.delegate.animator = fall
    fall.onStart = { XCTAssertNil($0.view(forKey: .to)) }
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(rise.ended + fall.ended, [true, true])
    stage.assertNothingIsLeft()
  }

  /// Semantics: removes-presenter, presenter-is-replaced.
  /// With `shouldRemovePresentersView`, the view leaves at the end of the presentation, and the animator gets both
  /// views.
  func testThePresentersViewIsRemovedAtTheEndIfThePresentationControllerRequestsIt() async {
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.removesPresenter = true
      return controller
    }
    let rise = RiseAnimator(presenting: true)
    rise.onStart = { XCTAssertTrue($0.view(forKey: .from) === stage.a.view) }
    stage.delegate.animator = rise
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.25)
    let container = b.presentationController?.containerView
    XCTAssertTrue(stage.a.view.superview === container, "C13: the container has it during the animation")
    XCTAssertEqual(container?.subviews.first, stage.a.view, "below what clients put there")
    stage.host.advance(by: 1)
    XCTAssertNil(stage.a.view.window)
    let fall = RiseAnimator(presenting: false)
    fall.onStart = { [a = stage.a] in XCTAssertTrue($0.view(forKey: .to) === a.view) }
    stage.delegate.animator = fall
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 1)
    stage.delegate.animator = nil
    stage.assertNothingIsLeft()
  }

  /// Semantics: presented-frame.
  /// The frame is read when the presentation begins. After that the controller applies it itself.
  func testTheFrameIsReadOnlyWhenThePresentationBegins() async {
    let place = CGRect(x: 50, y: 60, width: 200, height: 300)
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.place = place
      return controller
    }
    b.view.autoresizingMask = []
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(b.view.frame, place)
    (b.presentationController as? LoggingPresentationController)?.place = .zero
    stage.host.resize(to: CGSize(width: 500, height: 700))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(b.view.frame, place)
    XCTAssertEqual(b.presentationController?.containerView?.frame, stage.host.window.bounds)
  }

  /// Semantics: container-layout-hooks.
  func testTheLayoutHooksAreCalledBeforeAndAfterEachLayoutOfTheContainer() async {
    final class Bracketing: UIPresentationController {
      var lines: [String] = []
      override func containerViewWillLayoutSubviews() { lines.append("will") }
      override func containerViewDidLayoutSubviews() { lines.append("did") }
    }
    let (stage, b) = customStage { Bracketing(presentedViewController: $0, presenting: $1) }
    stage.a.present(b, animated: false)
    stage.host.flush()
    guard let controller = b.presentationController as? Bracketing else { return XCTFail("no controller") }
    XCTAssertFalse(controller.lines.isEmpty)
    controller.lines = []
    stage.host.resize(to: CGSize(width: 500, height: 700))
    XCTAssertEqual(Array(controller.lines.prefix(2)), ["will", "did"])
    XCTAssertTrue(controller.lines.count.isMultiple(of: 2))
    controller.lines = []
    controller.containerView?.setNeedsLayout()
    stage.host.flush()
    XCTAssertEqual(controller.lines, ["will", "did"])
  }

  /// Semantics: chrome-of-presentation.
  /// Views that a presentation controller has added stay or leave as the hooks say.
  func testACancelledCustomPresentationCallsItsControllersHooks() async {
    let (stage, b) = customStage { LoggingPresentationController(presentedViewController: $0, presenting: $1) }
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = RiseAnimator(presenting: true)
    stage.delegate.interactor = interactor
    stage.a.present(b, animated: true)
    let controller = b.presentationController as? LoggingPresentationController
    controller?.log = stage.log
    interactor.update(0.5)
    stage.host.flush()
    XCTAssertEqual(Double(controller?.dimming.layer.presentation()?.opacity ?? 0), 0.2, accuracy: 0.05, "T3")
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines.last, "presentationTransitionDidEnd(false)")
    XCTAssertNil(controller?.dimming.superview)
    stage.assertNothingIsLeft()
  }

  /// Semantics: present-and-dismiss.
  /// The rejection causes a warning on standard error.
  func testASecondPresentationByTheSamePresenterIsRejected() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    let c = stage.page("C")
    stage.a.present(c, animated: true)
    XCTAssertTrue(stage.a.presentedViewController === b)
    XCTAssertNil(c.presentingViewController)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(top: b)
  }

  /// Semantics: present-and-dismiss, completion-always.
  /// The completion is called even if there is nothing to dismiss.
  func testADismissalWithNothingToDismissCallsItsCompletion() async {
    let stage = PresentationStage()
    var completed = false
    stage.a.dismiss(animated: true) { completed = true }
    XCTAssertTrue(completed)
    stage.assertNothingIsLeft()
  }

  /// Semantics: custom-not-animated.
  func testAnAnimatorOfACustomPresentationIsCalledEvenWithoutAnimation() async {
    let (stage, b) = customStage { UIPresentationController(presentedViewController: $0, presenting: $1) }
    let rise = RiseAnimator(presenting: true)
    var wasAnimated: Bool?
    rise.onStart = { wasAnimated = $0.isAnimated }
    stage.delegate.animator = rise
    stage.a.present(b, animated: false)
    XCTAssertEqual(wasAnimated, false)
    XCTAssertEqual(rise.ended, [true])
    stage.assertAtRest(top: b)
  }

  /// Semantics: views-for-keys, presented-view.
  /// The animator moves the controller's `presentedView`, which may contain the controller's own view.
  func testTheAnimatorMovesTheOverriddenPresentedView() async {
    final class Wrapping: UIPresentationController {
      lazy var wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      override var presentedView: UIView? { wrapper }
      override func presentationTransitionWillBegin() {
        guard let view = presentedViewController.view else { return }
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
      }
    }
    let (stage, b) = customStage { Wrapping(presentedViewController: $0, presenting: $1) }
    let rise = RiseAnimator(presenting: true)
    rise.onStart = { context in
      XCTAssertTrue(context.view(forKey: .to) === (b.presentationController as? Wrapping)?.wrapper)
      XCTAssertTrue(context.viewController(forKey: .to) === b)
    }
    stage.delegate.animator = rise
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(b.view.superview === (b.presentationController as? Wrapping)?.wrapper)
    stage.assertAtRest(top: b)
    stage.delegate.animator = nil
    b.dismiss(animated: true)
    stage.host.advance(by: 1)
    stage.assertNothingIsLeft()
  }

  /// Semantics: frames-of-context, views-in-container.
  func testTheContextsFramesAreThoseOfThePresentationController() async {
    let place = CGRect(x: 50, y: 60, width: 200, height: 300)
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.place = place
      return controller
    }
    let rise = RiseAnimator(presenting: true)
    rise.onStart = { context in
      XCTAssertEqual(context.initialFrame(for: b), .zero)
      XCTAssertEqual(context.finalFrame(for: b), place)
      XCTAssertEqual(context.finalFrame(for: stage.a), stage.host.window.bounds, "it stays")
      XCTAssertNil(b.view.superview, "C14: the animator adds it")
      XCTAssertTrue(context.containerView === b.presentationController?.containerView)
    }
    stage.delegate.animator = rise
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(b.view.isDescendant(of: b.presentationController?.containerView ?? UIView()), "C13")
    let fall = RiseAnimator(presenting: false)
    fall.onStart = { context in
      XCTAssertEqual(context.initialFrame(for: b), place)
      XCTAssertEqual(context.finalFrame(for: b), place, "the animator moves it from there")
      XCTAssertEqual(context.initialFrame(for: stage.a), stage.host.window.bounds, "it stays")
      XCTAssertEqual(context.initialFrame(for: UIViewController()), .zero, "it takes no part")
    }
    stage.delegate.animator = fall
    b.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertNil(b.presentationController?.containerView)

    let c = stage.page("C", .fullScreen)
    c.transitioningDelegate = stage.delegate
    let cover = RiseAnimator(presenting: true)
    cover.onStart = { context in
      XCTAssertEqual(context.finalFrame(for: stage.a), .zero, "it leaves the window")
      XCTAssertTrue(stage.a.view.superview === context.containerView, "C14")
    }
    stage.delegate.animator = cover
    stage.a.present(c, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(cover.ended, [true])
    stage.delegate.animator = nil
  }

  /// The container receives touches outside the presented view. Touches that it lets through reach the presenter.
  func testTheContainerOfACustomPresentationReceivesTouchesOutsideThePresentedView() async {
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.place = CGRect(x: 0, y: 300, width: 400, height: 300)
      return controller
    }
    stage.a.present(b, animated: false)
    stage.host.flush()
    let controller = b.presentationController as? LoggingPresentationController
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === controller?.dimming)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === b.view)
    controller?.dimming.isUserInteractionEnabled = false
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === controller?.containerView)
    controller?.containerView?.isUserInteractionEnabled = false
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === stage.a.view)
  }
}
