// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Changes requested during a transition are never lost, never corrupt the state, and never make a page jump.
@MainActor
final class MidTransitionTests: UIKitTestCase {
  /// Semantics: same-page-twice.
  func testTheStackChangesImmediately() async {
    let stage = NavigationStage("A")
    let (b, c) = (stage.page("B"), stage.page("C"))
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(stage.names, ["A", "B"])
    stage.host.advance(by: 0.05)
    stage.navigation.pushViewController(c, animated: true)
    XCTAssertEqual(stage.names, ["A", "B", "C"])
    stage.host.advance(by: 0.05)
    stage.navigation.popToRootViewController(animated: true)
    XCTAssertEqual(stage.names, ["A"])
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  /// Semantics: many-pushes.
  func testAPushDuringAPushCompletesTheFirstAndRunsTheSecond() async {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    XCTAssertEqual(
      stage.log.lines,
      [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)", "C.willMove(nav)", "C.viewDidLoad",
        "B.viewWillDisappear", "C.viewWillAppear", "willShow C", "C.viewIsAppearing",
      ])
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B", "C"])
  }

  func testTheSecondPushStartsFromThePixelsOnScreen() async {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.06)
    let (xb, xa) = (stage.shownX(of: b), stage.shownX(of: a))
    XCTAssertGreaterThan(xb, 100)
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), xb, accuracy: 0.01)
    let container = b.view.superview
    let below = container?.subviews.prefix { $0 !== b.view } ?? []
    XCTAssertTrue(
      below.contains { abs($0.center.x - 200 - xa) < 0.01 }, "a picture of the page that was being covered")
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B", "C"])
  }

  /// Semantics: velocity-continues.
  /// Position and velocity are continuous when a push is turned into a pop.
  func testAPopDuringAPushContinuesWithItsVelocity() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.059)
    let before = stage.shownX(of: b)
    stage.host.advance(by: 0.001)
    let x = stage.shownX(of: b)
    let speed = Double(x - before) / 0.001
    stage.navigation.popViewController(animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
    stage.host.advance(by: 0.0002)
    XCTAssertEqual(Double(stage.shownX(of: b) - x) / 0.0002, speed, accuracy: abs(speed) * 0.05)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
  }

  func testAPushOfThePageThatIsBeingPoppedContinuesFromItsPosition() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)
    let x = stage.shownX(of: b)
    stage.navigation.pushViewController(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  func testAPushDuringAnInteractivePopTakesPrecedence() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.2)
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.move(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.2)
    stage.host.touchEnded(at: CGPoint(x: 250, y: 300))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "C"])
  }

  func testAPushWhileACancelledPopRunsBackKeepsThePage() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 120, y: 300), duration: 1)
    stage.host.advance(by: 0.02)
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    XCTAssertEqual(stage.names, ["A", "B", "C"])
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B", "C"])
  }

  /// Semantics: many-pushes.
  func testAPushFromViewDidLoadGoesStraightToTheLastPage() async {
    let stage = NavigationStage("A")
    let (b, c) = (stage.page("B"), stage.page("C"))
    b.onLoad = { [unowned stage] in stage.navigation.pushViewController(c, animated: true) }
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(stage.names, ["A", "B", "C"])
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.log.lines.contains("B.viewWillAppear"))
    stage.assertAtRest(["A", "B", "C"])
  }

  func testAPushFromViewWillAppearRunsAfterTheFirst() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    b.onWillAppear = { [unowned stage] in
      $0.onWillAppear = nil
      stage.navigation.pushViewController(stage.page("C"), animated: true)
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B", "C"])
  }

  func testAPopFromViewWillAppearGoesBack() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    b.onWillAppear = { [unowned stage] in
      $0.onWillAppear = nil
      stage.navigation.popViewController(animated: true)
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    XCTAssertNil(b.parent)
    XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("B.didMove") }.last, "B.didMove(nil)")
  }

  func testAPushFromViewDidAppearRunsAfterTheFirst() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    b.onDidAppear = { [unowned stage] in
      $0.onDidAppear = nil
      stage.navigation.pushViewController(stage.page("C"), animated: true)
    }
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 2)
    stage.assertAtRest(["A", "B", "C"])
  }

  func testAPushDuringACustomTransitionCompletesIt() async {
    let stage = NavigationStage("A")
    for animator in [SlideAnimator(), InterruptibleAnimator()] as [any UIViewControllerAnimatedTransitioning] {
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.page("X"), animated: true)
      stage.host.advance(by: 0.2)
      stage.delegate.animator = nil
      stage.navigation.pushViewController(stage.page("Y"), animated: true)
      stage.host.advance(by: 1)
    }
    stage.assertAtRest(["A", "X", "Y", "X", "Y"])
  }

  func testPicturesDoNotAccumulateInASeriesOfInterruptions() async {
    let stage = NavigationStage("A")
    let atRest = layerCount(stage)
    var counts: [Int] = []

    for turn in 1...60 {
      stage.navigation.setViewControllers([stage.page("\(turn)")], animated: true)
      stage.host.advance(by: 0.01)
      counts.append(layerCount(stage))
    }

    XCTAssertGreaterThan(counts[5], counts[0], "an interrupted transition leaves pictures")
    XCTAssertLessThanOrEqual(counts[30...].max() ?? 0, counts[..<30].max() ?? 0)
    stage.host.advance(by: 5)
    XCTAssertEqual(layerCount(stage), atRest)
  }

  /// The number of layers that the render server knows.
  private func layerCount(_ stage: NavigationStage) -> Int {
    guard let tree = stage.host.recorder?.tree, let root = tree.root else { return 0 }
    var ids = [root]
    var count = 0
    while let id = ids.popLast() {
      count += 1
      ids += tree.node(id)?.sublayers ?? []
    }
    return count
  }

  func testACustomTransitionInterruptsAStockTransition() async {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.1)
    stage.delegate.animator = SlideAnimator()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.host.advance(by: 0.1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: resize-anytime.
  /// The window changes its size during a push, during a drag and while a page springs back.
  func testATransitionContinuesFromTheSameProgressAfterAResize() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.06)
    let progress = 1 - stage.shownX(of: b) / 400
    stage.host.resize(to: CGSize(width: 800, height: 500))
    XCTAssertEqual(1 - stage.shownX(of: b) / 800, progress, accuracy: 0.001)
    XCTAssertEqual(b.view.bounds.size, CGSize(width: 800, height: 500))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])

    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 217, y: 300), duration: 0.2)
    stage.host.resize(to: CGSize(width: 400, height: 600))
    XCTAssertEqual(stage.shownX(of: b), 100, accuracy: 0.01)
    stage.host.move(from: CGPoint(x: 217, y: 300), to: CGPoint(x: 218, y: 300), duration: 0.1)
    stage.host.cancelTouches()
    stage.host.advance(by: 0.05)
    stage.host.resize(to: CGSize(width: 600, height: 600))
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
    XCTAssertEqual(b.view.bounds.width, 600)
    stage.navigation.popViewController(animated: false)
    XCTAssertEqual(stage.page(at: 0).view.bounds.size, CGSize(width: 600, height: 600))
  }

  func testClosingTheWindowDuringATransitionEndsTheTransition() async {
    let stage = NavigationStage("A")
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    stage.host.window.close()
    XCTAssertEqual(
      stage.log.lines,
      [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)", "B.viewWillDisappear",
        "B.viewDidDisappear",
      ])
    XCTAssertNil(b.transitionCoordinator)
  }

  /// Semantics: own-state.
  /// A second navigation controller on the screen is not affected.
  func testTransitionsOfTwoNavigationControllersAreIndependent() async {
    let (one, two) = (NavigationStage("A"), UINavigationController())
    let other = LoggingPage(name: "X", log: CallLog())
    two.setViewControllers([other], animated: false)
    one.page(at: 0).addChild(two)
    one.page(at: 0).view.addSubview(two.view)
    two.didMove(toParent: one.page(at: 0))
    one.host.advance(by: 0.1)
    XCTAssertEqual(other.balance, .appeared)
    two.pushViewController(LoggingPage(name: "Y", log: CallLog()), animated: true)
    one.navigation.pushViewController(one.page("B"), animated: true)
    one.host.advance(by: 1)
    one.assertAtRest(["A", "B"])
    XCTAssertEqual((two.viewControllers[1] as? LoggingPage)?.balance, .disappeared)
    one.navigation.popViewController(animated: true)
    one.host.advance(by: 1)
    XCTAssertEqual((two.viewControllers[1] as? LoggingPage)?.balance, .appeared)
  }
}
