// SPDX-License-Identifier: MIT
import Foundation
import TimingFunctions
import XCTest

final class SpringTests: XCTestCase {
  private let springs: [Spring] = [
    Spring(), Spring(mass: 3, stiffness: 1000, damping: 500), Spring(mass: 2, stiffness: 200, damping: 40),
    Spring(stiffness: 522.35, damping: 45.71), Spring(naturalFrequency: 22, dampingRatio: 0.85),
    Spring(naturalFrequency: 19, dampingRatio: 1), Spring(response: 0.5, dampingRatio: 1 - 1e-9),
    Spring(response: 0.5, dampingRatio: 1 + 1e-9), Spring(response: 0.3, dampingRatio: 0.05),
    Spring(response: 0.55, dampingRatio: 6),
  ].flatMap { spring in [0, 4, -7].map { spring.starting(with: $0) } }

  /// Integrates `m·x″ = k·(1 − x) − c·x′` with the fourth-order method of Runge and Kutta.
  private func integrate(_ spring: Spring, until end: Double, _ check: (Double, Double, Double) -> Void) {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    var (x, v) = (0.0, spring.initialVelocity)
    let step = 1e-4
    for i in 0..<Int(end / step) {
      let (k1, a1) = (v, acceleration(x, v))
      let (k2, a2) = (v + a1 * step / 2, acceleration(x + k1 * step / 2, v + a1 * step / 2))
      let (k3, a3) = (v + a2 * step / 2, acceleration(x + k2 * step / 2, v + a2 * step / 2))
      let (k4, a4) = (v + a3 * step, acceleration(x + k3 * step, v + a3 * step))
      x += (k1 + 2 * k2 + 2 * k3 + k4) * step / 6
      v += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
      check(Double(i + 1) * step, x, v)
    }
  }

  func testClosedFormsAgreeWithNumericIntegration() {
    for spring in springs {
      integrate(spring, until: 1) { time, x, v in
        XCTAssertEqual(spring.value(at: time), x, accuracy: 1e-5, "\(spring) at \(time)")
        XCTAssertEqual(spring.velocity(at: time), v, accuracy: 1e-3, "\(spring) at \(time)")
      }
    }
  }

  func testSpringStartsAtZeroWithTheGivenVelocity() {
    for spring in springs {
      XCTAssertEqual(spring.value(at: 0), 0)
      XCTAssertEqual(spring.velocity(at: 0), spring.initialVelocity, accuracy: 1e-6)
    }
  }

  func testSpringStaysWithinTheThresholdAfterTheSettlingDuration() {
    for spring in springs {
      for step in 0..<2000 {
        let time = spring.settlingDuration + Double(step) * 0.001
        XCTAssertLessThanOrEqual(abs(spring.value(at: time) - 1), Spring.settlingThreshold + 1e-9, "\(spring)")
      }
    }
  }

  func testSettlingDurationIsNotMuchTooLong() {
    for spring in springs where spring.dampingRatio > 0.2 {
      let times = stride(from: 0, to: spring.settlingDuration, by: 1e-4)
      let last = times.reversed().first { abs(spring.value(at: $0) - 1) > Spring.settlingThreshold } ?? 0

      XCTAssertGreaterThan(last, spring.settlingDuration * 0.55, "\(spring)")
    }
  }

  func testSettlingDurationIsContinuousAtCriticalDamping() {
    let ratios = [0.9999, 0.99999, 1 - 1e-8, 1, 1 + 1e-8, 1.00001, 1.0001]
    let durations = ratios.map { Spring(response: 0.5, dampingRatio: $0).settlingDuration }

    XCTAssertEqual(durations.min()!, durations.max()!, accuracy: durations[0] * 0.02)
  }

  // Semantics: spring-settling.
  func testSettlingDurationsAreThoseOfCoreAnimation() {
    XCTAssertEqual(Spring().settlingDuration, 1.4727, accuracy: 1e-4)
    XCTAssertEqual(Spring(damping: 5).settlingDuration, 2.85, accuracy: 0.01)
    XCTAssertEqual(Spring(damping: 15).settlingDuration, 1.022, accuracy: 1e-3)
  }

  func testSpringWithoutDampingNeverSettles() {
    XCTAssertEqual(Spring(damping: 0).settlingDuration, .infinity)
  }

  /// Semantics: springs.
  func testSpringCreatedFromASettlingDurationHasIt() {
    for ratio in [0.1, 0.5, 0.7, 0.99, 1, 2] {
      for velocity in [0.0, 3, -5, 20] {
        let spring = Spring(dampingRatio: ratio, settlingDuration: 0.6, initialVelocity: velocity)

        XCTAssertEqual(spring.settlingDuration, 0.6, accuracy: 1e-6, "ratio \(ratio), velocity \(velocity)")
        XCTAssertEqual(spring.dampingRatio, ratio, accuracy: 1e-12)
        XCTAssertEqual(spring.initialVelocity, velocity)
      }
    }
  }

  /// Semantics: springs.
  func testSystemSpringClampedToCriticalDampingMatchesMeasurements() {
    // 55 % at 100 ms, 88 % at 200 ms, 99.4 % at 400 ms.
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500).withoutOverdamping

    XCTAssertEqual(spring.naturalFrequency, 18.26, accuracy: 0.01)
    XCTAssertEqual(spring.value(at: 0.1), 0.55, accuracy: 0.006)
    XCTAssertEqual(spring.value(at: 0.2), 0.88, accuracy: 0.006)
    XCTAssertEqual(spring.value(at: 0.4), 0.994, accuracy: 0.001)
  }

  /// Semantics: springs.
  func testResponseAndBounceDefineTheSameSprings() {
    let byResponse = Spring(response: 0.4, dampingRatio: 0.7)

    XCTAssertEqual(byResponse.stiffness, pow(2 * .pi / 0.4, 2), accuracy: 1e-9)
    XCTAssertEqual(byResponse.damping, 4 * .pi * 0.7 / 0.4, accuracy: 1e-9)
    XCTAssertEqual(Spring(duration: 0.4, bounce: 0.3).damping, byResponse.damping, accuracy: 1e-9)
    XCTAssertEqual(Spring(duration: 0.4, bounce: -0.5).dampingRatio, 2, accuracy: 1e-12)
  }

  func testDecayLosesTheSameFractionInEqualTimes() {
    let decay = ExponentialDecay(timeConstant: 0.06)
    let step = 1e-6

    XCTAssertEqual(decay.value(at: 0.06), 1 - 1 / M_E, accuracy: 1e-12)
    XCTAssertEqual(decay.value(at: decay.settlingDuration), 0.999, accuracy: 1e-12)
    XCTAssertEqual(decay.settlingDuration, 0.414, accuracy: 0.001)
    XCTAssertEqual(
      decay.velocity(at: 0.1), (decay.value(at: 0.1 + step) - decay.value(at: 0.1 - step)) / (2 * step),
      accuracy: 1e-4)
  }

  func testParametersThatNoSpringCanHaveCountAsTheDefaults() {
    let spring = Spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity)
    XCTAssertEqual(spring, Spring())
    XCTAssertEqual(Spring(duration: 0.5, bounce: 2).dampingRatio, 0, accuracy: 1e-9)
    XCTAssertGreaterThan(Spring(dampingRatio: 0, settlingDuration: 1).dampingRatio, 0)
    XCTAssertTrue(Spring(response: -1, dampingRatio: 1).settlingDuration.isFinite)
  }
}
