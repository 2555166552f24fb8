// SPDX-License-Identifier: MIT
import TimingFunctions
import UIKit
import XCTest

@testable import Gallery

/// The curves of the editor have the values of UIKit's own.
@MainActor
final class MotionCurveTests: XCTestCase {
  func testSpringsHaveTheValuesOfUIKit() async {
    for (response, ratio) in [(0.5, 0.3), (0.25, 0.9), (0.4, 1), (0.6, 1.8)] {
      let curve = MotionCurve.spring(response: response, dampingRatio: ratio)
      let spring = Spring(response: response, dampingRatio: ratio)
      for time in stride(from: 0.0, through: 1.5, by: 0.05) {
        XCTAssertEqual(
          curve.value(at: time, duration: 1), spring.value(at: time), accuracy: 1e-3, "\(response) \(ratio)")
      }
      let settled = curve.ownDuration ?? 0
      XCTAssertEqual(settled, spring.settlingDuration, accuracy: spring.settlingDuration * 0.25, "\(response) \(ratio)")
    }
  }

  func testCubicCurvesHaveTheValuesOfUIKit() async {
    let curve = MotionCurve.cubic(CGPoint(x: 0.25, y: -0.3), CGPoint(x: 0.4, y: 1.4))
    let bezier = CubicBezier(0.25, -0.3, 0.4, 1.4)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      XCTAssertEqual(curve.value(at: time * 0.6, duration: 0.6), bezier.value(at: time), accuracy: 1e-4, "\(time)")
    }
  }

  func testASpringCanBeGivenByAnyOfItsParameters() async throws {
    let spring = MotionCurve.spring(mass: 2, stiffness: 300, damping: 20)
    guard case .spring(let stiffness, let ratio) = spring else { return XCTFail("no spring") }
    XCTAssertEqual(stiffness, 150, accuracy: 1e-9)
    XCTAssertEqual(ratio, 20 / (2 * 600.0.squareRoot()), accuracy: 1e-9)
    let bouncy = MotionCurve.spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(try XCTUnwrap(bouncy.response), 0.5, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(bouncy.bounce), 0.3, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(MotionCurve.spring(duration: 0.5, bounce: -0.4).bounce), -0.4, accuracy: 1e-9)
  }

  func testEveryPresetStartsAndEndsAtItsEnds() async {
    for preset in MotionCurve.cubicPresets + MotionCurve.springPresets {
      let duration = preset.curve.ownDuration ?? 0.5
      XCTAssertEqual(preset.curve.value(at: 0, duration: duration), 0, preset.title)
      XCTAssertEqual(preset.curve.value(at: duration, duration: duration), 1, accuracy: 0.002, preset.title)
    }
  }
}
