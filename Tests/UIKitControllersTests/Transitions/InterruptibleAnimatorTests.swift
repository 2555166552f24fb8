// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The query for an animator's interruptible animator, and the choice of the one that the transition drives.
@MainActor
final class InterruptibleAnimatorTests: UIKitTestCase {
  /// Fades the incoming view in by a linear property animator of one second.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    /// The property animator that `animateTransition(using:)` starts.
    enum Start {
      /// The one that `interruptibleAnimator(using:)` returned first.
      case kept
      /// A new one. `interruptibleAnimator(using:)` also returns a new one with each call.
      case another
      case none
    }

    private let start: Start
    private(set) var queries = 0
    private(set) var animators: [UIViewPropertyAnimator] = []

    init(_ start: Start) { self.start = start }

    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      switch start {
      case .kept: animators.first?.startAnimation()
      case .another: makeAnimator(transitionContext).startAnimation()
      case .none: break
      }
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      queries += 1
      return makeAnimator(transitionContext)
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.alpha = 0
        animator.addAnimations { view.alpha = 1 }
      }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animators.append(animator)
      return animator
    }
  }

  private func push(
    _ start: Fade.Start, _ interactor: UIPercentDrivenInteractiveTransition? = nil
  ) -> (NavigationStage, Fade, LoggingPage) {
    let (stage, animator) = (NavigationStage("A"), Fade(start))
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()
    return (stage, animator, page)
  }

  private func opacity(of page: LoggingPage) -> Float {
    let layer: CALayer = page.view.layer
    return (layer.presentation() ?? layer).opacity
  }

  /// Semantics: one-interruptible-animator.
  func testTheInterruptibleAnimatorIsRequestedOnce() async {
    let interactor = UIPercentDrivenInteractiveTransition()
    let (stage, animator, page) = push(.kept, interactor)
    page.transitionCoordinator?.animate(alongsideTransition: { _ in })

    interactor.update(0.5)
    stage.host.flush()
    XCTAssertEqual(opacity(of: page), 0.5, accuracy: 0.01)
    interactor.finish()
    stage.host.advance(by: 0.1)
    interactor.pause()
    interactor.finish()
    stage.host.advance(by: 2)

    XCTAssertEqual(animator.queries, 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: one-interruptible-animator, vended-animator-is-driven.
  func testIfEveryCallReturnsANewAnimatorOnlyTheStartedOneRuns() async {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let (stage, animator, page) = push(.another, interactor)

    stage.host.advance(by: 0.4)
    XCTAssertEqual(animator.queries, 1)
    XCTAssertEqual(animator.animators.map(\.state), [.active, .inactive])
    XCTAssertEqual(opacity(of: page), 0.4, accuracy: 0.01)

    interactor.pause()
    interactor.update(0.2)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(opacity(of: page), 0.2, accuracy: 0.01)
    XCTAssertEqual(animator.animators.map(\.state), [.active, .inactive])
    interactor.finish()
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.log.lines.filter { $0 == "B.viewDidAppear" }.count, 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Makes its animator in `animateTransition(using:)`, as many do, and has none to return before.
  private final class LateFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator!
    private(set) var queries = 0

    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator.startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      queries += 1
      return animator
    }
  }

  private func pushLate() -> (NavigationStage, LateFade, LoggingPage) {
    let (stage, animator) = (NavigationStage("A"), LateFade())
    stage.delegate.animator = animator
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()
    return (stage, animator, page)
  }

  /// Semantics: one-interruptible-animator.
  func testATransitionThatNothingDisturbsDoesNotAskForTheAnimator() async {
    let (stage, animator, page) = pushLate()

    stage.host.advance(by: 0.4)
    XCTAssertEqual(opacity(of: page), 0.4, accuracy: 0.01)
    stage.host.advance(by: 1)

    XCTAssertEqual(animator.queries, 0)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: one-interruptible-animator.
  func testAQuestionAndAnInterruptionAskForTheRunningAnimatorOnce() async {
    let (stage, animator, page) = pushLate()
    stage.host.advance(by: 0.4)

    XCTAssertEqual(page.transitionCoordinator?.isInterruptible, true)
    stage.navigation.popViewController(animated: false)
    stage.host.advance(by: 1)

    XCTAssertEqual(animator.queries, 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: one-interruptible-animator.
  func testAnAnimatorThatTheClientLeavesInactiveIsNotStarted() async {
    let (stage, animator, page) = push(.none)

    stage.host.advance(by: 0.5)
    XCTAssertEqual(animator.animators.map(\.state), [.inactive])
    XCTAssertEqual(opacity(of: page), 0)

    animator.animators.first?.startAnimation()
    stage.host.advance(by: 0.5)
    XCTAssertEqual(opacity(of: page), 0.5, accuracy: 0.02)
    stage.host.advance(by: 1)
    XCTAssertEqual(animator.queries, 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: one-interruptible-animator.
  func testAnInteractionMovesAnAnimatorThatTheClientLeavesInactive() async {
    let interactor = UIPercentDrivenInteractiveTransition()
    let (stage, animator, page) = push(.none, interactor)

    interactor.update(0.3)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(opacity(of: page), 0.3, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 2)
    XCTAssertEqual(animator.queries, 1)
    stage.assertAtRest(["A"])
  }
}
