import DiagnosticsTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Regression tests for mistakes that implementations of presentations often contain.
@MainActor
final class PresentationPitfallTests: UIKitTestCase {
  /// An animator that moves the presenter's view into the container, as some custom animators do.
  private final class Greedy: NSObject, UIViewControllerAnimatedTransitioning {
    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      for key in [UITransitionContextViewControllerKey.from, .to] {
        guard let view = transitionContext.viewController(forKey: key)?.view else { continue }
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(
        withDuration: 0.2, animations: {},
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
  }

  /// Never completes, although its duration is half a second.
  private final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  /// Semantics: presenter-is-put-back.
  /// A presenter's view that an animator has moved into the container stays there until the dismissal has ended.
  func testTheDismissalRestoresAPresentersViewThatWasMovedIntoTheContainer() async {
    let stage = PresentationStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = Greedy()
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.a.view.superview === b.presentationController?.containerView)
    stage.assertAtRest(top: b)
    stage.delegate.animator = Greedy()
    b.dismiss(animated: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  /// Semantics: presenter-is-put-back.
  /// The presenter's view also survives any number of cancelled dismissals.
  func testThePresentersViewIsRestoredAfterSeveralCancelledDismissals() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let stage = PresentationStage()
      let b = stage.presented("B", style)
      for _ in 0..<3 {
        let interactor = stage.interactive(b, presenting: false)
        b.dismiss(animated: true)
        interactor.update(0.5)
        stage.host.flush()
        interactor.cancel()
        stage.host.advance(by: 1)
      }
      stage.delegate.animator = nil
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      stage.assertNothingIsLeft()
    }
  }

  /// Semantics: presenter-keeps-its-look.
  /// A presenter that was scaled down alongside the presentation keeps its scale until the dismissal restores it.
  func testAShrunkPresenterDoesNotJumpWhenTheDismissalBegins() async {
    let stage = PresentationStage()
    let b = stage.page("B", .overFullScreen)
    let shrunk = CGAffineTransform(scaleX: 0.9, y: 0.9)
    b.onWillAppear = { [a = stage.a] page in
      page.transitionCoordinator?.animate(alongsideTransition: { _ in a.view.transform = shrunk })
    }
    b.onWillDisappear = { [a = stage.a] page in
      page.transitionCoordinator?.animate(alongsideTransition: { _ in a.view.transform = .identity })
    }
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.a.view.transform, shrunk)
    b.dismiss(animated: true)
    stage.host.flush()
    let shown = stage.a.view.layer.presentation()?.transform.m11 ?? 0
    XCTAssertEqual(shown, 0.9, accuracy: 1e-3)
    stage.host.advance(by: 2)
    stage.assertNothingIsLeft()
  }

