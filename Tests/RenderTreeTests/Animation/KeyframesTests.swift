// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions
import XCTest

@testable import RenderTree

final class KeyframesTests: XCTestCase {
  private func keyframes(_ values: [CGFloat], _ change: (inout Keyframes) -> Void = { _ in }) -> (Double) -> CGFloat {
    var keyframes = Keyframes(values: values.map { AnimatableValue($0) })
    change(&keyframes)
    let path = KeyframePath(keyframes, of: CGFloat.self)
    return { path?.value(at: $0).as(CGFloat.self) ?? .nan }
  }

  func testValuesAreDistributedEvenlyWithoutKeyTimes() {
    let value = keyframes([0, 10, 0])

    XCTAssertEqual([0, 0.25, 0.5, 0.75, 1].map(value), [0, 5, 10, 5, 0])
  }

  func testKeyTimesAndPacingsAreUsed() {
    let value = keyframes([0, 10, 20]) {
      $0.keyTimes = [0, 0.8, 1]
      $0.pacings = [CubicBezier.easeIn, LinearTiming()]
    }

    XCTAssertEqual(value(0.4), 10 * CGFloat(CubicBezier.easeIn.value(at: 0.5)), accuracy: 1e-9)
    XCTAssertEqual(value(0.9), 15, accuracy: 1e-9)
  }

  func testTwoValuesAtTheSameTimeAreAJump() {
    let value = keyframes([0, 10, 100, 110]) { $0.keyTimes = [0, 0.5, 0.5, 1] }

    XCTAssertEqual(value(0.499), 9.98, accuracy: 1e-9)
    XCTAssertEqual(value(0.5), 100, accuracy: 1e-9)
    XCTAssertEqual(value(1), 110)
  }

  func testACurveEndsInTheLastOfTwoValuesAtTheEnd() {
    let value = keyframes([0, 10, 100]) {
      $0.calculationMode = .cubic
      $0.keyTimes = [0, 1, 1]
    }

    XCTAssertEqual(value(1), 100)
  }

  func testDiscreteValuesLastEquallyLongOrStartAtTheirKeyTimes() {
    let even = keyframes([1, 2, 3, 4]) { $0.calculationMode = .discrete }
    let timed = keyframes([1, 2]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.9, 1]
    }

