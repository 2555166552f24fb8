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
      XCTAssertEqual(curl.place(of: s).place, s)
      XCTAssertEqual(curl.place(of: s).height, 0)
      XCTAssertEqual(curl.place(of: s).side, .flat)
    }
  }

  func testPointsPastTheFoldGoAroundTheCylinder() {
    let curl = straight()
    let quarter = curl.place(of: 180 + .pi * 10)
    XCTAssertEqual(quarter.place, 200, accuracy: 1e-9)
    XCTAssertEqual(quarter.height, 20, accuracy: 1e-9)
    XCTAssertEqual(curl.place(of: 180 + .pi * 5).side, .bentFront)
    XCTAssertEqual(curl.place(of: 180 + .pi * 15).side, .bentBack)
    XCTAssertEqual(curl.place(of: 180 + .pi * 5).place, curl.place(of: 180 + .pi * 15).place, accuracy: 1e-9)
  }

  func testWhatIsPastTheCylinderLiesOnItsBackTwiceTheRadiusHigh() {
    let curl = straight()
    let end = curl.place(of: 300)
    XCTAssertEqual(end.side, .back)
    XCTAssertEqual(end.height, 40)
    XCTAssertEqual(end.place, 180 - (120 - .pi * 20), accuracy: 1e-9)
    XCTAssertEqual(curl.overlap, 120 - .pi * 20, accuracy: 1e-9)
  }

  func testFrontAndBackAtAPlaceAreThePointsThatLieThere() {
    for curl in [straight(), slanted(0.3), slanted(0.7)] {
      for step in 0...20 {
        let place = curl.fold + curl.radius * CGFloat(step) / 20
        XCTAssertEqual(curl.place(of: curl.front(at: place)).place, place, accuracy: 1e-6)
        XCTAssertEqual(curl.place(of: curl.back(at: place)).place, place, accuracy: 1e-6)
      }
      XCTAssertEqual(curl.place(of: curl.back(at: curl.fold - 50)).place, curl.fold - 50, accuracy: 1e-9)
    }
  }

  func testTheFoldGoesFromTheLiftedCornerBeyondTheOtherEnd() {
    XCTAssertEqual(slanted(0).lifted, 0, accuracy: 1e-9)
    XCTAssertFalse(slanted(0.99).isAway)
    XCTAssertTrue(slanted(1.0001).isAway)
    // The fold moves up and to the left, with the lower right corner first.
    let corner = CGPoint(x: 300, y: 400)
    XCTAssertEqual(slanted(0).place(corner), slanted(0).axisRange.upperBound, accuracy: 1e-9)
  }

  func testTheExtentAlongTheFoldEndsAtThePagesEdges() throws {
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

  func testAPointIsCoveredWhereFlatPageOrCylinderIs() {
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

  /// Where on the axis a point of the page comes to lie, how high, and which part of the curl it is on.
  fileprivate func place(of s: CGFloat) -> (place: CGFloat, height: CGFloat, side: Side) {
    let paper = s - fold
    if paper <= 0 { return (s, 0, .flat) }
    if paper >= halfTurn { return (fold + halfTurn - paper, 2 * radius, .back) }
    let turn = paper / radius
    return (fold + radius * sin(turn), radius * (1 - cos(turn)), turn <= .pi / 2 ? .bentFront : .bentBack)
  }
}
