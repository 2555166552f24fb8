// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: nothing-is-lost.
/// A presentation by a client's animator that another class of animator dismisses in flight.
@MainActor
final class ClientInterruptionTests: UIKitTestCase {
  /// Returns the distances that a page moves in each of the next frames, to the right or down.
  private func steps(_ stage: PresentationStage, of page: UIViewController, frames: Int) -> [CGFloat] {
    var last = stage.shownFrame(of: page)
    return (0..<frames).map { _ in
      stage.host.advance(by: ManualHost.frameDuration)
      let next = stage.shownFrame(of: page)
      defer { last = next }
      return next.minX - last.minX + next.minY - last.minY
    }
  }

  func testADismissalByAClientsAnimatorStartsWhereThePageIsShown() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = SideAnimator(presenting: true)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.5)
    let x = stage.shownFrame(of: b).minX
    XCTAssertEqual(x, 200, accuracy: 5)

    stage.delegate.animator = OtherSideAnimator(presenting: false)
    b.dismiss(animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shownFrame(of: b).minX, x, accuracy: 0.01)
    for step in steps(stage, of: b, frames: 50) { XCTAssertEqual(step, (400 - x) / 60, accuracy: 0.1) }
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testADismissalByAClientsAnimatorThatStartsElsewhereHasNoJump() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = SideAnimator(presenting: true, byTransform: true)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.5)
    let x = stage.shownFrame(of: b).minX
    XCTAssertEqual(x, 200, accuracy: 5)

    stage.delegate.animator = OtherSideAnimator(presenting: false, byTransform: true)
    b.dismiss(animated: true)
    stage.host.flush()

    XCTAssertEqual(stage.shownFrame(of: b).minX, x, accuracy: 0.01)
    // The page arrives, in 0.2 s, where the dismissal shows it.
    for step in steps(stage, of: b, frames: 12) { XCTAssertLessThan(abs(step), 40) }
    for step in steps(stage, of: b, frames: 40) { XCTAssertEqual(step, 400 / 60, accuracy: 0.1) }
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.a, covered: [b])
    stage.assertNothingIsLeft()
  }

  func testAPageWhoseInterruptingDismissalIsCancelledReturnsToItsPlace() async {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = SideAnimator(presenting: true)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.5)

    let interactor = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interactor.update(0.2)
    stage.host.advance(by: 0.1)
    interactor.cancel()
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.shownFrame(of: b), CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.assertAtRest(top: b)
    stage.delegate.interactor = nil
    b.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.assertNothingIsLeft()
  }
}

/// Moves the presented view in from the right and back, by a linear block animation of one second. It changes the frame,
/// and the view starts where it is, or the transform, which starts at one end.
@MainActor
private class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presenting: Bool
  let byTransform: Bool

  init(presenting: Bool, byTransform: Bool = false) { (self.presenting, self.byTransform) = (presenting, byTransform) }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: presenting ? .to : .from) else { return }
    if presenting {
      container.addSubview(view)
    } else if let below = transitionContext.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    func place(_ view: UIView, away: Bool) {
      let distance = away ? container.bounds.width : 0
      if byTransform {
        view.transform = CGAffineTransform(translationX: distance, y: 0)
      } else {
        view.frame = container.bounds.offsetBy(dx: distance, dy: 0)
      }
    }
    if presenting || byTransform { place(view, away: presenting) }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { place(view, away: !self.presenting) },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

private final class OtherSideAnimator: SideAnimator {
  nonisolated deinit {}
}
