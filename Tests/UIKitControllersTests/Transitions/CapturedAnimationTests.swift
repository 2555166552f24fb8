// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The effect of an interactive transition on all kinds of animations in its container.
@MainActor
final class CapturedAnimationTests: UIKitTestCase {
  /// A page in a percent-driven transition of one second, whose animation a closure makes.
  @MainActor
  private struct Run {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator: ClosureAnimator
    let page: LoggingPage

    init(_ animations: @escaping (UIView) -> Void) {
      animator = ClosureAnimator(animations)
      stage.delegate.animator = animator
      stage.delegate.interactor = interactor
      page = stage.page("B")
      stage.navigation.pushViewController(page, animated: true)
      stage.host.flush()
    }

    /// Returns the distance of the page on the screen from its final position.
    func offset(at percent: CGFloat) -> CGFloat {
      interactor.update(percent)
      stage.host.flush()
      return (page.view.layer.presentation() ?? page.view.layer).position.x - 200
    }
  }

  /// Semantics: scrubbing-moves-the-container.
  func testDelaysAreIgnoredWhileAnInteractionMovesTheAnimation() async {
    let run = Run { view in
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { view.center.x += 100 })
    }

    XCTAssertEqual(run.offset(at: 0.4), 80, accuracy: 0.01)
    XCTAssertEqual(run.offset(at: 0.75), 100, accuracy: 0.01)
    XCTAssertEqual(run.offset(at: 0.1), 20, accuracy: 0.01)
    run.interactor.finish()
    run.stage.host.advance(by: 2)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: scrubbing-moves-the-container.
  func testKeyframesFollowTheInteractionAtTheirRelativeTimes() async {
    let run = Run { view in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x += 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.center.x += 300 }
      }
    }
    let atStart = run.offset(at: 0)

    let shares = [0.25, 0.5, 1].map { run.offset(at: $0) - atStart }

    XCTAssertEqual(atStart, 0, accuracy: 0.01)
    XCTAssertLessThan(shares[0], shares[1])
    XCTAssertEqual(shares[2], 400, accuracy: 1)
    run.interactor.cancel()
    run.stage.host.advance(by: 2)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: scrubbing-moves-the-container.
  func testASpringIsEvaluatedAtTheTimeOfTheInteraction() async {
    let run = Run { view in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
        animations: { view.center.x += 100 })
    }
    let positions = [0.1, 0.2, 0.3, 0.4, 0.5].map { run.offset(at: $0) }

    let again = [0.5, 0.4, 0.3, 0.2, 0.1].map { run.offset(at: $0) }

    XCTAssertEqual(positions, again.reversed())
    XCTAssertGreaterThan(positions.max() ?? 0, 101, "a spring of damping 0.5 overshoots")
    run.interactor.finish()
    run.stage.host.advance(by: 2)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: scrubbing-moves-the-container.
  /// Animations of other code in the container are scrubbed with it.
  func testAnAnimationThatThePageAddsItselfFollowsTheInteraction() async {
    let run = Run { view in UIView.animate(withDuration: 1) { view.alpha = 0.9 } }
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    run.page.view.addSubview(dot)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { dot.center.x = 105 })
    run.stage.host.flush()

    _ = run.offset(at: 0.5)
    run.stage.host.advance(by: 0.3)

    XCTAssertEqual(dot.layer.presentation()?.position.x ?? 0, 55, accuracy: 0.01)
    run.interactor.finish()
    run.stage.host.advance(by: 2)
    run.stage.assertAtRest(["A", "B"])
  }

  /// A cancelled transition reverses only the animations that its animator has started.
  func testACancelKeepsTheModelValuesOfAnimationsThatOtherCodeStarted() async {
    let run = Run { view in UIView.animate(withDuration: 1) { view.alpha = 0.9 } }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    run.stage.page(at: 0).view.addSubview(other)
    run.stage.host.flush()
    _ = run.offset(at: 0.5)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear, animations: { other.alpha = 0.3 })
    run.stage.host.flush()

    run.interactor.cancel()
    XCTAssertEqual(other.alpha, 0.3, accuracy: 1e-6)
    run.stage.host.advance(by: 2)

    XCTAssertEqual(other.alpha, 0.3, accuracy: 1e-6)
    XCTAssertNil(other.layer.animationKeys())
    run.stage.assertAtRest(["A"])
  }

  func testAnimationsOfOtherCodeContinueWithoutAJumpWhenTheTransitionEnds() async {
    let run = Run { view in UIView.animate(withDuration: 1) { view.alpha = 0.9 } }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    run.stage.page(at: 0).view.addSubview(other)
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: { other.center.x = 405 })
    run.stage.host.flush()
    var positions: [CGFloat] = []
    func record() { positions.append((other.layer.presentation() ?? other.layer).position.x) }

    _ = run.offset(at: 0.5)
    run.stage.host.advance(by: 3)
    run.interactor.cancel()
    while run.page.view.superview != nil, positions.count < 200 {
      run.stage.host.advance(by: 0.01)
      record()
    }
    for _ in 0..<50 {
      run.stage.host.advance(by: 0.01)
      record()
    }

    let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
    XCTAssertLessThan(steps.max() ?? 0, 4, "a jump")
    XCTAssertGreaterThan(positions.last ?? 0, positions.min() ?? 0, "the other view moves on")
    run.stage.host.advance(by: 4)
    XCTAssertEqual(other.layer.position.x, 405)
    XCTAssertNil(other.layer.animationKeys())
    run.stage.assertAtRest(["A"])
  }

  /// The second stage also belongs to the animator, because the completion of the first has started it.
  func testACancelReversesAnAnimationThatACompletionOfTheAnimatorStarted() async {
    let stage = NavigationStage("A")
    let (animator, interactor) = (TwoStageAnimator(), UIPercentDrivenInteractiveTransition())
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    interactor.update(0.5)
    interactor.finish()
    stage.host.advance(by: 0.6)
    XCTAssertEqual(page.view.alpha, 1)

    interactor.pause()
    interactor.cancel()
    stage.host.advance(by: 3)

    XCTAssertEqual(page.view.alpha, 0.5, "what it showed when the second stage began")
    stage.assertAtRest(["A"])
  }

  /// Semantics: completion-after-settling.
  /// The completion is called at the end of the finish, not at `update(1)`.
  func testTheCompletionOfABlockIsCalledAfterTheFinishNotAtUpdateToOne() async {
    var completions: [Bool] = []
    let run = Run { view in
      UIView.animate(withDuration: 1, animations: { view.center.x += 100 }, completion: { completions.append($0) })
    }

    _ = run.offset(at: 1)
    run.stage.host.advance(by: 1)
    XCTAssertEqual(completions, [])
    run.interactor.finish()
    run.stage.host.advance(by: 0.1)

    XCTAssertEqual(completions, [true])
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: velocity-continues.
  /// A `CABasicAnimation` runs beside view animations, and the interaction ends with a fast flick.
  func testALayerAnimationContinuesWithoutAJumpAfterAFinish() async {
    let run = Run { view in
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.fromValue = 600.0
      slide.toValue = 200.0
      slide.duration = 1
      view.layer.add(slide, forKey: "slide")
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 })
    }
    run.interactor.completionCurve = .linear
    var last = run.offset(at: 0.3)
    XCTAssertEqual(last, 280, accuracy: 0.01)

    run.interactor.completionSpeed = 1
    run.interactor.finish()
    for _ in 0..<90 {
      run.stage.host.advance(by: 0.01)
      let offset = (run.page.view.layer.presentation() ?? run.page.view.layer).position.x - 200
      XCTAssertLessThanOrEqual(abs(offset - last), 8, "a jump")
      XCTAssertLessThanOrEqual(offset, last + 0.01, "backwards")
      last = offset
    }

    XCTAssertEqual(last, 0, accuracy: 0.01)
    run.stage.assertAtRest(["A", "B"])
  }
}

/// Lets a closure set up the animation of the incoming page, and completes after one second of the page's time.
@MainActor
private final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animations: (UIView) -> Void

  init(_ animations: @escaping (UIView) -> Void) { self.animations = animations }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    let clock = UIView()
    transitionContext.containerView.addSubview(view)
    transitionContext.containerView.addSubview(clock)
    let place = view.center
    animations(view)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { clock.center.x = 1 },
      completion: { _ in
        clock.removeFromSuperview()
        view.center = place
        view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Fades the incoming page in, in two stages of half a second. The completion of the first one starts the second.
@MainActor
private final class TwoStageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
