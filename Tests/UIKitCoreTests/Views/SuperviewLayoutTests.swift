// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SuperviewLayoutTests: UIKitTestCase {
  // Semantics: superview-layout.
  func testAChangeOfAViewsSizeLaysOutItsSuperview() async {
    let (parent, child) = (CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.layouts = 0

    child.frame.origin.x = 10
    parent.layoutIfNeeded()
    XCTAssertEqual(parent.layouts, 0)
    child.frame.size.width = 20
    parent.layoutIfNeeded()
    XCTAssertEqual(parent.layouts, 1)
    child.bounds.size.height = 20
    parent.layoutIfNeeded()
    XCTAssertEqual(parent.layouts, 2)
  }

  // Semantics: superview-layout.
  func testALayoutThatResizesItsSubviewsRunsOnce() async {
    let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    parent.addSubview(child)
    parent.onLayout = { child.frame.size.width = $0.width / 2 }

    parent.layoutIfNeeded()

    XCTAssertEqual(parent.layouts, 1)
    XCTAssertEqual(child.frame.width, 50)
  }

  // Semantics: superview-layout.
  func testAViewThatReplacesItsSubviewsInItsLayoutIsLaidOutOnce() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    defer { host.window.close() }
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let labels = [UILabel(), UILabel()]
    view.onLayout = { [weak view] _ in
      for label in labels { label.removeFromSuperview() }
      for label in labels { view?.addSubview(label) }
      view?.bringSubviewToFront(labels[0])
    }
    host.window.addSubview(view)
    host.advance(by: 0.05)
    XCTAssertEqual(view.layouts, 1)

    view.addSubview(UIView())
    host.advance(by: 0.05)

    XCTAssertEqual(view.layouts, 2)
  }

  func testAnotherScaleLaysOutAViewAgain() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    defer { host.window.close() }
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.window.addSubview(view)
    host.advance(by: 0.05)
    view.layouts = 0

    host.scale = 2
    host.advance(by: 0.05)

    XCTAssertEqual(view.layouts, 1)
  }

  // Semantics: convert-between-trees.
  func testConversionBetweenTreesUsesTheFramesOfTheirRoots() async {
    let one = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    other.addSubview(child)
    other.bounds.origin = CGPoint(x: 1, y: 2)

    XCTAssertEqual(one.convert(CGPoint.zero, to: other), CGPoint(x: 91, y: 32))
    XCTAssertEqual(child.convert(CGPoint.zero, to: one), CGPoint(x: -86, y: -26))
    XCTAssertEqual(
      child.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: one), CGRect(x: 86, y: 26, width: 10, height: 10))
    XCTAssertEqual(child.convert(CGPoint.zero, to: nil), CGPoint(x: 5, y: 6))
  }
}

private final class CountingView: UIView {
  var layouts = 0
  var onLayout: (CGRect) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout(bounds)
  }
}
