// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Assumptions of custom animators and presentation controllers about the system.
@MainActor
final class PresentationClientTests: UIKitTestCase {
  /// Moves the presented view out to the right by changing its frame. It does not add the presenter's view, and does
  /// not restore anything after a cancellation.
  private final class Careless: NSObject, UIViewControllerAnimatedTransitioning {
    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.view(forKey: .from)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view?.frame.origin.x += 400 },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
  }

  /// Adds the presented view itself, as presentation controllers of sheets do that lay it out in a view of their own.
  private final class Adding: UIPresentationController {
    override func presentationTransitionWillBegin() {
      guard let presentedView else { return }
      containerView?.addSubview(presentedView)
    }
  }

  func testAViewThatThePresentationControllerAddsIsAppearingAtTheStart() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = RiseAnimator(presenting: true)
    stage.delegate.makeController = { Adding(presentedViewController: $0, presenting: $1) }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(
      stage.log.lines.filter { $0.hasPrefix("B.view") }.suffix(2), ["B.viewWillAppear", "B.viewIsAppearing"])
    stage.host.advance(by: 2)
    stage.delegate.animator = nil
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertNothingIsLeft()
  }

  func testADismissalShowsThePresenterThatItsAnimatorDidNotAdd() async {
    for style: UIModalPresentationStyle in [.fullScreen, .currentContext] {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      XCTAssertNil(stage.a.view.window)
      b.transitioningDelegate = stage.delegate
      stage.delegate.animator = Careless()
      b.dismiss(animated: true)
      stage.host.advance(by: 0.2)
      XCTAssertEqual(
        b.view.superview?.subviews, [stage.a.view, b.view], "the presenter's view lies below the presented one")
      XCTAssertEqual(stage.shownFrame(of: stage.a), stage.host.window.bounds)
      XCTAssertEqual(stage.log.lines.suffix(2), ["A.viewWillAppear", "A.viewIsAppearing"])
      stage.host.advance(by: 1)
      stage.assertAtRest(top: stage.a, covered: [b])
      stage.assertNothingIsLeft()
    }
  }

  func testACancelledDismissalRestoresThePageEvenIfItsAnimatorDoesNot() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interactor = stage.interactive(b, presenting: false)
    stage.delegate.animator = Careless()
    b.dismiss(animated: true)
    interactor.update(0.5)
    stage.host.flush()
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.shownFrame(of: b), stage.host.window.bounds)
    XCTAssertNil(stage.a.view.window)
    stage.assertAtRest(top: b, covered: [stage.a])
    stage.delegate.interactor = nil
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertNothingIsLeft()
  }

  /// A presentation controller whose layout sets all final frames.
  private final class Placing: LoggingPresentationController {
    override func containerViewWillLayoutSubviews() {
      log?.add("layout")
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      dimming.bounds = .zero
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
        self?.log?.add("alongside")
        self?.dimming.bounds = self?.containerView?.bounds ?? .zero
      })
    }
  }

  /// The layout sets the same values as the animations, and therefore does not disturb them.
  func testTheContainerIsLaidOutAfterTheAnimationsHaveBeenSetUp() async throws {
    for animator in [RiseAnimator(presenting: true), nil] {
      let stage = PresentationStage()
      let b = stage.page("B", .custom)
      b.transitioningDelegate = stage.delegate
      stage.delegate.animator = animator
      stage.delegate.makeController = { [log = stage.log] in
        let controller = Placing(presentedViewController: $0, presenting: $1)
        (controller.log, controller.presentedFrame) = (log, CGRect(x: 0, y: 300, width: 400, height: 300))
        return controller
      }
      stage.a.present(b, animated: true)
      stage.host.flush()
      let lines = stage.log.lines.filter { ["alongside", "layout"].contains($0) }
      XCTAssertEqual(lines.first, "alongside")
      XCTAssertTrue(lines.contains("layout"))
      stage.host.advance(by: 0.1)
      let dimming = try XCTUnwrap(b.presentationController as? Placing).dimming
      let shown = (dimming.layer.presentation() ?? dimming.layer).bounds.width
      XCTAssertGreaterThan(shown, 1)
      XCTAssertLessThan(shown, 399)
      XCTAssertGreaterThan(stage.shownFrame(of: b).minY, 310)
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.shownFrame(of: b), CGRect(x: 0, y: 300, width: 400, height: 300))
      stage.delegate.animator = nil
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertNothingIsLeft()
    }
  }

  /// Semantics: turned-custom-presentation.
  /// The window is rotated while controllers are presented in the custom style, and all of them are dismissed from the
  /// bottom of the chain.
  func testACustomPresentationCanBeDismissedAfterARotation() async {
    for isAnimated in [false, true] {
      let (stage, turned) = (PresentationStage(), CGSize(width: 600, height: 400))
      let b = stage.presented("B", .custom)
      let c = stage.presented("C", .custom, from: b)
      stage.host.resize(to: turned)
      stage.host.advance(by: 0.1)
      for page in [stage.a, b, c] {
        XCTAssertEqual(stage.shownFrame(of: page), CGRect(origin: .zero, size: turned), page.name)
      }
      stage.a.dismiss(animated: isAnimated)
      stage.host.advance(by: 2)
      stage.assertAtRest(top: stage.a, covered: [b, c])
      stage.assertNothingIsLeft()
      XCTAssertEqual(stage.a.view.frame.size, turned)
    }
  }

  /// Semantics: turned-custom-presentation.
  /// The window is rotated during the presentation and during the dismissal.
  func testACustomPresentationSurvivesRotationDuringItsTransitions() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 600, height: 400))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(x: 0, y: 0, width: 600, height: 400))
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 400, height: 600))
    stage.host.advance(by: 2)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }
}
