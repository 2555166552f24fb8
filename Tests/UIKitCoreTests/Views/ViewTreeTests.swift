// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor final class ViewTreeTests: UIKitTestCase {
  override func release() { closeHosts() }

  private var log: [String] = []

  private func logging(_ name: String) -> LoggingView {
    let view = LoggingView()
    view.log = { [unowned self] in log.append("\(name).\($0)") }
    return view
  }

  func testAddingNotifiesTheViewTheSubtreeAndTheSuperviewInOrder() async {
    let host = makeHost()
    let (a, b, c) = (logging("a"), logging("b"), logging("c"))
    host.window.addSubview(a)
    b.addSubview(c)
    log = []

    a.addSubview(b)

    XCTAssertEqual(
      log,
      [
        "b.willMoveToWindow true", "c.willMoveToWindow true", "b.willMoveToSuperview true", "b.didMoveToWindow true",
        "c.didMoveToWindow true", "b.didMoveToSuperview true", "a.didAddSubview",
      ])
    XCTAssertTrue(c.window === host.window)
  }

  func testRemovingNotifiesTheSuperviewAndThenTheView() async {
    let host = makeHost()
    let (a, b) = (logging("a"), logging("b"))
    host.window.addSubview(a)
    a.addSubview(b)
    log = []

    b.removeFromSuperview()

    XCTAssertEqual(
      log,
      [
        "a.willRemoveSubview", "b.willMoveToWindow false", "b.willMoveToSuperview false", "b.didMoveToWindow false",
        "b.didMoveToSuperview false",
      ])
    XCTAssertNil(b.superview)
    XCTAssertNil(b.window)
    XCTAssertTrue(a.subviews.isEmpty)
  }

  func testMovingWithinAWindowDoesNotNotifyOfAWindowChange() async {
    let host = makeHost()
    let (a, b, c) = (logging("a"), logging("b"), logging("c"))
    host.window.addSubview(a)
    host.window.addSubview(b)
    a.addSubview(c)
    log = []

    b.addSubview(c)

    XCTAssertEqual(
      log, ["a.willRemoveSubview", "c.willMoveToSuperview true", "c.didMoveToSuperview true", "b.didAddSubview"])
    XCTAssertTrue(a.subviews.isEmpty)
  }

  func testOrderOfViewsIsThatOfTheirLayersAlsoAmongOtherSublayers() async {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    let plain = CALayer()
    parent.layer.addSublayer(plain)
    parent.addSubview(c)

    parent.insertSubview(b, aboveSubview: a)
    XCTAssertTrue(parent.subviews.elementsEqual([a, b, c], by: ===))
    parent.bringSubviewToFront(a)
    XCTAssertTrue(parent.subviews.elementsEqual([b, c, a], by: ===))
    parent.sendSubviewToBack(c)
    XCTAssertTrue(parent.subviews.elementsEqual([c, b, a], by: ===))
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertTrue(parent.subviews.elementsEqual([a, b, c], by: ===))
    parent.insertSubview(a, belowSubview: c)
    XCTAssertTrue(parent.subviews.elementsEqual([b, a, c], by: ===))

    let layers = parent.layer.sublayers?.filter { $0 !== plain } ?? []
    XCTAssertTrue(layers.elementsEqual(parent.subviews.map(\.layer), by: ===))
  }

  func testViewsAreFoundByTagAndKnowTheirAncestors() async {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    b.addSubview(c)
    c.tag = 7

    XCTAssertTrue(a.viewWithTag(7) === c)
    XCTAssertNil(a.viewWithTag(8))
    XCTAssertTrue(c.isDescendant(of: a))
    XCTAssertTrue(a.isDescendant(of: a))
    XCTAssertFalse(a.isDescendant(of: c))
  }

  func testLayoutRunsOnceForManyRequestsAndFromTheTopDown() async {
    let host = makeHost()
    let (a, b) = (logging("a"), logging("b"))
    host.window.addSubview(a)
    a.addSubview(b)
    host.flush()
    log = []

    b.setNeedsLayout()
    a.setNeedsLayout()
    a.setNeedsLayout()
    host.flush()

    XCTAssertEqual(log, ["a.layoutSubviews", "b.layoutSubviews"])
  }

  func testFirstResponderResignsWhenItsViewLeavesTheWindow() async {
    let host = makeHost()
    let view = FocusView()
    XCTAssertFalse(view.becomeFirstResponder())
    host.window.addSubview(view)

    XCTAssertTrue(view.becomeFirstResponder())
    XCTAssertTrue(view.isFirstResponder)
    let other = FocusView()
    host.window.addSubview(other)
    XCTAssertTrue(other.becomeFirstResponder())
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertTrue(host.window.endEditing(false))
    XCTAssertFalse(other.isFirstResponder)
    other.becomeFirstResponder()
    other.removeFromSuperview()

    XCTAssertFalse(other.isFirstResponder)
    XCTAssertNil(host.window.firstResponder)
  }

  func testTintColorIsInheritedAndItsChangeNotifiesSubviews() async {
    let (a, b, c) = (logging("a"), logging("b"), logging("c"))
    a.addSubview(b)
    b.addSubview(c)
    c.tintColor = .systemGray
    log = []

    a.tintColor = .systemBlue
    XCTAssertEqual(b.tintColor, .systemBlue)
    XCTAssertEqual(c.tintColor, .systemGray)
    log = []
    b.tintAdjustmentMode = .dimmed

    XCTAssertEqual(log, ["b.tintColorDidChange", "c.tintColorDidChange"])
    XCTAssertEqual(b.tintColor, .systemGray)
    XCTAssertEqual(c.tintAdjustmentMode, .dimmed)
  }

  func testTraitsAreInheritedAndTheirChangeNotifiesSubviews() async {
    let host = makeHost(style: .light)
    let (a, b) = (logging("a"), logging("b"))
    host.window.addSubview(a)
    a.addSubview(b)
    XCTAssertEqual(b.traitCollection.userInterfaceStyle, .light)
    log = []

    host.appearance.style = .dark
    XCTAssertEqual(b.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(log.prefix(2), ["a.traitCollectionDidChange", "b.traitCollectionDidChange"])
    a.overrideUserInterfaceStyle = .light

    XCTAssertEqual(b.traitCollection.userInterfaceStyle, .light)
  }

  func testTreeIsReleasedWithItsLastReference() async {
    weak var parent: UIView?
    weak var child: UIView?
    do {
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      a.mask = UIView()
      (parent, child) = (a, b)
    }

    XCTAssertNil(parent)
    XCTAssertNil(child)
  }

  func testASubclassMayHaveItsOwnLayerClass() async {
    let view = ShapeView()

    XCTAssertTrue(view.layer is CAShapeLayer)
    XCTAssertTrue(view.layer.delegate === view)
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class LoggingView: UIView {
  var log: (String) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) { log("willMoveToSuperview \(newSuperview != nil)") }
  override func didMoveToSuperview() { log("didMoveToSuperview \(superview != nil)") }
  override func willMove(toWindow newWindow: UIWindow?) { log("willMoveToWindow \(newWindow != nil)") }
  override func didMoveToWindow() { log("didMoveToWindow \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { log("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { log("willRemoveSubview") }
  override func layoutSubviews() { log("layoutSubviews") }
  override func tintColorDidChange() { log("tintColorDidChange") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { log("traitCollectionDidChange") }
}
