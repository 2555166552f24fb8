import DiagnosticsTesting
// SPDX-License-Identifier: MIT
import LeakTesting
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
  /// For all other styles the system makes the presentation controller, and the delegate is not asked for one.
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
    XCTAssertNil(kept, "the controller is released after the dismissal")
    XCTAssertNil(c.activePresentationController)
  }

  /// The delegate is not retained, so a program can release it by mistake. Other presentations cause no warning.
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
  /// The context returns no view for the presenter, because its view remains where it is.
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
  /// With `shouldRemovePresentersView`, the context also returns the presenter's view to the animator.
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
    XCTAssertTrue(stage.a.view.superview === container, "the container holds the view during the animation")
    XCTAssertEqual(container?.subviews.first, stage.a.view, "the view lies below those of the presentation controller")
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
  /// Later changes have no effect, unless the presentation controller applies them to the view.
  func testTheFrameIsReadOnlyWhenThePresentationBegins() async {
    let frame = CGRect(x: 50, y: 60, width: 200, height: 300)
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.presentedFrame = frame
      return controller
    }
    b.view.autoresizingMask = []
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(b.view.frame, frame)
    (b.presentationController as? LoggingPresentationController)?.presentedFrame = .zero
    stage.host.resize(to: CGSize(width: 500, height: 700))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(b.view.frame, frame)
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
  /// The presentation controller removes the views that it has added in its hook for the end.
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
    XCTAssertEqual(Double(controller?.dimming.layer.presentation()?.opacity ?? 0), 0.2, accuracy: 0.05, "half of 0.4")
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
  /// The `presentedView` of a presentation controller can be a view that contains the presented controller's view.
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
    let frame = CGRect(x: 50, y: 60, width: 200, height: 300)
    let (stage, b) = customStage {
      let controller = LoggingPresentationController(presentedViewController: $0, presenting: $1)
      controller.presentedFrame = frame
      return controller
    }
    let rise = RiseAnimator(presenting: true)
    rise.onStart = { context in
      XCTAssertEqual(context.initialFrame(for: b), .zero)
      XCTAssertEqual(context.finalFrame(for: b), frame)
      XCTAssertEqual(context.finalFrame(for: stage.a), stage.host.window.bounds, "the presenter does not move")
      XCTAssertNil(b.view.superview, "the animator adds the view")
      XCTAssertTrue(context.containerView === b.presentationController?.containerView)
    }
    stage.delegate.animator = rise
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(b.view.isDescendant(of: b.presentationController?.containerView ?? UIView()))
    let fall = RiseAnimator(presenting: false)
    fall.onStart = { context in
      XCTAssertEqual(context.initialFrame(for: b), frame)
      XCTAssertEqual(context.finalFrame(for: b), frame, "the animator moves the view out from here")
      XCTAssertEqual(context.initialFrame(for: stage.a), stage.host.window.bounds, "the presenter does not move")
      XCTAssertEqual(
        context.initialFrame(for: UIViewController()), .zero, "a controller outside the transition has no frame")
    }
    stage.delegate.animator = fall
    b.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertNil(b.presentationController?.containerView)

    let c = stage.page("C", .fullScreen)
    c.transitioningDelegate = stage.delegate
    let cover = RiseAnimator(presenting: true)
    cover.onStart = { context in
      XCTAssertEqual(context.finalFrame(for: stage.a), .zero, "the presenter's view leaves the window")
      XCTAssertTrue(stage.a.view.superview === context.containerView)
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
      controller.presentedFrame = CGRect(x: 0, y: 300, width: 400, height: 300)
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
