// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The curves of scrolling as functions of time, compared with their formulas and with numeric integration.
@MainActor
final class ScrollCurveTests: UIKitTestCase {
  func testScrollDecelerationFollowsUIKitsFormula() async {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      let curve = ScrollDeceleration(from: 100, velocity: 1500, rate: rate)
      let r = Double(rate.rawValue)
      for milliseconds in stride(from: 0.0, through: 2000, by: 50) {
        let expected = 100 + 1.5 * (pow(r, milliseconds) - 1) / log(r)
        XCTAssertEqual(curve.value(at: milliseconds / 1000), expected, accuracy: 1e-9)
        XCTAssertEqual(curve.velocity(at: milliseconds / 1000), 1500 * pow(r, milliseconds), accuracy: 1e-9)
      }
      XCTAssertEqual(curve.end, 100 - 1.5 / log(r), accuracy: 1e-9)
      XCTAssertEqual(abs(curve.value(at: curve.settlingDuration) - curve.end), 0.5, accuracy: 1e-9)
    }
  }

  func testScrollDecelerationEndsCloseToTheProjectionThatApplePublished() async {
    // Apple's formula for the projection is v/1000 · r/(1 − r), which is a sum over milliseconds.
    let curve = ScrollDeceleration(from: 0, velocity: 2000, rate: .normal)

    XCTAssertEqual(curve.end, 2 * 0.998 / 0.002, accuracy: 1.1)
  }

  func testTheVelocityOfAScrollCurveIsTheDerivativeOfItsValue() async {
    let glide = ScrollDeceleration(from: 0, velocity: 3000, rate: .normal)
    let curves: [any ScrollCurve] = [
      glide, ScrollDeceleration(from: 50, to: 20, decay: 6),
      BounceSpring(from: -80, to: 0, velocity: -900), BounceSpring(from: 0, to: 0, velocity: 2000),
      ScrollGlide(glide, edge: 700, bounces: true),
      ScrollAnimationCurve(from: 10, to: 300, velocity: -400, duration: 0.3),
    ]
    let step = 1e-6

    for curve in curves {
      for time in stride(from: 0.01, to: 1.2, by: 0.037) {
        let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
        XCTAssertEqual(curve.velocity(at: time), slope, accuracy: 0.05 + abs(slope) * 1e-4, "\(curve) at \(time)")
      }
    }
  }

  func testTheBounceSpringMatchesNumericIntegration() async {
    let spring = BounceSpring(from: 120, to: 40, velocity: 1800)
    let (omega, step) = (spring.frequency, 1e-5)
    var (position, velocity) = (120.0, 1800.0)

    for index in 1...60_000 {
      // This is a step of the midpoint rule.
      let middle = velocity + step / 2 * (-omega * omega * (position - 40) - 2 * omega * velocity)
      let half = position + step / 2 * velocity
      velocity += step * (-omega * omega * (half - 40) - 2 * omega * middle)
      position += step * middle
      guard index % 5000 == 0 else { continue }
      XCTAssertEqual(spring.value(at: Double(index) * step), position, accuracy: 1e-3)
      XCTAssertEqual(spring.velocity(at: Double(index) * step), velocity, accuracy: 0.05)
    }
  }

  func testTheBounceSpringStaysWithinHalfAPointOfItsEndAfterItsSettlingDuration() async {
    for (start, velocity) in [(0.0, 4000.0), (200, 0), (-30, 900), (30, -50), (0, 0.1)] {
      let spring = BounceSpring(from: start, to: 0, velocity: velocity)
      for time in stride(from: spring.settlingDuration, to: spring.settlingDuration + 2, by: 0.01) {
        XCTAssertLessThanOrEqual(abs(spring.value(at: time)), 0.5 + 1e-9)
      }
    }
  }

  func testAGlideThatReachesTheEdgeContinuesAsABounceWithItsVelocity() async {
    let glide = ScrollDeceleration(from: 0, velocity: 2000, rate: .normal)
    let glideAndBounce = ScrollGlide(glide, edge: 600, bounces: true)
    let before = glideAndBounce.edgeTime - 1e-7
    let after = glideAndBounce.edgeTime + 1e-7

    XCTAssertEqual(glideAndBounce.value(at: glideAndBounce.edgeTime), 600, accuracy: 1e-9)
    XCTAssertEqual(glideAndBounce.value(at: before), glideAndBounce.value(at: after), accuracy: 1e-3)
    XCTAssertEqual(glideAndBounce.velocity(at: before), glideAndBounce.velocity(at: after), accuracy: 0.05)
    XCTAssertEqual(glideAndBounce.velocity(at: glideAndBounce.edgeTime), 2000 - 600 * glide.decay, accuracy: 1e-6)
    XCTAssertEqual(glideAndBounce.end, 600)
  }

  func testTheRubberBandFollowsUIKitsFormulaAndHasAnInverse() async {
    let band = RubberBand(limit: 600)

    for pull in stride(from: 60.0, through: 3000, by: 60) {
      let shown = band.shown(pull)
      XCTAssertEqual(shown, (1 - 1 / (pull * 0.55 / 600 + 1)) * 600, accuracy: 1e-9)
      XCTAssertEqual(band.pull(showing: shown), pull, accuracy: 1e-6)
      XCTAssertEqual(band.slope(at: pull), (band.shown(pull + 1e-4) - shown) / 1e-4, accuracy: 1e-4)
    }
    XCTAssertLessThan(band.shown(1e9), 600)
  }

  func testAScrollAnimationWithANewTargetKeepsPositionAndVelocity() async {
    let first = ScrollAnimationCurve(from: 0, to: 100, duration: 0.3)
    let (position, velocity) = (first.value(at: 0.1), first.velocity(at: 0.1))
    let second = ScrollAnimationCurve(from: position, to: 200, velocity: velocity, duration: 0.3)

    XCTAssertEqual(first.value(at: 0.15), 50, accuracy: 1e-9)
    XCTAssertEqual(first.velocity(at: 0), 0)
    XCTAssertEqual(second.value(at: 0), position)
    XCTAssertEqual(second.velocity(at: 0), velocity, accuracy: 1e-9)
    XCTAssertEqual(second.value(at: 0.3), 200)
    XCTAssertEqual(second.velocity(at: 0.3), 0)
  }

  func testAScrollCurveToATargetStartsWithItsVelocityAndDoesNotOvershoot() async {
    let axis = ScrollAxis(range: 0...5000, extent: 600, isMovable: true, bounces: true)
    for (position, velocity) in [(1000.0, 1500.0), (1000, 4000), (1000, 40), (600, -100), (1000, 0)] {
      let curve = axis.curve(from: 500, to: position, velocity: velocity, rate: .normal)
      XCTAssertEqual(curve.value(at: 0), 500, accuracy: 1e-9)
      XCTAssertEqual(curve.velocity(at: 0), velocity, accuracy: 1e-6)
      XCTAssertEqual(curve.end, position)
      for time in stride(from: 0, to: 3, by: 0.02) {
        XCTAssertLessThanOrEqual(curve.value(at: time), position + 1e-6, "to \(position) with \(velocity)")
      }
    }
  }

  func testADecelerationFromBeyondTheEdgeEndsWithinTheRange() async {
    let axis = ScrollAxis(range: 0...1000, extent: 600, isMovable: true, bounces: true)

    XCTAssertEqual(axis.deceleration(from: -80, velocity: 0, rate: .normal).end, 0)
    XCTAssertEqual(axis.deceleration(from: -80, velocity: -500, rate: .normal).end, 0)
    XCTAssertEqual(axis.deceleration(from: 1080, velocity: 0, rate: .normal).end, 1000)
    // With a velocity towards the range, the content decelerates freely.
    XCTAssertEqual(
      axis.deceleration(from: -80, velocity: 600, rate: .normal).end, -80 - 0.6 / log(0.998), accuracy: 1e-9)
    XCTAssertEqual(axis.deceleration(from: -80, velocity: 9000, rate: .normal).end, 1000)
  }
}
