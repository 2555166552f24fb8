// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Custom gestures: one with the thresholds of published gesture libraries, and one that takes over a running
/// presentation.
@MainActor
final class ClientGestureTests: UIKitTestCase {

  /// Semantics: client-thresholds.
  /// A release at more than 675 points per second finishes the transition from any progress, with the gesture's
  /// velocity. A release after a fifth of the distance also finishes it, unless the finger moves back.
  /// `completionSpeed` determines the remaining time.
  func testACustomGestureDecidesByItsThresholdsAndSetsTheSpeed() async {
    for (distance, seconds, isPopped) in [(60.0, 0.3, false), (120, 0.6, true), (70, 0.05, true)] {
      let stage = NavigationStage("A", "B")
      let swipe = LibrarySwipe(stage.navigation)
      stage.page(at: 1).view.addGestureRecognizer(swipe.pan)
      stage.delegate.animator = SlideAnimator()
      stage.delegate.interactor = swipe
      let start = CGPoint(x: 100, y: 300)
      stage.host.touchBegan(at: start)
      stage.host.move(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: seconds)
      stage.host.touchEnded(at: CGPoint(x: start.x + distance, y: start.y))
      XCTAssertEqual(swipe.isFinished, isPopped, "\(distance)")
      XCTAssertEqual(swipe.completionSpeed, min(max(swipe.velocity / 800, 0.99), 2.25), "\(distance)")
      let covered = Double(swipe.percentComplete)
      let rest = 0.5 * (isPopped ? 1 - covered : covered) / Double(swipe.completionSpeed)
      stage.host.advance(by: rest - 0.002)
      XCTAssertNotNil(stage.navigation.transitionCoordinator, "\(distance)")
      stage.host.advance(by: 0.004)
      XCTAssertNil(stage.navigation.transitionCoordinator, "\(distance)")
      stage.delegate.interactor = nil
      stage.assertAtRest(isPopped ? ["A"] : ["A", "B"])
    }
  }

  /// Semantics: interruptible-presentation.
  /// A presentation with an interruptible animator and an interaction controller that does not want an interactive
  /// start receives touches while it runs. The presentation controller needs to do nothing for that.
  func testATouchTakesOverAnInterruptiblePresentation() async {
    let (stage, b, interactor) = makePresentation(InterruptibleAnimator())
    let catching = CatchingPan(interactor)
    b.view.addGestureRecognizer(catching.pan)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.5)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 350, y: 300), with: nil) === b.view)
    stage.host.touchBegan(at: CGPoint(x: 250, y: 300))
    stage.host.move(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 330, y: 300), duration: 0.2)
    let x = stage.shownFrame(of: b).minX
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.shownFrame(of: b).minX, x, accuracy: 0.05, "the page stays under the finger")
    XCTAssertTrue(b.transitionCoordinator?.isInteractive ?? false)
    stage.host.touchEnded(at: CGPoint(x: 330, y: 300))
    stage.host.advanceToRest()
    XCTAssertEqual(b.balance, .disappeared)
    stage.assertNothingIsLeft()
  }

  /// Semantics: interruptible-presentation.
  /// Without an interruptible animator, the container receives the touch, and the gesture does not begin.
  func testAPresentationThatIsNotInterruptibleBlocksTouches() async {
    let (stage, b, interactor) = makePresentation(RiseAnimator(presenting: true))
    let catching = CatchingPan(interactor)
    b.view.addGestureRecognizer(catching.pan)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.25)
    stage.host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 280, y: 500), duration: 0.1)
    XCTAssertFalse(b.transitionCoordinator?.isInteractive ?? true)
    stage.host.advanceToRest()
    stage.assertAtRest(top: b, covered: [stage.a])
    stage.delegate.animator = nil
    b.dismiss(animated: false)
  }

  private func makePresentation(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (PresentationStage, LoggingPage, UIPercentDrivenInteractiveTransition) {
    let stage = PresentationStage()
    let (b, interactor) = (stage.page("B"), UIPercentDrivenInteractiveTransition())
    interactor.wantsInteractiveStart = false
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    return (stage, b, interactor)
  }
}

private final class LibrarySwipe: UIPercentDrivenInteractiveTransition {
  private weak var navigation: UINavigationController?
  private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: Self.drag)
  private(set) var isFinished: Bool?
  private(set) var velocity: CGFloat = 0

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    completionCurve = .linear
  }

  nonisolated deinit {}

  private func drag(_ pan: UIPanGestureRecognizer) {
    let percent = pan.translation(in: nil).x / 400
    switch pan.state {
    case .began: navigation?.popViewController(animated: true)
    case .changed: update(percent)
    case .ended:
      velocity = pan.velocity(in: nil).x
      let isFinished = velocity > 675 || (percent >= 0.2 && velocity > -200)
      self.isFinished = isFinished
      completionSpeed = min(max(velocity / 800, 0.99), 2.25)
      if isFinished { finish() } else { cancel() }
    default: break
    }
  }
}

/// Drives a presentation while it is dragged, and cancels it.
@MainActor
private final class CatchingPan: NSObject {
  private let interactor: UIPercentDrivenInteractiveTransition
  private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: CatchingPan.drag)

  init(_ interactor: UIPercentDrivenInteractiveTransition) { self.interactor = interactor }

  nonisolated deinit {}

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: interactor.pause()
    case .changed: interactor.update(0.5 - pan.translation(in: nil).x / 400)
    case .ended, .cancelled: interactor.cancel()
    default: break
    }
  }
}
