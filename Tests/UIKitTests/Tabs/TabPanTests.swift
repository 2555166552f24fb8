// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Tabs with a pan recogniser of the program: the values of `selectedIndex` during the pan, and overlapping changes.
@MainActor
final class TabPanTests: UIKitTestCase {
  private func makeStage() -> (TabStage, TabPan) {
    let stage = TabStage("A", "B", "C")
    stage.delegate.makesAnimators = true
    return (stage, TabPan(stage))
  }

  func testTheSelectionIsTheTargetTabFromTheFirstMovementOn() async {
    let (stage, pan) = makeStage()
    stage.host.touchBegan(at: CGPoint(x: 300, y: 300))
    XCTAssertEqual(stage.tabs.selectedIndex, 0)
    stage.host.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.3)
    XCTAssertEqual(stage.tabs.selectedIndex, 1)
    XCTAssertTrue(stage.tabs.selectedViewController === stage.pages[1])
    XCTAssertEqual(stage.shownX(of: 1), 200, accuracy: 1, "half a page, and the pan's dead zone")
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
    XCTAssertEqual(stage.tabs.selectedIndex, 0, "from when it is let go on")
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
  /// Touches are cancelled, as when the window loses the pointer.
  func testCancelledTouchesCancelTheChange() async {
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
  /// One press drags forward, back and forward again.
  func testOnePressCanDragToAndFro() async {
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
  /// A press on the bar while another finger drags the page.
  func testPressingATabDuringAPanTakesPrecedence() async {
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
    XCTAssertEqual(pan.ends.count, 1, "the pan goes on to its own end, and moves nothing any more")
    stage.assertAtRest(2)
  }

  /// Semantics: tabs-and-stacks.
  /// A pan that begins while the page of the previous one springs back, or completes its change.
  func testAPanRightAfterAPan() async {
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

  func testAPanBeyondTheLastTabDoesNothing() async {
    let (stage, pan) = makeStage()
    stage.host.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
    stage.host.advanceToRest()
    XCTAssertEqual(pan.ends, [])
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(0)
  }

  /// Semantics: blocked-touches, touches-while-moving.
  /// An animator that is not interruptible prevents touches in the pages until it has completed. The bar is outside its
  /// container.
  func testAnAnimatorThatIsNotInterruptibleBlocksTouchesInThePagesOnly() async {
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
  func testAnInterruptibleAnimatorLetsTouchesThrough() async {
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

/// Selects the neighbour of a tab and drives the change with the finger, as a program would.
@MainActor
private final class TabPan {
  private unowned let stage: TabStage
  private var interactor: UIPercentDrivenInteractiveTransition?
  private var direction: CGFloat = 0
  private(set) var ends: [Bool] = []

  init(_ stage: TabStage) {
    self.stage = stage
    // The recogniser retains the closure.
    let pan = UIPanGestureRecognizer { self.drag($0) }
    pan.maximumNumberOfTouches = 1
    stage.tabs.view.addGestureRecognizer(pan)
  }

  nonisolated deinit {}

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: stage.tabs.view).x / 400
    switch pan.state {
    case .began: begin(pan)
    case .changed: interactor?.update(max(direction * way, 0))
    case .ended: end(direction * way > 0.4)
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
