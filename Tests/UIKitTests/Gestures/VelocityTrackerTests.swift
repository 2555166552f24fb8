// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitCore

@MainActor
final class VelocityTrackerTests: XCTestCase {
  /// Whether something has come to rest is often decided by `== .zero`.
  func testTheVelocityOfEqualSamplesIsExactlyZero() async {
    for times in [[0, 0.008, 0.016, 0.024], [0.003, 0.011, 0.019, 0.028]] {
      var tracker = VelocityTracker()
      for time in times { tracker.add(CGVector(dx: 41.7, dy: 41.7), at: time) }

      XCTAssertEqual(tracker.velocity, .zero)
    }
  }

  func testFingersOfATouchpadHaveLeftItFrom120PointsPerSecond() async {
    XCTAssertTrue(TouchpadRelease.isRelease(velocity: 120))
    XCTAssertTrue(TouchpadRelease.isRelease(velocity: -120))
    XCTAssertFalse(TouchpadRelease.isRelease(velocity: 119))
  }
}
