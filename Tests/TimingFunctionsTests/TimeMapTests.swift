// SPDX-License-Identifier: MIT
import TimingFunctions
import XCTest

final class TimeMapTests: XCTestCase {
  /// Semantics: layer-time.
  func testLocalTimeFollowsBeginTimeSpeedAndOffset() {
    let map = TimeMap(beginTime: 10, speed: 2, timeOffset: 5)

    XCTAssertEqual(map.localTime(at: 13), 11)
    XCTAssertEqual(map.velocity(at: 13), 2)
  }

  func testStoppedClockDoesNotAdvance() {
    let map = TimeMap.frozen(at: 0.25)

    XCTAssertEqual(map.localTime(at: 0), 0.25)
    XCTAssertEqual(map.localTime(at: 1e6), 0.25)
    XCTAssertEqual(map.velocity(at: 3), 0)
  }

  func testCurveStartsWithTheFingersVelocityAndStaysAtItsEnd() {
    // Finishing at a progress of 0.4 with a velocity of 1.5 per second, which is 2.5 times the remaining 0.6 per
    // second.
    let spring = Spring(naturalFrequency: 22, dampingRatio: 0.85, initialVelocity: 1.5 / 0.6)
    let map = TimeMap(curve: TimeCurve(start: 100, from: 0.4, to: 1, timing: spring))

    XCTAssertEqual(map.localTime(at: 100), 0.4)
    XCTAssertEqual(map.velocity(at: 100), 1.5, accuracy: 1e-9)
    XCTAssertEqual(map.localTime(at: 99), 0.4)
    XCTAssertEqual(map.localTime(at: 100 + spring.settlingDuration), 1)
    XCTAssertEqual(map.velocity(at: 100 + spring.settlingDuration), 0)
  }
}
