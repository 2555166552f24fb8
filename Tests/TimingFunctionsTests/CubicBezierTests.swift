// SPDX-License-Identifier: MIT
import TimingFunctions
import XCTest

final class CubicBezierTests: XCTestCase {
  private let curves: [CubicBezier] = [
    .linear, .default, .easeIn, .easeOut, .easeInEaseOut, CubicBezier(0.68, -0.55, 0.265, 1.55),
    CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0), CubicBezier(0.2, 0.8, 0.2, 1),
  ]

  func testProgressIsOnTheCurve() {
    for curve in curves {
      for s in stride(from: 0.0, through: 1, by: 0.01) {
        let q = 1 - s
        let x = 3 * s * q * q * curve.x1 + 3 * s * s * q * curve.x2 + s * s * s
        let y = 3 * s * q * q * curve.y1 + 3 * s * s * q * curve.y2 + s * s * s

        // Where the curve is vertical, a rounding error in x is a large one in y.
        XCTAssertEqual(curve.value(at: x), y, accuracy: 1e-4, "\(curve) at s = \(s)")
      }
    }
  }

  /// Semantics: named-curves.
  func testNamedCurvesHaveTheirKnownMiddleValues() {
    XCTAssertEqual(CubicBezier.default.value(at: 0.5), 0.8024, accuracy: 1e-4)
    XCTAssertEqual(CubicBezier.easeIn.value(at: 0.5), 0.3154, accuracy: 1e-4)
    XCTAssertEqual(CubicBezier.easeOut.value(at: 0.5), 0.6846, accuracy: 1e-4)
    XCTAssertEqual(CubicBezier.easeInEaseOut.value(at: 0.5), 0.5, accuracy: 1e-12)
  }

  func testVelocityIsTheDerivative() {
    let step = 1e-5
    for curve in curves {
      for time in stride(from: 0.05, through: 0.95, by: 0.05) {
        let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
        guard slope < 50 else { continue }

        XCTAssertEqual(curve.velocity(at: time), slope, accuracy: 1e-3 * max(1, abs(slope)), "\(curve) at \(time)")
      }
    }
  }

  func testProgressIsClampedOutsideUnitTime() {
    for curve in curves {
      XCTAssertEqual(curve.value(at: -1), 0)
      XCTAssertEqual(curve.value(at: 0), 0)
      XCTAssertEqual(curve.value(at: 1), 1)
      XCTAssertEqual(curve.value(at: 2), 1)
      XCTAssertEqual(curve.velocity(at: 2), 0)
    }
  }

  func testScaledCurveEndsAfterItsDuration() {
    let timing = CubicBezier.easeOut.lasting(0.35)

    XCTAssertEqual(timing.settlingDuration, 0.35, accuracy: 1e-12)
    XCTAssertEqual(timing.value(at: 0.175), CubicBezier.easeOut.value(at: 0.5), accuracy: 1e-12)
    XCTAssertEqual(timing.velocity(at: 0.175), CubicBezier.easeOut.velocity(at: 0.5) / 0.35, accuracy: 1e-9)
  }
}
