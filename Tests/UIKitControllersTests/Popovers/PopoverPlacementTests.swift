// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitControllers

/// Where popovers are, and the outline of their bubble.
@MainActor
final class PopoverPlacementTests: XCTestCase {
  private let area = CGRect(x: 10, y: 10, width: 780, height: 580)
  private let content = CGSize(width: 200, height: 120)

  private func place(
    _ source: CGRect, _ permitted: UIPopoverArrowDirection = .any, content: CGSize? = nil, mayOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(
      content: content ?? self.content, source: source, area: area, permitted: permitted, mayOverlap: mayOverlap)
  }

  func testThePopoverIsBelowItsSourceIfThereIsRoom() async {
    let placement = place(CGRect(x: 380, y: 200, width: 40, height: 20))
    XCTAssertEqual(placement.direction, .up)
    XCTAssertEqual(placement.frame, CGRect(x: 300, y: 220, width: 200, height: 133))
    XCTAssertEqual(placement.tip, CGPoint(x: 100, y: 0))
    XCTAssertEqual(placement.body, CGRect(x: 0, y: 13, width: 200, height: 120))
  }

  func testEachDirectionIsKept() async {
    let source = CGRect(x: 380, y: 280, width: 40, height: 20)
    let frames: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(x: 300, y: 300, width: 200, height: 133)), (.down, CGRect(x: 300, y: 147, width: 200, height: 133)),
      (.left, CGRect(x: 420, y: 230, width: 213, height: 120)),
      (.right, CGRect(x: 167, y: 230, width: 213, height: 120)),
    ]
    for (direction, frame) in frames {
      let placement = place(source, direction)
      XCTAssertEqual(placement.direction, direction)
      XCTAssertEqual(placement.frame, frame)
    }
  }

  func testTheSideWithRoomIsChosen() async {
    XCTAssertEqual(place(CGRect(x: 380, y: 560, width: 40, height: 20)).direction, .down)
    let high = CGSize(width: 200, height: 400)
    XCTAssertEqual(place(CGRect(x: 20, y: 280, width: 40, height: 20), content: high).direction, .left)
    XCTAssertEqual(place(CGRect(x: 740, y: 280, width: 40, height: 20), content: high).direction, .right)
  }

  func testAtTheEdgeTheArrowStaysOnTheStraightPartOfTheBubble() async {
    let placement = place(CGRect(x: 12, y: 100, width: 4, height: 20), .up)
    XCTAssertEqual(placement.frame.minX, 10)
    XCTAssertEqual(placement.tip.x, PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2)
  }

  func testTooLittleRoomMakesThePopoverSmallerUnlessItMayOverlap() async {
    let source = CGRect(x: 380, y: 280, width: 40, height: 20)
    let high = CGSize(width: 200, height: 500)
    XCTAssertEqual(place(source, .up, content: high).frame, CGRect(x: 300, y: 300, width: 200, height: 290))
    XCTAssertEqual(
      place(source, .up, content: high, mayOverlap: true).frame, CGRect(x: 300, y: 77, width: 200, height: 513))
  }

  func testWithoutPermittedDirectionsThereIsNoArrow() async {
    let placement = place(CGRect(x: 380, y: 280, width: 40, height: 20), [])
    XCTAssertEqual(placement.direction, [])
    XCTAssertEqual(placement.frame, CGRect(x: 300, y: 230, width: 200, height: 120))
  }

  /// The popover is in the area, does not cover its source, and its arrow points to it.
  func testRandomSourcesAndSizes() async {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let source = CGRect(
        x: .random(in: 10..<700, using: &random), y: .random(in: 10..<500, using: &random),
        width: .random(in: 1..<90, using: &random), height: .random(in: 1..<90, using: &random))
      let content = CGSize(
        width: .random(in: 70..<900, using: &random), height: .random(in: 70..<700, using: &random))
      let permitted = UIPopoverArrowDirection(rawValue: .random(in: 1...15, using: &random))
      let placement = place(source, permitted, content: content)
      let text = "\(source) \(content) \(permitted) \(placement)"
      XCTAssertTrue(permitted.contains(placement.direction), text)
      let isSmall = min(placement.frame.width, placement.frame.height) <= PopoverMetrics.leastLength + 14
      // Beside a source at the edge there may be no room for the smallest bubble.
      guard !isSmall else { continue }
      XCTAssertTrue(area.insetBy(dx: -0.51, dy: -0.51).contains(placement.frame), text)
      XCTAssertTrue(placement.frame.intersection(source.insetBy(dx: 0.51, dy: 0.51)).isEmpty, text)
      let isVertical = placement.direction == .up || placement.direction == .down
      let (tip, length) =
        isVertical ? (placement.tip.x, placement.frame.width) : (placement.tip.y, placement.frame.height)
      let corner = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
      XCTAssertTrue(tip >= corner - 0.01 && tip <= length - corner + 0.01, text)
    }
  }

  func testTheOutlineReachesTheTipAndTheCornersAreRound() async {
    for direction in [UIPopoverArrowDirection.up, .down, .left, .right] {
      let placement = place(CGRect(x: 380, y: 280, width: 40, height: 20), direction)
      let (outline, tip) = (placement.outline, placement.tip)
      let bounds = outline.boundingBoxOfPath
      let whole = CGRect(origin: .zero, size: placement.frame.size)
      for (a, b) in [
        (bounds.minX, whole.minX), (bounds.minY, whole.minY), (bounds.maxX, whole.maxX), (bounds.maxY, whole.maxY),
      ] {
        XCTAssertEqual(a, b, accuracy: 1.5, "\(direction)")
      }
      let middle = CGPoint(x: placement.body.midX, y: placement.body.midY)
      let inside = CGPoint(x: tip.x + (middle.x - tip.x) * 0.05, y: tip.y + (middle.y - tip.y) * 0.05)
      XCTAssertTrue(outline.contains(inside), "\(direction)")
      XCTAssertFalse(outline.contains(CGPoint(x: placement.body.minX + 2, y: placement.body.minY + 2)), "\(direction)")
    }
  }
}