  /// Semantics: no-black-behind.
  /// The presenter is visible behind a page that returns after a cancelled dismissal.
  func testThePresenterIsVisibleWhileACancelledDismissalReturns() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interactor = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interactor.update(0.5)
    stage.host.flush()
    interactor.cancel()
    stage.host.advance(by: 0.1)
    XCTAssertNotNil(stage.a.view.window)
    XCTAssertEqual(stage.shownFrame(of: stage.a), stage.host.window.bounds)
    stage.host.advance(by: 1)
    XCTAssertNil(stage.a.view.window)
  }

  /// Semantics: velocity-continues.
  /// The flick consists of two updates.
  func testAFastFlickEndsWithoutAJump() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interactor = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interactor.update(0.05)
    interactor.update(0.3)
    stage.host.flush()
    interactor.finish()
    var last = stage.shownFrame(of: b).minY
    while b.view.window != nil {
      stage.host.advance(by: 1.0 / 60)
      guard b.view.window != nil else { break }
      let place = stage.shownFrame(of: b).minY
      XCTAssertGreaterThanOrEqual(place, last - 0.01)
      XCTAssertLessThan(place - last, 60)
      last = place
    }
    XCTAssertGreaterThan(last, 540)
    stage.assertNothingIsLeft()
  }

  /// Semantics: weak-delegates.
  /// The delegate is a weak reference. After its release the system's transition runs, and a warning gives the reason.
  func testAPresentationWhoseDelegateWasReleasedUsesTheSystemsTransition() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    do {
      let gone = RecordingTransitioningDelegate(log: stage.log)
      gone.animator = RiseAnimator(presenting: true)
      b.transitioningDelegate = gone
    }
    XCTAssertNil(b.transitioningDelegate)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  /// Semantics: flush-updates.
  /// The first layout is not part of the animation.
  func testThePresentedViewIsLaidOutBeforeItMoves() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    let child = UIView()
    b.onLoad = { [unowned b] in
      child.frame = b.view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      b.view.addSubview(child)
    }
    stage.a.present(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(child.layer.presentation()?.bounds.size, CGSize(width: 400, height: 600))
    XCTAssertNil(child.layer.animationKeys())
  }

  /// Semantics: no-black-behind.
  /// The pages below a transparent page remain visible until the end, unchanged.
  func testPagesBelowATransparentPageRemainVisible() async {
    let stage = PresentationStage()
    let b = stage.page("B", .overFullScreen)
    b.onLoad = { [unowned b] in b.view.backgroundColor = .clear }
    stage.a.present(b, animated: true)
    for _ in 0..<60 {
      stage.host.advance(by: 1.0 / 60)
      XCTAssertNotNil(stage.a.view.window)
      XCTAssertEqual(stage.a.view.layer.presentation()?.opacity, 1)
    }
  }

  /// Semantics: forgotten-completion.
  /// An animator that completes twice, late or after the end has no effect.
  func testASecondCompletionOfATransitionHasNoEffect() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    let rise = RiseAnimator(presenting: true)
    var context: (any UIViewControllerContextTransitioning)?
    rise.onStart = { context = $0 }
    stage.delegate.animator = rise
    stage.a.present(b, animated: true)
    stage.host.advance(by: 1)
    context?.completeTransition(false)
    context?.completeTransition(true)
    XCTAssertEqual(rise.ended, [true])
    stage.assertAtRest(top: b, covered: [stage.a])
    rise.onStart = nil
  }

  /// Semantics: forgotten-completion.
  func testOnlyAForgottenCompletionCausesAWarningEvenInSlowMotion() async {
    defer { AnimationDrag.coefficient = 1 }
    for (coefficient, forgets) in [(1, false), (10, false), (1, true), (10, true)] as [(Double, Bool)] {
      AnimationDrag.coefficient = coefficient
      let stage = PresentationStage()
      let b = stage.page("B", .overFullScreen)
      b.transitioningDelegate = stage.delegate
      stage.delegate.animator = forgets ? Forgetful() : RiseAnimator(presenting: true)

      let log = WarningLog()
      stage.a.present(b, animated: true)
      stage.host.advance(by: (0.5 + 1.9) * coefficient)
      XCTAssertEqual(log.messages, [], "\(coefficient)")
      stage.host.advance(by: 0.2 * coefficient)

      XCTAssertEqual(log.messages.count, forgets ? 1 : 0, "\(coefficient)")
      XCTAssertTrue(log.messages.allSatisfy { $0.contains("Forgetful has not called completeTransition(_:)") })
    }
  }

  /// Semantics: tabs-and-stacks, nested-containers.
  /// A presentation over a navigation controller during a push.
  func testAPresentationDuringAPushLetsBothFinish() async {
    let navigation = NavigationStage("A")
    let (b, c) = (navigation.page("B"), navigation.page("C"))
    c.modalPresentationStyle = .fullScreen
    navigation.navigation.pushViewController(b, animated: true)
    navigation.host.advance(by: 0.05)
    b.present(c, animated: true)
    navigation.host.advance(by: 2)
    XCTAssertEqual(c.balance, .appeared)
    XCTAssertEqual(b.balance, .disappeared)
    c.dismiss(animated: true)
    navigation.host.advance(by: 0.05)
    navigation.navigation.popViewController(animated: true)
    navigation.host.advance(by: 2)
    navigation.assertAtRest(["A"])
    XCTAssertEqual(c.balance, .disappeared)
  }
}
