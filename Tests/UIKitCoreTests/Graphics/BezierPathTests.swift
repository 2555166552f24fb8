// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class BezierPathTests: UIKitTestCase {
  private func drawing(_ draw: () -> Void) throws -> Picture {
    try Picture(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .onePixel).image { _ in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        draw()
      })
  }

  // Semantics: path-bounds.
  func testTheBoundsOfAPathContainItsControlPoints() async {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))

    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  func testBoundsOfShapesAreTheGivenRectangle() async {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)

    XCTAssertEqual(UIBezierPath(rect: rect).bounds, rect)
    XCTAssertEqual(UIBezierPath(ovalIn: rect).bounds.maxX, rect.maxX, accuracy: 1e-9)
    XCTAssertEqual(UIBezierPath(ovalIn: rect).bounds.minY, rect.minY, accuracy: 1e-9)
    XCTAssertEqual(UIBezierPath(roundedRect: rect, cornerRadius: 50).bounds.width, rect.width, accuracy: 1e-9)
    XCTAssertTrue(UIBezierPath().isEmpty)
  }

  func testOnlyTheGivenCornersAreRounded() async {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))

    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 19, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 19)))
    XCTAssertFalse(path.contains(CGPoint(x: 19, y: 19)))
  }

  func testAnArcRunsClockwiseAsSeenOnScreen() async {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    XCTAssertEqual(quarter.currentPoint.x, 0, accuracy: 1e-9)
    XCTAssertEqual(quarter.currentPoint.y, 10, accuracy: 1e-9)
    XCTAssertEqual(quarter.bounds.minX, 0, accuracy: 1e-6)
    XCTAssertEqual(quarter.bounds.width, 10, accuracy: 1e-6)
    XCTAssertEqual(rest.bounds.width, 20, accuracy: 1e-2)
  }

  func testFillAndStrokeUseTheCurrentColours() async throws {
    let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
    path.lineWidth = 2

    let picture = try drawing {
      path.fill()
      path.stroke()
    }

    XCTAssertEqual(picture[10, 10], 0xffff_0000)
    XCTAssertEqual(picture[3, 10], 0xff00_00ff)
    XCTAssertEqual(picture[4, 10], 0xff00_00ff)
    XCTAssertEqual(picture.ink, CGRect(x: 3, y: 3, width: 14, height: 14))
  }

  func testTheEvenOddRuleLeavesAHole() async throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))

    path.usesEvenOddFillRule = true

    XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
    XCTAssertEqual(try drawing { path.fill() }[10, 10], 0)
  }

  func testClipAppliesToLaterDrawing() async throws {
    let picture = try drawing {
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 5, height: 5)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }

    XCTAssertEqual(picture.ink, CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  func testDashesLeaveGaps() async throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.lineWidth = 2
    path.setLineDash([4, 6], count: 2, phase: 0)

    let picture = try drawing { path.stroke() }

    XCTAssertEqual(picture[2, 10], 0xff00_00ff)
    XCTAssertEqual(picture[6, 10], 0)
    XCTAssertEqual(picture[12, 10], 0xff00_00ff)
  }

  func testACopyIsIndependent() async throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    let copy = try XCTUnwrap(path.copy() as? UIBezierPath)

    path.addLine(to: CGPoint(x: 100, y: 100))
    let outline = path.cgPath
    path.removeAllPoints()

    XCTAssertEqual(copy.lineWidth, 7)
    XCTAssertEqual(copy.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(outline.boundingBoxOfPath.maxX, 100)
    XCTAssertTrue(path.isEmpty)
  }

  func testATransformMovesThePath() async {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))

    XCTAssertEqual(path.bounds, CGRect(x: 5, y: 6, width: 20, height: 20))
  }
}
