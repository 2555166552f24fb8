// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

final class CurlGeometryTests: XCTestCase {
  private let size = CGSize(width: 300, height: 400)

  /// Returns a page 300 points wide that is curled to the left, with the fold at 180.
  private func straight() -> CurlGeometry {
    CurlGeometry(PageCurl(progress: 120.0 / 320, angle: .pi, radius: 20), size: size)
  }

  private func slanted(_ progress: CGFloat) -> CurlGeometry {
    CurlGeometry(PageCurl(progress: progress, angle: .pi * 7 / 6, radius: 25), size: size)
  }

  func testPointsBeforeTheFoldStayOnTheGround() {
    let curl = straight()
    XCTAssertEqual(curl.fold, 180, accuracy: 1e-9)
    for s in [0, 17, 100, 179.9] as [CGFloat] {
      XCTAssertEqual(curl.location(of: s).position, s)
      XCTAssertEqual(curl.location(of: s).height, 0)
      XCTAssertEqual(curl.location(of: s).side, .flat)
    }
  }

  func testPageDoesNotCoverPointsBeyondItsEdgeOnTheCylinder() {
    // The fold is at 290. The last 10 points of the page lie on the cylinder, and end 9.59 points past the fold.
    let curl = CurlGeometry(PageCurl(progress: 10.0 / 320, angle: .pi, radius: 20), size: size)
    XCTAssertTrue(curl.covers(CGPoint(x: 299.5, y: 200)))
    XCTAssertFalse(curl.covers(CGPoint(x: 299.8, y: 200)))
  }

  func testPointsPastTheFoldGoAroundTheCylinder() {
    let curl = straight()
    let quarter = curl.location(of: 180 + .pi * 10)
    XCTAssertEqual(quarter.position, 200, accuracy: 1e-9)
    XCTAssertEqual(quarter.height, 20, accuracy: 1e-9)
    XCTAssertEqual(curl.location(of: 180 + .pi * 5).side, .bentFront)
    XCTAssertEqual(curl.location(of: 180 + .pi * 15).side, .bentBack)
    XCTAssertEqual(
      curl.location(of: 180 + .pi * 5).position, curl.location(of: 180 + .pi * 15).position, accuracy: 1e-9)
  }

  func testPointsPastTheCylinderAreOnTheBackAtTwiceTheRadius() {
    let curl = straight()
    let end = curl.location(of: 300)
    XCTAssertEqual(end.side, .back)
    XCTAssertEqual(end.height, 40)
    XCTAssertEqual(end.position, 180 - (120 - .pi * 20), accuracy: 1e-9)
    XCTAssertEqual(curl.overlap, 120 - .pi * 20, accuracy: 1e-9)
  }

  func testFrontAndBackAtAPositionAreThePointsThere() {
    for curl in [straight(), slanted(0.3), slanted(0.7)] {
      for step in 0...20 {
        let position = curl.fold + curl.radius * CGFloat(step) / 20
        XCTAssertEqual(curl.location(of: curl.front(at: position)).position, position, accuracy: 1e-6)
        XCTAssertEqual(curl.location(of: curl.back(at: position)).position, position, accuracy: 1e-6)
      }
      XCTAssertEqual(curl.location(of: curl.back(at: curl.fold - 50)).position, curl.fold - 50, accuracy: 1e-9)
    }
  }

  func testFoldMovesFromTheLiftedCornerBeyondTheOtherEnd() {
    XCTAssertEqual(slanted(0).lifted, 0, accuracy: 1e-9)
    XCTAssertFalse(slanted(0.99).isFullyCurled)
    XCTAssertTrue(slanted(1.0001).isFullyCurled)
    // The fold moves up and to the left, with the lower right corner first.
    let corner = CGPoint(x: 300, y: 400)
    XCTAssertEqual(slanted(0).position(of: corner), slanted(0).axisRange.upperBound, accuracy: 1e-9)
  }

  func testExtentAlongTheFoldEndsAtTheEdgesOfThePage() throws {
    let curl = slanted(0.4)
    for s in stride(from: curl.axisRange.lowerBound + 1, to: curl.axisRange.upperBound, by: 13) {
      let extent = try XCTUnwrap(curl.extent(at: s))
      for v in [extent.lowerBound, extent.upperBound] {
        let x = s * curl.axis.dx + v * curl.along.dx
        let y = s * curl.axis.dy + v * curl.along.dy
        let isOnEdge = min(abs(x), abs(x - 300)) < 1e-6 || min(abs(y), abs(y - 400)) < 1e-6
        XCTAssertTrue(isOnEdge, "(\(x), \(y))")
      }
    }
    XCTAssertNil(curl.extent(at: curl.axisRange.upperBound + 1))
  }

  func testCurlCoversPointsOfTheFlatPageAndTheCylinder() {
    let curl = straight()
    XCTAssertTrue(curl.covers(CGPoint(x: 100, y: 200)))
    XCTAssertTrue(curl.covers(CGPoint(x: 195, y: 200)))
    XCTAssertFalse(curl.covers(CGPoint(x: 201, y: 200)))
    XCTAssertFalse(curl.covers(CGPoint(x: -1, y: 200)))
    // The corner that has turned over no longer covers its former position.
    XCTAssertFalse(slanted(0.5).covers(CGPoint(x: 299, y: 399)))
    XCTAssertTrue(slanted(0.5).covers(CGPoint(x: 1, y: 1)))
  }

  func testProgressAngleAndRadiusAnimate() throws {
    let property = try XCTUnwrap(PropertyTable.property(at: "pageCurl"))
    let start = PageCurl(progress: 0, angle: 1, radius: 20, paper: .black)
    let end = PageCurl(progress: 1, angle: 3, radius: 40, paper: .white)
    var state = LayerState()
    property.set(AnimatableValue(start).interpolated(to: AnimatableValue(end), fraction: 0.5), in: &state)

    XCTAssertEqual(state.pageCurl, PageCurl(progress: 0.5, angle: 2, radius: 30, paper: .white))
    try XCTUnwrap(PropertyTable.property(at: "pageCurl.progress")).set(AnimatableValue(CGFloat(0.25)), in: &state)
    XCTAssertEqual(state.pageCurl.progress, 0.25)
    XCTAssertTrue(property.traits.contains(.placement), "a curl leaves the page's own pixels alone")
  }
}

extension CurlGeometry {
  /// A part of the page as seen from above.
  fileprivate enum Side: Equatable, Sendable { case flat, bentFront, bentBack, back }

  /// Returns the position on the axis of a point of the page, its height, and the part of the curl that it is on.
  fileprivate func location(of s: CGFloat) -> (position: CGFloat, height: CGFloat, side: Side) {
    let paper = s - fold
    if paper <= 0 { return (s, 0, .flat) }
    if paper >= halfTurn { return (fold + halfTurn - paper, 2 * radius, .back) }
    let turn = paper / radius
    return (fold + radius * sin(turn), radius * (1 - cos(turn)), turn <= .pi / 2 ? .bentFront : .bentBack)
  }
}
