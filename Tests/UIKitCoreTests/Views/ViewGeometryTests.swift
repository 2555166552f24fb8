// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor final class ViewGeometryTests: UIKitTestCase {
  func testFrameCentreBoundsAndLayerAgree() async {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center = .zero
    XCTAssertEqual(view.frame.origin, CGPoint(x: -50, y: -25))
    view.bounds.size.width = 200
    XCTAssertEqual(view.frame, CGRect(x: -100, y: -25, width: 200, height: 50))
    view.layer.position.x = 100
    XCTAssertEqual(view.center.x, 100)
    view.anchorPoint = .zero
    XCTAssertEqual(view.frame.origin, CGPoint(x: 100, y: 0))
  }

  func testPointsConvertThroughTransforms() async {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    parent.addSubview(child)
    child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    parent.bounds.origin = CGPoint(x: 5, y: 0)

    XCTAssertEqual(child.convert(CGPoint(x: 0, y: 0), to: parent), CGPoint(x: 0, y: 0))
    XCTAssertEqual(child.convert(CGPoint(x: 100, y: 100), to: parent), CGPoint(x: 200, y: 200))
    XCTAssertEqual(child.convert(CGPoint(x: 200, y: 200), from: parent), CGPoint(x: 100, y: 100))
    XCTAssertEqual(
      child.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: parent),
      CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  func testHitTestReturnsTheFrontmostViewThatReceivesTouches() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100)))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 75, y: 50)

    XCTAssertTrue(root.hitTest(point, with: nil) === front)
    XCTAssertTrue(root.hitTest(CGPoint(x: 25, y: 50), with: nil) === back)
    XCTAssertNil(root.hitTest(CGPoint(x: 125, y: 50), with: nil))
    front.isUserInteractionEnabled = false
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isHidden = true
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    back.isHidden = true

    XCTAssertTrue(root.hitTest(point, with: nil) === root)
  }

  func testAutoresizingSharesAChangeAmongTheFlexibleParts() async {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 150, height: 180)

    XCTAssertEqual(child.frame, CGRect(x: 10, y: 40, width: 110, height: 20))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 40, width: 110, height: 20))
  }

  func testFlexibleViewInAnEmptySuperviewGrowsByTheWholeChange() async {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    XCTAssertEqual(child.frame, parent.bounds)
  }

  /// Semantics: safe-area-limit.
  func testSafeAreaInsetsOfAViewLargerThanItsSuperviewDoNotExceedTheSuperviews() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView(frame: CGRect(x: -30, y: -40, width: 160, height: 280))
    root.addSubview(child)
    let insets = UIEdgeInsets(top: 50, left: 5, bottom: 20, right: 0)

    root.setSafeAreaInsets(insets)

    XCTAssertEqual(child.safeAreaInsets, insets)
  }

  func testSafeAreaInsetsArePartsOfTheSuperviewsInsetsThatOverlapTheView() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (whole, low) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 160)))
    root.addSubview(whole)
    root.addSubview(low)

    root.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))

    XCTAssertEqual(whole.safeAreaInsets.top, 50)
    XCTAssertEqual(low.safeAreaInsets.top, 10)
    low.frame.origin.y = 60
    XCTAssertEqual(low.safeAreaInsets, .zero)
    XCTAssertEqual(whole.layoutMargins.top, 58)
    whole.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(whole.layoutMargins.top, 8)
  }

  func testDirectionalMarginsFollowTheDirection() async {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft

    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
