// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// `UIPercentDrivenInteractiveTransition.allowsOvershoot`: fractions beyond 0 and 1.
@MainActor
final class PercentOvershootTests: UIKitTestCase {
  private func push(
    with animator: any UIViewControllerAnimatedTransitioning, overshoots: Bool = true
  ) -> (stage: NavigationStage, interactor: UIPercentDrivenInteractiveTransition, page: LoggingPage) {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.allowsOvershoot = overshoots
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()
    return (stage, interactor, page)
  }

  private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).transform.m41 }

  func testBlocksContinueBeyondBothEnds() async {
    let (stage, interactor, page) = push(with: SlideAnimator())
    for percent: CGFloat in [0.5, 1.2, 1, 1.05, -0.1, 0.3] {
      interactor.update(percent)
      stage.host.advance(by: 0.1)
      XCTAssertEqual(x(page.view), 400 * (1 - percent), accuracy: 0.01)
      XCTAssertEqual(interactor.percentComplete, min(max(percent, 0), 1))
    }
    interactor.finish()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  func testPropertyAnimatorsAndTheSystemsPushContinueBeyondBothEnds() async throws {
    let system = try XCTUnwrap(UINavigationController.Operation.push.animationController)
    for animator in [InterruptibleAnimator(), system] as [any UIViewControllerAnimatedTransitioning] {
      let (stage, interactor, page) = push(with: animator)
      func left() -> CGFloat {
        let shown = page.view.layer.presentation() ?? page.view.layer
        return shown.position.x - 200 + shown.transform.m41
      }
      for percent: CGFloat in [1.2, -0.1] {
        interactor.update(percent)
        stage.host.advance(by: 0.1)
        XCTAssertEqual(left(), 400 * (1 - percent), accuracy: 0.01)
      }
      interactor.cancel()
      stage.host.advance(by: 2)
      stage.assertAtRest(["A"])
    }
  }

  /// A title of the bar would move over the back button.
  func testAnimationsAlongsideStopAtTheirEnds() async throws {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.allowsOvershoot = true
    stage.delegate.animator = SlideAnimator()
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(mark)
    page.onWillAppear = {
      $0.transitionCoordinator?.animate(alongsideTransition: { _ in
        mark.transform = CGAffineTransform(translationX: 50, y: 0)
      })
    }
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()
    interactor.update(1.2)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(mark), 50, accuracy: 0.01)
    XCTAssertEqual(x(page.view), -80, accuracy: 0.01)
    interactor.finish()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  func testByDefaultTheViewsStopAtTheirEnds() async {
    let (stage, interactor, page) = push(with: SlideAnimator(), overshoots: false)
    interactor.update(1.2)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(page.view), 0)
    interactor.update(-0.2)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(page.view), 400)
    interactor.cancel()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  func testFinishingAndCancellingReturnFromBeyondAnEndWithoutAJump() async {
    for finishes in [true, false] {
      let (stage, interactor, page) = push(with: SlideAnimator())
      interactor.completionCurve = .linear
      interactor.update(finishes ? 1.2 : -0.2)
      stage.host.flush()
      finishes ? interactor.finish() : interactor.cancel()
      var last = finishes ? -80.0 : 480
      for _ in 0..<40 {
        stage.host.advance(by: 0.005)
        guard page.view.window != nil else { break }
        XCTAssertLessThanOrEqual(abs(x(page.view) - last), 5, "a fifth of the distance takes 0.1 s")
        last = x(page.view)
      }
      XCTAssertEqual(last, finishes ? 0 : 400, accuracy: 5)
      stage.host.advance(by: 1)
      stage.assertAtRest(finishes ? ["A", "B"] : ["A"])
    }
  }

  /// The curve of a block ends at rest. Beyond it, the views move as far as the fraction does.
  func testTheCurveOfABlockDoesNotApplyBeyondItsEnd() async {
    let (stage, interactor, page) = push(
      with: StagedAnimator { page, _ in
        page.transform = CGAffineTransform(translationX: 400, y: 0)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) { page.transform = .identity }
      })
    interactor.update(1.1)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(page.view), -40, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 1)
  }

  func testAStageThatEndedBeforeTheTransitionStays() async {
    let (stage, interactor, page) = push(
      with: StagedAnimator { page, other in
        page.transform = CGAffineTransform(translationX: 400, y: 0)
        UIView.animateKeyframes(
          withDuration: 0.5, delay: 0, options: .calculationModeLinear,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              other.transform = CGAffineTransform(translationX: -100, y: 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { page.transform = .identity }
          }, completion: nil)
      })
    let other: UIView = stage.page(at: 0).view
    interactor.update(1.1)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(other), -100, accuracy: 0.01)
    XCTAssertEqual(x(page.view), -40, accuracy: 0.01)
    interactor.update(-0.1)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(other), 10, accuracy: 0.01)
    XCTAssertEqual(x(page.view), 400, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 1)
  }

  private static func move(from: CGFloat, until end: Double, _ keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, 0 as CGFloat, end)
    return animation
  }

  func testAnimationsInAGroupContinueIfTheyEndWithIt() async {
    let (stage, interactor, page) = push(
      with: StagedAnimator { page, _ in
        let group = CAAnimationGroup()
        group.duration = 0.5
        group.animations = [
          Self.move(from: 400, until: 0.5, "transform.translation.x"),
          Self.move(from: 300, until: 0.2, "transform.translation.y"),
        ]
        page.layer.add(group, forKey: nil)
      })
    interactor.update(1.1)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(x(page.view), -40, accuracy: 0.01)
    XCTAssertEqual((page.view.layer.presentation() ?? page.view.layer).transform.m42, 0)
    interactor.cancel()
    stage.host.advance(by: 1)
  }
}

/// Runs a closure that animates the incoming and the outgoing view. The transition takes half a second.
@MainActor
private final class StagedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animations: @MainActor (_ to: UIView, _ from: UIView) -> Void

  init(_ animations: @escaping @MainActor (_ to: UIView, _ from: UIView) -> Void) { self.animations = animations }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else { return }
    transitionContext.containerView.addSubview(to)
    animations(to, from)
    let mark = UIView()
    transitionContext.containerView.addSubview(mark)
    UIView.animate(withDuration: 0.5) {
      mark.alpha = 0
    } completion: { _ in
      (to.transform, from.transform) = (.identity, .identity)
      mark.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
