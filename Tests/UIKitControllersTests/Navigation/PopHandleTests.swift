// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The sign that a page can be pulled away from its leading edge.
@MainActor
final class PopHandleTests: UIKitTestCase {
  private let edge = CGPoint(x: 5, y: 300)

  private func handles(_ stage: NavigationStage) -> [UIView] {
    stage.navigation.view.subviews.filter { $0.bounds.size == CGSize(width: 5, height: 64) && $0.alpha == 1 }
  }

  func testAPointerThatRestsAtTheEdgeSeesAHandleWhileThePageCanBePopped() async {
    let stage = NavigationStage("a", "b")
    stage.host.movePointer(to: CGPoint(x: 200, y: 300))
    XCTAssertEqual(stage.host.cursor, .arrow)

    stage.host.movePointer(to: edge)
    XCTAssertEqual(stage.host.cursor, .openHand)
    XCTAssertEqual(handles(stage).count, 0, "the pointer may only pass by")
    stage.host.advance(by: 0.5)
    XCTAssertEqual(handles(stage).count, 1)

    stage.host.movePointer(to: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.host.cursor, .arrow)
    XCTAssertEqual(handles(stage).count, 0)
  }

  func testADragHidesTheHandle() async {
    let stage = NavigationStage("a", "b")
    stage.host.movePointer(to: edge)
    stage.host.advance(by: 0.5)

    stage.host.drag(from: edge, to: CGPoint(x: 300, y: 300), duration: 0.2)
    stage.host.advance(by: 1)

    XCTAssertEqual(handles(stage).count, 0)
    stage.assertAtRest(["a"])
  }

  func testTheRootAndAHiddenBarHaveNoHandle() async {
    let root = NavigationStage("a")
    root.host.movePointer(to: edge)
    root.host.advance(by: 0.5)
    XCTAssertEqual(root.host.cursor, .arrow)
    XCTAssertEqual(handles(root).count, 0)

    let stage = NavigationStage("a", "b")
    stage.navigation.isNavigationBarHidden = true
    stage.host.movePointer(to: edge)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(handles(stage).count, 0)
  }

  func testTheHandleAsksNoClientForAnAnimator() async {
    let stage = NavigationStage("a", "b")
    stage.delegate.logsQueries = true
    stage.host.movePointer(to: edge)
    stage.host.advance(by: 0.5)
    stage.host.tap(at: CGPoint(x: 200, y: 300))
    stage.host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.2)

    XCTAssertEqual(stage.log.lines, [])
  }
}
