// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Drags of the mouse over a text inside content that is panned or scrolled.
@MainActor
final class TextSelectionDragTests: UIKitTestCase {
  private var stage: TextViewStage!
  private var view: UITextView { stage.view }
  /// The states of the pan, without successive changes.
  private var states: [UIGestureRecognizer.State] = []

  override func setUp() async throws {
    try await super.setUp()
    stage = TextViewStage()
    view.text = "one two\nthree"
    stage.host.flush()
  }

  override func release() { stage = nil }

  private func addPan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer { [unowned self] in if states.last != $0.state { states.append($0.state) } }
    stage.controller.view.addGestureRecognizer(pan)
    return pan
  }

  private func drag(from start: Int, to end: Int, rest: Double = 0) {
    stage.host.touchBegan(at: stage.point(at: start))
    stage.host.advance(by: rest)
    stage.host.move(from: stage.point(at: start), to: stage.point(at: end), duration: 0.2)
    stage.host.touchEnded(at: stage.point(at: end))
  }

  // MARK: A pan of a superview

  func testADragPansTheViewAroundTheText() async {
    _ = addPan()

    drag(from: 0, to: 6)

    XCTAssertEqual(states, [.began, .changed, .ended])
    XCTAssertEqual(view.selectedRange.length, 0)
    XCTAssertFalse(view.isFirstResponder)
  }

  func testADragSelectsAfterThePressHasRested() async {
    _ = addPan()

    drag(from: 0, to: 7, rest: 0.6)

    XCTAssertEqual(stage.selection, "one two")
    XCTAssertEqual(states, [])
  }

  func testARestingPressPlacesTheCaretBeforeItIsReleased() async {
    _ = addPan()

    stage.host.touchBegan(at: stage.point(at: 5))
    stage.host.advance(by: 0.4)
    XCTAssertFalse(view.isFirstResponder)
    stage.host.advance(by: 0.2)

    XCTAssertTrue(view.isFirstResponder)
    XCTAssertEqual(stage.caret, 5)
    stage.host.touchEnded(at: stage.point(at: 5))
  }

  func testADoubleClickSelectsAWordAndItsDragExtends() async {
    _ = addPan()
    stage.host.tap(at: stage.point(at: 1))

    drag(from: 1, to: 5)

    XCTAssertEqual(stage.selection, "one two")
    XCTAssertEqual(states, [])
  }

  func testAClickPlacesTheCaretWhenItIsReleased() async {
    _ = addPan()

    stage.host.touchBegan(at: stage.point(at: 5))
    XCTAssertFalse(view.isFirstResponder)
    stage.host.touchEnded(at: stage.point(at: 5))

    XCTAssertTrue(view.isFirstResponder)
    XCTAssertEqual(stage.caret, 5)
  }

  func testAPressWithShiftExtendsTheSelectionAtOnce() async {
    _ = addPan()
    view.selectedRange = NSRange(location: 0, length: 0)

    stage.host.touchBegan(at: stage.point(at: 3), modifiers: .shift)

    XCTAssertEqual(stage.selection, "one")
    stage.host.touchEnded(at: stage.point(at: 3))
  }

  func testADragThatThePanRefusesSelectsFromWhereItBegan() async {
    let (pan, refusal) = (addPan(), Refusal())
    pan.delegate = refusal

    drag(from: 0, to: 7)

    XCTAssertEqual(stage.selection, "one two")
    XCTAssertEqual(states, [])
  }

  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  func testAPanOfTwoFingersLeavesTheDragToTheText() async {
    addPan().minimumNumberOfTouches = 2

    drag(from: 0, to: 7)

    XCTAssertEqual(stage.selection, "one two")
  }

  func testASwipeOfASuperviewIsRecognizedOverTheText() async {
    var count = 0
    let swipe = UISwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = .down
    stage.controller.view.addGestureRecognizer(swipe)
    let start = stage.point(at: 0)

    stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 90), duration: 0.2)

    XCTAssertEqual(count, 1)
    XCTAssertEqual(view.selectedRange.length, 0)
  }

  // MARK: A scroll view

  private func makeScrollView(contentHeight: CGFloat) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scroll.contentSize = CGSize(width: 400, height: contentHeight)
    stage.controller.view.addSubview(scroll)
    scroll.addSubview(view)
    stage.host.flush()
    return scroll
  }

  func testADragScrollsTheScrollViewAroundTheText() async {
    let scroll = makeScrollView(contentHeight: 2000)
    let start = stage.point(at: 9)

    stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), duration: 0.2)

    XCTAssertGreaterThan(scroll.contentOffset.y, 40)
    XCTAssertEqual(view.selectedRange.length, 0)
  }

  func testADragAcrossTheDirectionOfScrollingSelects() async {
    let scroll = makeScrollView(contentHeight: 2000)

    drag(from: 0, to: 7)

    XCTAssertEqual(stage.selection, "one two")
    XCTAssertEqual(scroll.contentOffset, .zero)
  }

  func testADragSelectsInAScrollViewWhoseContentFits() async {
    _ = makeScrollView(contentHeight: 100)

    drag(from: 0, to: 11)

    XCTAssertEqual(stage.selection, "one two\nthr")
  }

  // MARK: Pages without a pan

  func testADragSelectsAtOnceInAPageOfANavigationController() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    stage.host.window.rootViewController = navigation
    stage.host.flush()
    navigation.topViewController?.view.addSubview(view)
    view.frame.origin.y = 120
    stage.host.flush()

    stage.host.touchBegan(at: stage.point(at: 0))
    XCTAssertTrue(view.isFirstResponder)
    stage.host.touchMoved(to: stage.point(at: 3))

    XCTAssertEqual(stage.selection, "one")
    stage.host.touchEnded(at: stage.point(at: 3))
  }
}
