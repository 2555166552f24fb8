// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import XCTest

@testable import CoreGraphics

final class PathTests: XCTestCase {
  func testARectangleContainsOnlyItsInside() {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)

    XCTAssertTrue(path.contains(CGPoint(x: 11, y: 21)))
    XCTAssertFalse(path.contains(CGPoint(x: 9, y: 30)))
    XCTAssertEqual(path.boundingBox, CGRect(x: 10, y: 20, width: 30, height: 40))
    var rect = CGRect.zero
    XCTAssertTrue(path.isRect(&rect))
    XCTAssertEqual(rect, path.boundingBox)
  }

  func testElementsWithoutAStartAreLeftOut() {
    let log = WarningLog()
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: .zero, control2: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 2), radius: 1)

    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(log.messages.count, 4)
    XCTAssertEqual(
      log.messages.first,
      "CGMutablePath.addLine(to:): nothing is added, because the path has no current point; call move(to:) first")
  }

  func testEvenOddExcludesTheOverlap() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))

    XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  func testContainsAppliesTheTransform() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    XCTAssertTrue(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  func testAnEllipseStaysWithinThreeTenThousandthsOfItsRadius() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)

    for line in path.flattened(tolerance: 0.001) {
      for point in line.points { XCTAssertEqual(hypot(point.x, point.y), 100, accuracy: 0.03) }
    }
    XCTAssertTrue(path.contains(CGPoint(x: 70, y: 70)))
    XCTAssertFalse(path.contains(CGPoint(x: 72, y: 72)))
  }

  func testBoundingBoxHoldsControlPointsAndTheBoxOfThePathDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))

    XCTAssertEqual(path.boundingBox.maxY, 100)
    XCTAssertEqual(path.boundingBoxOfPath.maxY, 50, accuracy: 0.01)
    XCTAssertTrue(CGMutablePath().boundingBox.isNull)
  }

  // Semantics: path-bounds.
  func testTheBoundingBoxOfAPathIsExact() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: -9, y: 4), control2: CGPoint(x: 12, y: 4))

    XCTAssertEqual(path.boundingBoxOfPath.maxY, 3, accuracy: 1e-12)
    // The derivative of x is zero where t² − t + 0.15 is. The curve is symmetric about x = 1.5.
    let t = (1 - 0.4.squareRoot()) / 2
    let x = -27 * t * (1 - t) * (1 - t) + 36 * t * t * (1 - t) + 3 * t * t * t
    XCTAssertEqual(path.boundingBoxOfPath.minX, x, accuracy: 1e-12)
    XCTAssertEqual(path.boundingBoxOfPath.maxX, 3 - x, accuracy: 1e-12)

    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: -4)])
    XCTAssertEqual(line.boundingBoxOfPath, CGRect(x: 1, y: -4, width: 2, height: 6))
    XCTAssertTrue(CGMutablePath().boundingBoxOfPath.isNull)
  }

  func testCornerRadiiAreLimitedToHalfASide() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 50, cornerHeight: 50, transform: nil)

    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 10)))
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  func testAnArcRunsInTheGivenDirection() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(path.elements.count, 2)
    XCTAssertEqual(path.currentPoint.x, 0, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.y, 10, accuracy: 1e-9)
    XCTAssertGreaterThan(path.boundingBoxOfPath.minX, -1e-9)

    let longWay = CGMutablePath()
    longWay.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(longWay.boundingBoxOfPath.minX, -10, accuracy: 0.01)
    XCTAssertEqual(longWay.elements.count, 4)
  }

  func testAFullTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)

    XCTAssertEqual(path.boundingBoxOfPath.width, 10, accuracy: 0.01)
    XCTAssertEqual(path.boundingBoxOfPath.height, 10, accuracy: 0.01)
  }

  func testAFullTurnInTheOppositeDirectionIsACircle() {
    for (start, end, clockwise) in [
      (0, 2 * .pi, true), (2 * .pi, 0, false), (-.pi / 2, 3 * .pi / 2, true), (0, 4 * .pi, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let path = CGMutablePath()
      path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
      XCTAssertEqual(path.boundingBoxOfPath.width, 10, accuracy: 0.01)
      XCTAssertEqual(path.elements.count, 5)
    }
  }

  func testAnArcBetweenEqualAnglesIsEmpty() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: 1, clockwise: true)
    XCTAssertEqual(path.boundingBoxOfPath.width, 0)
  }

  func testATangentArcTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)

    XCTAssertEqual(path.elements.count, 3)
    guard case .line(let start) = path.elements[1] else { return XCTFail("no line to the arc") }
    XCTAssertEqual(start.x, 80, accuracy: 1e-9)
    XCTAssertEqual(start.y, 0, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.x, 100, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.y, 20, accuracy: 1e-9)
  }

  func testClosingReturnsToTheStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 10, y: 4))
    path.closeSubpath()
    path.closeSubpath()

    XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 4))
    XCTAssertEqual(path.elements.count, 3)
  }

  func testElementsAreListedInDrawingOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()

    var seen: [(CGPathElementType, CGPoint)] = []
    path.applyWithBlock { seen.append(($0.pointee.type, $0.pointee.points[0])) }

    XCTAssertEqual(seen.map(\.0), [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    XCTAssertEqual(seen[1].1, CGPoint(x: 3, y: 4))
  }

  func testACopyDoesNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

    XCTAssertEqual(copy?.boundingBox, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertNotEqual(copy, path)
    var shift = CGAffineTransform(translationX: 2, y: 0)
    XCTAssertEqual(copy?.copy(using: &shift)?.boundingBox, CGRect(x: 2, y: 0, width: 1, height: 1))
  }

  func testAStrokedCopyCoversTheLine() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    func stroked(_ cap: CGLineCap, _ join: CGLineJoin) -> CGPath {
      path.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: 10)
    }

    XCTAssertEqual(stroked(.butt, .miter).boundingBox, CGRect(x: 10, y: 6, width: 44, height: 44))
    XCTAssertEqual(stroked(.square, .miter).boundingBox, CGRect(x: 6, y: 6, width: 48, height: 48))
    XCTAssertTrue(stroked(.butt, .miter).contains(CGPoint(x: 53.5, y: 6.5)))
    XCTAssertFalse(stroked(.butt, .bevel).contains(CGPoint(x: 53.5, y: 6.5)))
    XCTAssertFalse(stroked(.butt, .round).contains(CGPoint(x: 53.5, y: 6.5)))
    XCTAssertTrue(stroked(.butt, .round).contains(CGPoint(x: 52.5, y: 7.5)))
    XCTAssertTrue(stroked(.round, .round).contains(CGPoint(x: 7, y: 10)))
    XCTAssertFalse(stroked(.butt, .round).contains(CGPoint(x: 7, y: 10)))
  }

  func testDashesAreCutAtTheirLengths() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])

    let dashed = path.copy(dashingWithPhase: 1, lengths: [3, 2])

    XCTAssertEqual(
      dashed.elements,
      [
        .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
        .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
      ])
  }
}