    XCTAssertEqual([0, 0.3, 0.5, 0.99, 1].map(even), [1, 2, 3, 4, 4])
    XCTAssertEqual([0, 0.89, 0.9, 1].map(timed), [1, 1, 2, 2])
  }

  func testPacedValuesHaveAConstantSpeed() {
    let value = keyframes([0, 90, 100]) { $0.calculationMode = .paced }

    for progress in stride(from: 0.0, through: 1, by: 0.1) {
      XCTAssertEqual(value(progress), CGFloat(progress * 100), accuracy: 1e-9)
    }
  }

  func testPacedValuesThatAreCloseTogetherHaveAConstantSpeed() {
    let value = keyframes([0, 0.3, 0.4]) { $0.calculationMode = .paced }
    let standing = keyframes([5, 5, 5]) { $0.calculationMode = .paced }

    XCTAssertEqual([0, 0.25, 0.5, 1].map { (value($0) * 1000).rounded() }, [0, 100, 200, 400])
    XCTAssertEqual([0, 0.5, 1].map(standing), [5, 5, 5])
  }

  func testDistanceOfPacedColorsIsThatOfTheirComponents() throws {
    let colors = [
      CGColor(red: 0, green: 0, blue: 0, alpha: 0.2), CGColor(red: 0.2, green: 0.4, blue: 0.4, alpha: 0.2),
      CGColor(red: 0.2, green: 0.4, blue: 0.4, alpha: 0.8), CGColor(red: 0.4, green: 0, blue: 0, alpha: 0.8),
    ]
    var keyframes = Keyframes(values: colors.map { AnimatableValue(CGColor?.some($0)) })
    keyframes.calculationMode = .paced
    let path = try XCTUnwrap(KeyframePath(keyframes, of: CGColor?.self))

    for (index, expected) in colors.enumerated() {
      guard let color = path.value(at: Double(index) / 3).as(CGColor?.self) ?? nil else { return XCTFail("no colour") }
      XCTAssertEqual(color.alpha, expected.alpha, accuracy: 1e-9)
      XCTAssertEqual(color.red, expected.red, accuracy: 1e-9)
      XCTAssertEqual(color.green, expected.green, accuracy: 1e-9)
      XCTAssertEqual(color.blue, expected.blue, accuracy: 1e-9)
    }
  }

  func testCubicCurvePassesThroughItsValuesSmoothly() {
    let value = keyframes([0, 10, -5, 3]) { $0.calculationMode = .cubic }
    let step = 1e-6

    for (index, expected) in [0, 10, -5, 3].enumerated() {
      XCTAssertEqual(value(Double(index) / 3), CGFloat(expected), accuracy: 1e-9)
    }
    for knot in [1.0 / 3, 2.0 / 3] {
      let (before, after) = (value(knot) - value(knot - step), value(knot + step) - value(knot))
      XCTAssertEqual(before, after, accuracy: 1e-9)
    }
  }

  func testCubicCurveThroughSeveralValuesAtTheSameTimeIsFinite() {
    let value = keyframes([0, 10, 20, 30, 40]) {
      $0.calculationMode = .cubic
      $0.keyTimes = [0, 0.5, 0.5, 0.5, 1]
    }

    for progress in stride(from: 0.0, through: 1, by: 0.05) { XCTAssertTrue(value(progress).isFinite, "\(progress)") }
    XCTAssertEqual(value(0), 0)
    XCTAssertEqual(value(1), 40)
  }

  func testCubicCurveThroughALineIsTheLine() {
    let value = keyframes([0, 10, 20, 30]) { $0.calculationMode = .cubic }

    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      XCTAssertEqual(value(progress), CGFloat(progress * 30), accuracy: 1e-9)
    }
  }

  /// Returns the slopes immediately before and after the middle one of three values, in units for each segment.
  private func slopes(_ values: [CGFloat], _ change: (inout Keyframes) -> Void) -> [CGFloat] {
    let value = keyframes(values) {
      $0.calculationMode = .cubic
      change(&$0)
    }
    let step = 1e-6
    return [value(0.5) - value(0.5 - step), value(0.5 + step) - value(0.5)].map { ($0 / step / 2).rounded() }
  }

  /// The tangents of Kochanek and Bartels: the differences to the neighbours are 10 and 30, their mean is 20.
  func testTensionContinuityAndBiasChangeTheSlopesAtTheirValue() {
    let values: [CGFloat] = [0, 10, 40]

    XCTAssertEqual(slopes(values) { _ in }, [20, 20])
    XCTAssertEqual(slopes(values) { $0.tensions = [0, 1, 0] }, [0, 0])
    XCTAssertEqual(slopes(values) { $0.tensions = [0, -1, 0] }, [40, 40])
    XCTAssertEqual(slopes(values) { $0.continuities = [0, -1, 0] }, [10, 30])
    XCTAssertEqual(slopes(values) { $0.continuities = [0, 1, 0] }, [30, 10])
    XCTAssertEqual(slopes(values) { $0.biases = [0, 1, 0] }, [10, 10])
    XCTAssertEqual(slopes(values) { $0.biases = [0, -1, 0] }, [30, 30])
  }

  func testNumbersThatAreMissingOrNotFiniteChangeNoCurve() {
    let values: [CGFloat] = [0, 10, 40]

    XCTAssertEqual(slopes(values) { $0.tensions = [0] }, [20, 20])
    XCTAssertEqual(slopes(values) { $0.biases = [0, .nan, 0] }, [20, 20])
    XCTAssertEqual(slopes(values) { $0.continuities = [0, .infinity, 0] }, [20, 20])
  }

  func testCurveWithFullTensionPassesThroughItsValuesAtConstantSpeedIfPaced() {
    let value = keyframes([0, 30, 10]) {
      $0.calculationMode = .cubicPaced
      $0.tensions = [1, 1, 1]
    }

    XCTAssertEqual(value(0.6), 30, accuracy: 1e-9)
    XCTAssertEqual(value(0.3), 15, accuracy: 0.3)
    XCTAssertEqual(value(1), 10)
  }

  /// A scale that changes does not touch the path of the translation.
  func testCubicCurveThroughTransformsIsThatOfTheirNumbers() throws {
    func transform(_ x: CGFloat, _ scale: CGFloat) -> CATransform3D {
      var transform = CATransform3D.identity
      (transform.m11, transform.m22, transform.m41) = (scale, scale, x)
      return transform
    }
    let (places, scales): ([CGFloat], [CGFloat]) = ([0, 100, 220, 180], [1, 0.5, 0.25, 2])
    var keyframes = Keyframes(values: zip(places, scales).map { AnimatableValue(transform($0, $1)) })
    keyframes.calculationMode = .cubic
    let path = try XCTUnwrap(KeyframePath(keyframes, of: CATransform3D.self))
    let place = self.keyframes(places) { $0.calculationMode = .cubic }
    let scale = self.keyframes(scales) { $0.calculationMode = .cubic }

    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      let value = try XCTUnwrap(path.value(at: progress).as(CATransform3D.self))
      XCTAssertEqual(value.m41, place(progress), accuracy: 1e-6, "\(progress)")
      XCTAssertEqual(value.m11, scale(progress), accuracy: 1e-6, "\(progress)")
    }
  }

  func testPacedCubicCurveHasAConstantSpeed() throws {
    var keyframes = Keyframes(values: [
      AnimatableValue(CGPoint(x: 0, y: 0)), AnimatableValue(CGPoint(x: 100, y: 0)),
      AnimatableValue(CGPoint(x: 110, y: 50)),
    ])
    keyframes.calculationMode = .cubicPaced
    let path = try XCTUnwrap(KeyframePath(keyframes, of: CGPoint.self))
    let points = (0...100).compactMap { path.value(at: Double($0) / 100).as(CGPoint.self) }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(steps.count)

    XCTAssertEqual(points.last, CGPoint(x: 110, y: 50))
    for step in steps { XCTAssertEqual(step, mean, accuracy: mean * 0.1) }
  }

  func testKeyframesOfAnotherKindHaveNoPath() {
    let keyframes = Keyframes(values: [AnimatableValue(CGFloat(1)), AnimatableValue(CGPoint.zero)])

    XCTAssertNil(KeyframePath(keyframes, of: CGFloat.self))
    XCTAssertNil(KeyframePath(Keyframes(values: []), of: CGFloat.self))
  }
}
