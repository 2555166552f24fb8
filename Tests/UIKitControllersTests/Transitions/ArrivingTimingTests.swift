// SPDX-License-Identifier: MIT
import TimingFunctions
import XCTest

@testable import UIKitControllers

/// A timing that ends when it first reaches its end.
final class ArrivingTimingTests: XCTestCase {
  /// Reaches 1 after 0.25 s, and is at 2 at its end after 0.5 s.
  private struct Overshooting: Timing {
    nonisolated var settlingDuration: Double { 0.5 }
    nonisolated func value(at time: Double) -> Double { 4 * time }
    nonisolated func velocity(at time: Double) -> Double { 4 }
  }

  func testATimingThatOvershootsEndsWhenItFirstReachesItsEnd() {
    let timing = ArrivingTiming(Overshooting())

    XCTAssertEqual(timing.settlingDuration, 0.25, accuracy: 1e-9)
    XCTAssertEqual(timing.value(at: 0.1), 0.4, accuracy: 1e-12)
    XCTAssertEqual(timing.velocity(at: 0.1), 4)
    XCTAssertEqual(timing.value(at: 0.4), 1)
  }

  func testTheVelocityIsZeroFromTheArrivalOn() {
    let timing = ArrivingTiming(Overshooting())

    XCTAssertEqual(timing.velocity(at: timing.settlingDuration), 0)
    XCTAssertEqual(timing.value(at: timing.settlingDuration), 1)
    XCTAssertEqual(timing.velocity(at: timing.settlingDuration.nextDown), 4)
  }

  func testATimingThatDoesNotOvershootKeepsItsDuration() {
    let timing = ArrivingTiming(LinearTiming().lasting(0.3))

    XCTAssertEqual(timing.settlingDuration, 0.3, accuracy: 1e-9)
    XCTAssertEqual(timing.value(at: 0.15), 0.5, accuracy: 1e-9)
  }

  /// A spring with a damping ratio of one half passes its end after about a third of its settling time.
  func testASpringArrivesWithoutAJump() {
    let spring = Spring(mass: 1, stiffness: 400, damping: 20, initialVelocity: 0)
    let timing = ArrivingTiming(spring)

    XCTAssertLessThan(timing.settlingDuration, spring.settlingDuration / 2)
    XCTAssertEqual(spring.value(at: timing.settlingDuration), 1, accuracy: 1e-6)
    for step in 0..<100 {
      XCTAssertLessThan(spring.value(at: timing.settlingDuration * Double(step) / 100), 1)
    }
  }
}
