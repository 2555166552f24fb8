// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The touches that reach views during a navigation controller's transition. Semantics: blocked-touches.
@MainActor
final class TouchesInTransitionTests: UIKitTestCase {
  /// Returns a page whose whole view is a button.
  private func page(_ name: String, in stage: NavigationStage, _ onPress: @escaping () -> Void) -> LoggingPage {
    let page = stage.page(name)
    page.onLoad = { [unowned page] in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      button.addAction(UIAction { _ in onPress() }, for: .touchUpInside)
      page.view.addSubview(button)
    }
    return page
  }

  /// Semantics: touches-while-moving.
  /// During the system's animations, a press on either page catches the moving one, and no button acts on it.
  func testAPressOnEitherPageCatchesASystemTransition() async {
    let stage = NavigationStage()
    var presses: [String] = []
    let (a, b) = (page("A", in: stage) { presses.append("A") }, page("B", in: stage) { presses.append("B") })
    stage.navigation.setViewControllers([a], animated: false)
    stage.host.advance(by: 0.1)
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.04)
    for isOnB in [true, false] {
      let x = stage.shownX(of: b)
      XCTAssertTrue((60...340).contains(x), "\(x)")
      stage.host.touchBegan(at: CGPoint(x: isOnB ? x + 40 : x / 3, y: 300))
      stage.host.advance(by: 0.2)
      XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
      stage.host.touchEnded(at: CGPoint(x: isOnB ? x + 40 : x / 3, y: 300))
    }
    XCTAssertEqual(presses, [])
    stage.host.advanceToRest()
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: touches-while-moving, interruptible-presentation.
  /// The delegate's animator is interruptible, and no gesture of the client's moves it.
  func testAPressCatchesAnInterruptibleTransition() async {
    let stage = NavigationStage("A")
    var presses = 0
    let b = page("B", in: stage) { presses += 1 }
    stage.delegate.animator = InterruptibleAnimator()
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.5)
    let x = stage.shownX(of: b)
    stage.host.touchBegan(at: CGPoint(x: 350, y: 300))
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.5)
    stage.host.touchEnded(at: CGPoint(x: 350, y: 300))
    XCTAssertEqual(presses, 0)
    stage.host.advanceToRest()
    stage.delegate.animator = nil
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: blocked-touches, touches-while-moving.
  /// An animator that is not interruptible prevents touches in its container until it has completed, finished or
  /// cancelled. The bar still receives them.
  func testAnAnimatorThatIsNotInterruptibleBlocksTouchesUntilItHasCompleted() async {
    for finishes in [true, false] {
      let stage = NavigationStage()
      var presses: [String] = []
      let (a, b) = (page("A", in: stage) { presses.append("A") }, page("B", in: stage) { presses.append("B") })
      stage.navigation.setViewControllers([a], animated: false)
      stage.host.advance(by: 0.1)
      let interactor = UIPercentDrivenInteractiveTransition()
      (stage.delegate.animator, stage.delegate.interactor) = (SlideAnimator(), interactor)
      stage.navigation.pushViewController(b, animated: true)
      interactor.update(0.5)
      stage.host.flush()
      for x in [50.0, 350] { stage.host.tap(at: CGPoint(x: x, y: 300)) }
      if finishes { interactor.finish() } else { interactor.cancel() }
      stage.host.advance(by: 0.05)
      for x in [50.0, 350] { stage.host.tap(at: CGPoint(x: x, y: 300)) }
      XCTAssertEqual(presses, [], "\(finishes)")
      stage.host.advanceToRest()
      stage.host.tap(at: CGPoint(x: 200, y: 300))
      XCTAssertEqual(presses, [finishes ? "B" : "A"])
      stage.assertAtRest(finishes ? ["A", "B"] : ["A"])
    }
  }

  func testTheBackButtonWorksDuringATransitionThatIsNotInterruptible() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.delegate.animator = SlideAnimator()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.advance(by: 0.3)
    stage.host.tap(at: CGPoint(x: 20, y: 22))
    XCTAssertEqual(stage.names, ["A", "B"])
    stage.host.advanceToRest()
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: gesture-priority.
  /// A diagonal drag from the edge pops, in whatever directions the page can scroll. A drag along the edge scrolls.
  func testADiagonalDragFromTheEdgeGoesBackOverAScrollView() async {
    for end in [CGPoint(x: 320, y: 480), CGPoint(x: 320, y: 120)] {
      let stage = NavigationStage("A")
      let b = stage.pushed("B")
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      scroll.contentSize = CGSize(width: 2000, height: 3000)
      b.view.addSubview(scroll)
      scroll.contentOffset = CGPoint(x: 500, y: 1000)
      stage.host.advance(by: 0.1)
      stage.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 12, y: 250), duration: 0.4)
      stage.host.advanceToRest()
      XCTAssertGreaterThan(scroll.contentOffset.y, 1100, "along the edge it scrolls")
      stage.assertAtRest(["A", "B"])
      let offset = scroll.contentOffset
      stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
      stage.host.move(from: CGPoint(x: 5, y: 300), to: end, duration: 0.4)
      XCTAssertEqual(stage.shownX(of: b), end.x - 17, accuracy: 6)
      XCTAssertEqual(scroll.contentOffset, offset, "it does not scroll beneath")
      stage.host.touchEnded(at: end)
      stage.host.advanceToRest()
      stage.assertAtRest(["A"])
    }
  }

  /// The drag continues, but the controller whose page it moves no longer exists.
  func testADragHasNoEffectAfterItsStackWasDismissedAndReleased() async {
    let stage = NavigationStage("A")
    weak var presented: UINavigationController?
    do {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      stack.modalPresentationStyle = .fullScreen
      stage.navigation.present(stack, animated: false)
      presented = stack
    }
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), duration: 0.2)
    XCTAssertNotNil(presented?.transitionCoordinator)

    stage.navigation.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    stage.host.move(from: CGPoint(x: 105, y: 300), to: CGPoint(x: 205, y: 300), duration: 0.2)
    stage.host.touchEnded(at: CGPoint(x: 205, y: 300))
    stage.host.advance(by: 1)

    XCTAssertNil(presented)
    stage.assertAtRest(["A"])
  }
}
