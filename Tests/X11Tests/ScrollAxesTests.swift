// SPDX-License-Identifier: MIT

import XCTest

@testable import X11

final class ScrollAxesTests: XCTestCase {
  private func axes(last: Double?) -> ScrollAxes {
    ScrollAxes(axes: [
      2: .init(isVertical: false, increment: 15, last: last), 3: .init(isVertical: true, increment: 120, last: last),
    ])
  }

  func testIncrementDownIsANotchThatMovesTheContentUp() {
    var axes = axes(last: 0)

    XCTAssertEqual(axes.consume([(3, 120)]), .moved(ScrollDelta(dx: 0, dy: -1), isContinuous: false))
    XCTAssertEqual(axes.consume([(3, 0)]), .moved(ScrollDelta(dx: 0, dy: 1), isContinuous: false))
  }

  func testFractionsOfANotchMarkTheDeviceAsContinuous() {
    var axes = axes(last: 0)

    XCTAssertEqual(axes.consume([(2, 5)]), .moved(ScrollDelta(dx: -1.0 / 3, dy: 0), isContinuous: true))
    XCTAssertEqual(axes.consume([(2, 20)]), .moved(ScrollDelta(dx: -1, dy: 0), isContinuous: true))
  }

  func testScrollFromAnUnknownPositionDoesNotJump() {
    var axes = axes(last: nil)

    XCTAssertEqual(axes.consume([(3, 90_000)]), .unknownStart)
    XCTAssertEqual(axes.consume([(3, 90_120)]), .moved(ScrollDelta(dx: 0, dy: -1), isContinuous: false))
  }

  func testScrollsBeforeThePositionsWereReadAreNotCountedTwice() {
    var axes = axes(last: 600)
    axes.positionRequest = 10

    XCTAssertNil(axes.consume([(0, 1)], serial: 9), "the pointer's motion says nothing about the axes")
    XCTAssertEqual(axes.consume([(3, 240)], serial: 9), .unknownStart)
    XCTAssertEqual(axes.consume([(3, 360)], serial: 9), .moved(ScrollDelta(dx: 0, dy: -1), isContinuous: false))
    XCTAssertEqual(axes.consume([(3, 600)], serial: 12), .moved(ScrollDelta(dx: 0, dy: -2), isContinuous: false))
  }

  func testFirstScrollAfterThePositionsWereReadIsCounted() {
    var axes = axes(last: 600)
    axes.positionRequest = 10

    XCTAssertEqual(axes.consume([(3, 720)], serial: 10), .moved(ScrollDelta(dx: 0, dy: -1), isContinuous: false))
  }

  func testScrollWithoutMovementIsTheEndOfATouchpadScroll() {
    var axes = axes(last: 7)

    XCTAssertEqual(axes.consume([(3, 7)]), .stopped)
  }

  func testValuatorsOfThePointerDoNotScroll() {
    var axes = axes(last: 0)

    XCTAssertNil(axes.consume([(0, 100), (1, 100)]))
  }
}
