// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The superview, position among siblings and frame of a presenter's view after a presentation that removed it.
@MainActor
final class PresenterPlacementTests: UIKitTestCase {
  func testThePresenterReturnsToItsPositionAmongItsSiblings() async {
    let stage = PresentationStage()
    let (below, above) = (UIView(), UIView())
    stage.host.window.insertSubview(below, at: 0)
    stage.host.window.addSubview(above)
    XCTAssertEqual(stage.host.window.subviews, [below, stage.a.view, above])

    let b = stage.presented("B")
    XCTAssertNil(stage.a.view.superview)
    b.dismiss(animated: true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.host.window.subviews, [below, stage.a.view, above])
  }

  func testThePresenterReturnsToTheBottomIfTheSiblingBelowItWasRemoved() async {
    let stage = PresentationStage()
    let (below, above) = (UIView(), UIView())
    stage.host.window.insertSubview(below, at: 0)
    stage.host.window.addSubview(above)

    let b = stage.presented("B")
    below.removeFromSuperview()
    b.dismiss(animated: true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.host.window.subviews, [stage.a.view, above])
  }

  func testAPresenterThatFilledItsSuperviewFillsItAfterAResize() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    stage.host.resize(to: CGSize(width: 700, height: 500))
    b.dismiss(animated: true)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.a.view.frame, CGRect(x: 0, y: 0, width: 700, height: 500))
    XCTAssertEqual(stage.a.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }

  /// The presenter defines the context, and is smaller than its superview.
  func testAPresenterThatIsSmallerThanItsSuperviewKeepsItsFrame() async {
    let stage = PresentationStage()
    let child = UIViewController()
    child.definesPresentationContext = true
    stage.a.addChild(child)
    stage.a.view.addSubview(child.view)
    child.view.frame = CGRect(x: 100, y: 50, width: 200, height: 400)
    child.view.autoresizingMask = .flexibleLeftMargin
    child.didMove(toParent: stage.a)
    stage.host.advance(by: 0.1)

    let b = stage.page("B", .currentContext)
    child.present(b, animated: true)
    stage.host.advance(by: 2)
    XCTAssertNil(child.view.superview)
    b.dismiss(animated: true)
    stage.host.advance(by: 2)

    XCTAssertTrue(child.view.superview === stage.a.view)
    XCTAssertEqual(child.view.frame, CGRect(x: 100, y: 50, width: 200, height: 400))
    XCTAssertEqual(child.view.autoresizingMask, .flexibleLeftMargin)
  }
}
