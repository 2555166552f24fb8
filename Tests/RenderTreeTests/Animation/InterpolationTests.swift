// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

final class InterpolationTests: XCTestCase {
  func testEndsOfInterpolationAreExact() {
    let a = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    let b = CGRect(x: 1.1, y: -0.3, width: 17.3, height: 1e6)

    XCTAssertEqual(a.interpolated(to: b, fraction: 0), a)
    XCTAssertEqual(a.interpolated(to: b, fraction: 1), b)
    XCTAssertEqual(CGFloat(2).interpolated(to: 4, fraction: 1.5), 5)
  }

  func testColorsFadeFromClearWithoutDarkening() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let middle = CGColor.clear.interpolated(to: red, fraction: 0.25)

    XCTAssertEqual(middle, CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  func testMissingColorIsTheOtherOneMadeTransparent() {
    let value = CGColor?.none.interpolated(to: .white, fraction: 0.5)

    XCTAssertEqual(value, CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  func testPathsOfEqualStructureAreInterpolatedPointByPoint() {
    let a = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
    let b = CGPath(elements: [.move(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 20, y: 8)), .close])
    let middle = PathOutline(a).interpolated(to: PathOutline(b), fraction: 0.5).path

    XCTAssertEqual(middle.elements, [.move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 15, y: 4)), .close])
  }

  func testPathsOfDifferentStructureChangeInTheMiddle() {
    let a = PathOutline(CGPath(elements: [.move(.zero)]))
    let b = PathOutline(CGPath(elements: [.move(.zero), .close]))

    XCTAssertEqual(a.interpolated(to: b, fraction: 0.4).path, a.path)
    XCTAssertEqual(a.interpolated(to: b, fraction: 0.5).path, b.path)
    XCTAssertEqual(a.interpolated(to: b, fraction: 0.6).path, b.path)
  }

  func testDistanceOfPathsIsThatOfTheirPoints() {
    let a = PathOutline(CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close]))
    let b = PathOutline(CGPath(elements: [.move(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 10, y: 2)), .close]))
    let other = PathOutline(CGPath(elements: [.move(CGPoint(x: 3, y: 4)), .close]))

    XCTAssertEqual(a.distance(to: b), 7, accuracy: 1e-12)
    XCTAssertEqual(a.distance(to: a), 0)
    XCTAssertEqual(a.distance(to: other), 0)
  }

  func testRotationIsInterpolatedByItsAngle() {
    for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 2, -3)] as [(CGFloat, CGFloat, CGFloat)] {
      let end = CATransform3D.rotation(2.5, x, y, z)

      assertEqual(CATransform3D.identity.interpolated(to: end, fraction: 0.4), .rotation(1, x, y, z))
      assertEqual(CATransform3D.identity.interpolated(to: end, fraction: 1.2), .rotation(3, x, y, z))
    }
  }

  func testTransformsAreInterpolatedByTheirParts() throws {
    let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m12, \.m13, \.m14, \.m21, \.m23, \.m24, \.m31, \.m32, \.m34,
    ]
    for (entry, value) in entries.flatMap({ entry in [0.3, 1].map { (entry, $0) } }) {
      var (a, b) = (CATransform3D.scale(2, 2, 2), CATransform3D.scale(6, 4, 8))
      a[keyPath: entry] = value
      b[keyPath: entry] = value
      let parts = (try XCTUnwrap(TransformParts(a)), try XCTUnwrap(TransformParts(b)))

      assertEqual(a.interpolated(to: b, fraction: 0.5), parts.0.interpolated(to: parts.1, fraction: 0.5).transform)
    }
    assertEqual(
      CATransform3D.scale(1, 1).concatenating(.translation(4, 8))
        .interpolated(to: .scale(3, 2), fraction: 0.5), .scale(2, 1.5).concatenating(.translation(2, 4)))
  }

  func testArraysAreInterpolatedByElementOrChangeInTheMiddle() {
    XCTAssertEqual([CGFloat(0), 10].interpolated(to: [2, 30], fraction: 0.5), [1, 20])
    XCTAssertEqual([CGFloat(0), 10].interpolated(to: [2], fraction: 0.4), [0, 10])
    XCTAssertEqual([CGFloat(0), 10].interpolated(to: [2], fraction: 0.6), [2])
  }

  func testMissingValueHasNoDistance() {
    XCTAssertEqual(CGColor?.none.distance(to: .some(.white)), 0)
    XCTAssertEqual(CGColor?.some(.white).distance(to: .none), 0)
    XCTAssertEqual(CGColor?.some(.white).distance(to: .some(CGColor(red: 1, green: 0, blue: 1, alpha: 1))), 1)
  }

  func testDiscreteValuesChangeInTheMiddle() {
    XCTAssertEqual([0, 0.49, 0.5, 1].map { false.interpolated(to: true, fraction: $0) }, [false, false, true, true])
  }

  func testHalfTurnPassesAQuarterTurn() {
    let middle = CATransform3D.identity.interpolated(to: .rotation(.pi, 0, 0, 1), fraction: 0.5)

    XCTAssertEqual(abs(middle.m12), 1, accuracy: 1e-9)
    XCTAssertEqual(middle.m11, 0, accuracy: 1e-9)
  }

  func testScaleAndTranslationAreInterpolatedSeparatelyFromTheRotation() {
    let start = CATransform3D.scale(2, 3, 1).concatenating(.translation(10, 20))
    let end = CATransform3D.scale(4, 5, 1).concatenating(.rotation(1, 0, 0, 1)).concatenating(.translation(30, 0))
    let expected = CATransform3D.scale(3, 4, 1).concatenating(.rotation(0.5, 0, 0, 1))
      .concatenating(.translation(20, 10))

    assertEqual(start.interpolated(to: end, fraction: 0.5), expected)
  }

  func testAddingTheDifferenceOfTransformsGivesTheTransform() {
    let a = CATransform3D.rotation(0.3, 0, 0, 1).concatenating(.translation(5, 6, 7))
    let b = CATransform3D.scale(2, 2, 2).concatenating(.rotation(-1, 0, 1, 0))

    assertEqual(a.adding(b.subtracting(a)), b)
    XCTAssertEqual(a.zero, .identity)
  }

  func testAdditiveMoveWithAScaleIsAStraightLine() {
    let old = CATransform3D.scale(0.5, 0.5, 1).concatenating(.translation(40, -10))
    let new = CATransform3D.scale(2, 2, 1).concatenating(.translation(100, 30))
    let difference = old.subtracting(new)

    for fraction in [0.25, 0.5, 0.75] {
      let shown = new.adding(difference.interpolated(to: .identity, fraction: fraction))
      assertEqual(shown, old.interpolated(to: new, fraction: fraction))
    }
  }

  func testRepeatedValueIsItsMultiple() {
    XCTAssertEqual(CGFloat(3).repeated(7), 21)
    assertEqual(CATransform3D.rotation(0.1, 0, 0, 1).repeated(13), .rotation(1.3, 0, 0, 1))
  }
}
