// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitCore

@MainActor
final class VelocityTrackerTests: XCTestCase {
  func testTheFirstMovementAfterAPauseHasADirection() async {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 1)
    tracker.add(CGVector(dx: 20, dy: 0), at: 1.1)
    XCTAssertEqual(tracker.velocity.dx, 200, accuracy: 1)
    tracker.add(CGVector(dx: 30, dy: 0), at: 1.11)
    XCTAssertEqual(tracker.velocity.dx, 1000, accuracy: 1)
  }

  func testAPauseBeforeTheReleaseEndsTheMovement() async {
    var tracker = VelocityTracker()
    for step in 0..<5 { tracker.add(CGVector(dx: 10 * CGFloat(step), dy: 0), at: Double(step) / 100) }
    tracker.add(CGVector(dx: 40, dy: 0), at: 0.2)
    XCTAssertEqual(tracker.velocity, .zero)
  }

  /// Whether something has come to rest is often decided by `== .zero`.
  func testTheVelocityOfEqualSamplesIsExactlyZero() async {
    for times in [[0, 0.008, 0.016, 0.024], [0.003, 0.011, 0.019, 0.028]] {
      var tracker = VelocityTracker()
      for time in times { tracker.add(CGVector(dx: 41.7, dy: 41.7), at: time) }

      XCTAssertEqual(tracker.velocity, .zero)
    }
  }

  func testFingersOfATouchpadHaveLeftItFrom120PointsPerSecond() async {
    XCTAssertTrue(TouchpadMetrics.isRelease(velocity: 120))
    XCTAssertTrue(TouchpadMetrics.isRelease(velocity: -120))
    XCTAssertFalse(TouchpadMetrics.isRelease(velocity: 119))
  }
}
