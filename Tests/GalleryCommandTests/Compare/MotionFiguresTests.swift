// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The figures of motions whose exact values are known.
@MainActor
final class MotionFiguresTests: XCTestCase {
  private static let intervals = 240

  private func samples(duration: TimeInterval, _ progress: (TimeInterval) -> Double) -> MotionSamples {
    let times = (0...Self.intervals).map { duration * Double($0) / Double(Self.intervals) }
    return MotionSamples(duration: duration, progress: times.map { CGFloat(progress($0)) })
  }

  func testALinearMotionHasExactFigures() async throws {
    let figures = MotionFigures(samples(duration: 0.5) { $0 / 0.5 })

    XCTAssertEqual(figures.duration, 0.5)
    XCTAssertEqual(try XCTUnwrap(figures.timeTo10), 0.05, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(figures.timeTo50), 0.25, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(figures.timeTo90), 0.45, accuracy: 1e-9)
    XCTAssertEqual(figures.settlingTime, 0.495, accuracy: 1e-9)
    XCTAssertEqual(figures.peakVelocity, 2, accuracy: 1e-9)
    XCTAssertEqual(figures.overshoot, 0)
  }

  /// The parabola t² reaches a progress p at √p, and is fastest at its end, with a velocity of 2.
  func testAnEaseInReachesItsProgressAtTheSquareRoots() async throws {
    let figures = MotionFigures(samples(duration: 1) { $0 * $0 })

    XCTAssertEqual(try XCTUnwrap(figures.timeTo10), 0.1.squareRoot(), accuracy: 1e-4)
    XCTAssertEqual(try XCTUnwrap(figures.timeTo50), 0.5.squareRoot(), accuracy: 1e-4)
    XCTAssertEqual(try XCTUnwrap(figures.timeTo90), 0.9.squareRoot(), accuracy: 1e-4)
    XCTAssertEqual(figures.settlingTime, 0.99.squareRoot(), accuracy: 1e-4)
    XCTAssertEqual(figures.peakVelocity, 2, accuracy: 0.01)
  }

  /// A spring overshoots by exp(−πζ / √(1 − ζ²)), after half of its damped period.
  func testASpringOvershootsAsItsDampingRatioSays() async throws {
    for ratio in [0.2, 0.35, 0.5, 0.8] {
      let spring = MotionCurve.spring(response: 0.5, dampingRatio: ratio)
      let duration = try XCTUnwrap(spring.ownDuration)
      let figures = MotionFigures(samples(duration: duration) { spring.value(at: $0, duration: duration) })

      let overshoot = exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
      XCTAssertEqual(Double(figures.overshoot), overshoot, accuracy: 0.005, "damping \(ratio)")
      XCTAssertLessThan(figures.settlingTime, duration)
      XCTAssertGreaterThan(figures.settlingTime, try XCTUnwrap(figures.timeTo90))
    }
  }

  func testASpringHasSettledWhenItStaysNearItsEnd() async throws {
    let spring = MotionCurve.spring(response: 0.5, dampingRatio: 0.3)
    let duration = try XCTUnwrap(spring.ownDuration)
    let settled = MotionFigures(samples(duration: duration) { spring.value(at: $0, duration: duration) }).settlingTime

    XCTAssertEqual(abs(spring.value(at: settled, duration: duration) - 1), 0.01, accuracy: 0.001)
    for time in stride(from: settled, through: duration, by: 0.001) {
      XCTAssertLessThan(abs(spring.value(at: time, duration: duration) - 1), 0.011, "\(time) s")
    }
  }

  func testAMotionThatNeverLeavesItsStartHasNoTimesAndDoesNotSettle() async {
    let figures = MotionFigures(samples(duration: 0.4) { _ in 0 })
    XCTAssertNil(figures.timeTo10)
    XCTAssertNil(figures.timeTo90)
    XCTAssertEqual(figures.settlingTime, 0.4)
    XCTAssertEqual(figures.peakVelocity, 0)
  }

  func testVelocitiesAreThoseOfTheMotionAndZeroWhileItRests() async throws {
    let samples = MotionSamples(
      duration: 0.5, progress: [0, 0.25, 0.5, 0.75, 1], distances: [0, 100, 200, 300, 400])
    XCTAssertEqual(try XCTUnwrap(samples.velocity(at: 0.2, in: .percent)), 200, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(samples.velocity(at: 0.2, in: .points)), 800, accuracy: 1e-9)
    XCTAssertEqual(samples.velocity(at: 0, in: .percent), 0)
    XCTAssertEqual(samples.velocity(at: 0.5, in: .percent), 0)
    XCTAssertEqual(samples.value(at: 0.3, of: samples.progress), 0.6, accuracy: 1e-9)
    XCTAssertEqual(samples.value(at: 9, of: samples.progress), 1)
  }

  func testTheJumpWithWhichASpringEndsIsNoVelocity() async throws {
    let samples = MotionSamples(duration: 0.5, progress: [0, 0.6, 0.99, 0.99, 0.99, 1])
    XCTAssertEqual(try XCTUnwrap(samples.velocities(in: .percent)?.suffix(2)), [0, 0])
  }

  func testAMotionWithoutAMovingEdgeHasNoPoints() async {
    let samples = MotionSamples(duration: 0.5, progress: [0, 1])
    XCTAssertNil(samples.values(in: .points))
    XCTAssertNil(samples.velocity(at: 0, in: .points))
    XCTAssertNil(samples.velocity(at: 0.2, in: .points))
  }
}
