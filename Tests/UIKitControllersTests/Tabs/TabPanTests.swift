// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Tab changes driven by a pan recognizer of the program: the values of `selectedIndex`, and overlapping changes.
@MainActor
final class TabPanTests: UIKitTestCase {
  private func makeStage() -> (TabStage, TabPan) {
    let stage = TabStage("A", "B", "C")
    stage.delegate.makesAnimators = true
    return (stage, TabPan(stage))
  }

  func testAPanSelectsTheTargetTabFromItsFirstMovement() async {
    let (stage, pan) = makeStage()
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
    XCTAssertEqual(stage.tabs.selectedIndex, 0)
    stage.host.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.3)
    XCTAssertEqual(stage.tabs.selectedIndex, 1)
    XCTAssertTrue(stage.tabs.selectedViewController === stage.pages[1])
    XCTAssertEqual(stage.shownX(of: 1), 200, accuracy: 1, "half a page plus the dead zone of the pan")
    stage.host.touchEnded(at: CGPoint(x: 90, y: 300))
    XCTAssertEqual(stage.tabs.selectedIndex, 1)
    stage.host.advanceToRest()
    XCTAssertEqual(pan.ends, [true])
    stage.assertAtRest(1)
  }

  func testACancelledPanRestoresTheSelectionBeforeTheCallbacks() async {
    let (stage, pan) = makeStage()
    var seen: [Int] = []
    stage.pages[0].onWillAppear = { seen.append($0.tabBarController!.selectedIndex) }
    stage.pages[0].onDidAppear = { seen.append($0.tabBarController!.selectedIndex) }
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
    stage.host.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 300))
    XCTAssertEqual(stage.tabs.selectedIndex, 0, "the selection returns at the release")
    XCTAssertTrue(stage.tabs.selectedViewController === stage.pages[0])
    stage.host.advanceToRest()
    XCTAssertEqual(pan.ends, [false])
    XCTAssertEqual(seen, [0, 0])
    stage.assertAtRest(0)
    stage.host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.3)
    stage.host.advanceToRest()
    stage.assertAtRest(1)
  }

  /// Semantics: lost-input-cancels.
  /// The system cancels touches, for example when the window loses the pointer.
  func testCancelledTouchesCancelAnInteractiveTabChange() async {
    let (stage, _) = makeStage()
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
    stage.host.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.3)
    stage.host.cancelTouches()
    stage.host.advanceToRest()
    stage.assertAtRest(0)
    stage.press(2)
    stage.host.advanceToRest()
    stage.assertAtRest(2)
  }

  /// Semantics: to-and-fro.
  /// The finger moves forwards, back and forwards again.
  func testAPanBetweenTabsFollowsAReversingFinger() async {
    let (stage, _) = makeStage()
    stage.host.touchBegan(at: CGPoint(x: 390, y: 300))
    for (from, to) in [(390.0, 140.0), (140, 380), (380, 60)] {
      stage.host.move(from: CGPoint(x: from, y: 300), to: CGPoint(x: to, y: 300), duration: 0.2)
      XCTAssertEqual(stage.shownX(of: 1), min(to + 20, 400), accuracy: 1)
      XCTAssertEqual(stage.tabs.selectedIndex, 1)
    }
    stage.host.touchEnded(at: CGPoint(x: 60, y: 300))
    stage.host.advanceToRest()
    stage.assertAtRest(1)
  }

  /// Semantics: tabs-and-stacks.
  /// One finger taps the bar while another drags the page.
  func testATapOnATabTakesPrecedenceOverAPan() async {
    let (stage, pan) = makeStage()
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
    stage.host.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.2)
    let x = stage.shownX(of: 1)
    stage.delegate.interactor = nil
    let bar = stage.tabs.tabBar.frame
    stage.host.touchBegan(at: CGPoint(x: bar.width * 5 / 6, y: bar.midY), id: 2)
    stage.host.touchEnded(at: CGPoint(x: bar.width * 5 / 6, y: bar.midY), id: 2)
    XCTAssertEqual(stage.tabs.selectedIndex, 2)
    XCTAssertTrue((1..<399).contains(x))
    stage.host.move(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.1)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 300))
    stage.host.advanceToRest()
    XCTAssertEqual(pan.ends.count, 1, "the pan ends normally but has no further effect")
    stage.assertAtRest(2)
  }

  /// Semantics: tabs-and-stacks.
  /// The page of the previous pan springs back, or moves to the end of its change.
  func testAPanCanBeginWhileThePreviousPanSettles() async {
    for isLanding in [false, true] {
      let (stage, _) = makeStage()
      stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
      let end = CGPoint(x: isLanding ? 50 : 200, y: 300)
      stage.host.move(from: CGPoint(x: 300, y: 300), to: end, duration: 0.3)
      stage.host.touchEnded(at: end)
      stage.host.advance(by: 0.05)
      stage.host.drag(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 30, y: 400), duration: 0.3)
      stage.host.advanceToRest()
      stage.assertAtRest(isLanding ? 2 : 1)
    }
  }

  func testAPanBeyondTheFirstTabDoesNothing() async {
    let (stage, pan) = makeStage()
    stage.host.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
    stage.host.advanceToRest()
    XCTAssertEqual(pan.ends, [])
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(0)
  }

  /// Semantics: blocked-touches, touches-while-moving.
  /// The pages receive no touches until the animator has completed. The bar is not in the transition's container.
  func testATabAnimatorThatIsNotInterruptibleBlocksTouchesOnlyInThePages() async {
    let stage = TabStage("A", "B", "C")
    stage.delegate.makesAnimators = true
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.1)
    let hit = stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
    XCTAssertTrue(hit === stage.pages[1].view.superview)
    stage.press(2)
    XCTAssertEqual(stage.tabs.selectedIndex, 2)
    stage.host.advanceToRest()
    stage.assertAtRest(2)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === stage.pages[2].view)
  }

  /// Semantics: touches-while-moving.
  func testAnInterruptibleTabAnimatorLetsTouchesThrough() async {
    let stage = TabStage("A", "B")
    stage.delegate.animator = InterruptibleAnimator()
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.5)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 300, y: 300), with: nil) === stage.pages[1].view)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === stage.pages[0].view)
    stage.host.advanceToRest()
    stage.assertAtRest(1)
  }
}

/// A program's pan recognizer that selects the neighbouring tab and drives the change with an interaction controller.
@MainActor
private final class TabPan {
  private unowned let stage: TabStage
  private var interactor: UIPercentDrivenInteractiveTransition?
  private var direction: CGFloat = 0
  private(set) var ends: [Bool] = []

  init(_ stage: TabStage) {
    self.stage = stage
    // The recognizer retains the closure, and thereby this object.
    let pan = UIPanGestureRecognizer { self.drag($0) }
    pan.maximumNumberOfTouches = 1
    stage.tabs.view.addGestureRecognizer(pan)
  }

  nonisolated deinit {}

  private func drag(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: stage.tabs.view).x / 400
    switch pan.state {
    case .began: begin(pan)
    case .changed: interactor?.update(max(direction * progress, 0))
    case .ended: end(direction * progress > 0.4)
    case .cancelled, .failed: end(false)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    direction = pan.velocity(in: stage.tabs.view).x < 0 ? -1 : 1
    let index = stage.tabs.selectedIndex - Int(direction)
    guard stage.pages.indices.contains(index) else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = index
  }

  private func end(_ finishes: Bool) {
    guard let interactor else { return }
    ends.append(finishes)
    if finishes { interactor.finish() } else { interactor.cancel() }
    self.interactor = nil
    stage.delegate.interactor = nil
  }
}
