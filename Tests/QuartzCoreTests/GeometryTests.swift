// SPDX-License-Identifier: MIT
import QuartzCore
import XCTest

@MainActor
final class GeometryTests: XCTestCase {
  func testTheFrameFollowsFromPositionBoundsAndAnchorPoint() async {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 40)
    layer.position = CGPoint(x: 200, y: 100)
    XCTAssertEqual(layer.frame, CGRect(x: 150, y: 80, width: 100, height: 40))

    layer.anchorPoint = .zero
    XCTAssertEqual(layer.frame, CGRect(x: 200, y: 100, width: 100, height: 40))

    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual(layer.position, CGPoint(x: 10, y: 20))
    XCTAssertEqual(layer.bounds, CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  func testTheFrameHoldsTheTransformedBounds() async {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    assertEqual(layer.frame, CGRect(x: 30, y: -30, width: 40, height: 100))

    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 80)
    assertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 80, height: 20))
    assertEqual(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 80))
  }

  func testPointsAreConvertedThroughTheCommonAncestor() async {
    let (root, a, b, deep) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    a.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    b.frame = CGRect(x: 300, y: 50, width: 100, height: 100)
    b.bounds.origin = CGPoint(x: 10, y: 20)
    deep.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(deep)

    XCTAssertEqual(deep.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 106, y: 107))
    XCTAssertEqual(deep.convert(CGPoint(x: 1, y: 2), to: b), CGPoint(x: -184, y: 77))
    XCTAssertEqual(b.convert(CGPoint(x: 1, y: 2), from: deep), CGPoint(x: -184, y: 77))
    XCTAssertEqual(deep.convert(CGPoint(x: 106, y: 107), from: root), CGPoint(x: 1, y: 2))
    XCTAssertEqual(deep.convert(CGPoint(x: 106, y: 107), from: nil), CGPoint(x: 1, y: 2))
    XCTAssertEqual(
      root.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: a), CGRect(x: 100, y: 100, width: 10, height: 10))
  }

  func testTheTopmostLayersOfTwoTreesAreConvertedLikeSiblings() async {
    let (one, other, child) = (CALayer(), CALayer(), CALayer())
    one.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    other.frame = CGRect(x: 30, y: 200, width: 50, height: 50)
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    other.addSublayer(child)

    XCTAssertEqual(child.convert(CGPoint(x: 1, y: 2), to: one), CGPoint(x: -64, y: 207))
    XCTAssertEqual(child.convert(CGPoint(x: -64, y: 207), from: one), CGPoint(x: 1, y: 2))
  }

  func testConvertingThereAndBackThroughPerspectiveIsTheIdentity() async {
    let (root, card) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.sublayerTransform.m34 = -1 / 500
    card.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    root.addSublayer(card)

    let p = CGPoint(x: 30, y: 80)
    let there = card.convert(p, to: root)
    assertEqual(root.convert(there, to: card), p)
    // The left side, at x = −70 from the axis, moves nearer by 70 · sin 1 and is magnified by 500 / (500 − 70 · sin 1).
    let k = 500 / (500 - 70 * sin(1.0))
    assertEqual(there, CGPoint(x: 200 - 70 * cos(1) * k, y: 150 + 30 * k))
  }

  /// The plane is turned by 30° within a solid that is turned by 60°, so it stands at right angles to the root.
  func testPointsAreConvertedThroughTransformLayersWithoutAProjection() async {
    let (root, solid, plane) = (CALayer(), CATransformLayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.sublayerTransform.m34 = -1 / 500
    solid.frame = CGRect(x: 200, y: 150, width: 0, height: 0)
    solid.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    plane.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    plane.transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 6, 0, 1, 0), 0, 0, 80)
    root.addSublayer(solid)
    solid.addSublayer(plane)

    // The plane lies at x = 80, and its left side, 50 points from its middle, 50 points nearer to the eye.
    let k: CGFloat = 500 / (500 - 50)
    assertEqual(plane.convert(CGPoint(x: 0, y: 75), to: root), CGPoint(x: 200 + 80 * k, y: 150 + 25 * k))
    let there = plane.convert(CGPoint(x: 20, y: 30), to: root)
    assertEqual(root.convert(there, to: plane), CGPoint(x: 20, y: 30))
    assertEqual(plane.convert(CGPoint(x: 50, y: 60), to: solid), CGPoint(x: 40, y: 10))
  }

  func testHitTestFindsTheFrontmostAndDeepest() async {
    let (root, a, b, deep) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    for layer in [a, b] { layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100) }
    deep.frame = CGRect(x: 50, y: 50, width: 100, height: 10)
    root.addSublayer(a)
    root.addSublayer(b)
    b.addSublayer(deep)

    XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 110)) === b)
    XCTAssertTrue(root.hitTest(CGPoint(x: 155, y: 155)) === deep)
    XCTAssertTrue(root.hitTest(CGPoint(x: 240, y: 155)) === deep)
    b.masksToBounds = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 240, y: 155)) === root)
    a.zPosition = 1
    XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 110)) === a)
    a.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 110)) === b)
    XCTAssertNil(root.hitTest(CGPoint(x: 600, y: 0)))
  }

  func testTransformFunctionsApplyTheNewPartFirst() async {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    XCTAssertEqual(CATransform3DGetAffineTransform(moved).tx, 20)
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DConcat(moved, CATransform3DInvert(moved))))
    XCTAssertTrue(CATransform3DIsAffine(moved))
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  private func assertEqual(_ a: CGPoint, _ b: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(a.x, b.x, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(a.y, b.y, accuracy: 1e-9, file: file, line: line)
  }

  private func assertEqual(_ a: CGRect, _ b: CGRect, file: StaticString = #filePath, line: UInt = #line) {
    assertEqual(a.origin, b.origin, file: file, line: line)
    assertEqual(CGPoint(x: a.width, y: a.height), CGPoint(x: b.width, y: b.height), file: file, line: line)
  }
}
