// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

final class TransformTests: XCTestCase {
  private func randomTransforms(perspective: Bool) -> [CATransform3D] {
    var random = SeededGenerator(seed: 3)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    return (0..<200).map { _ in
      let rotation = CATransform3D.rotation(number(-3...3), number(-1...1), number(-1...1), number(0.1...1))
      var t = CATransform3D.scale(number(0.2...3), number(0.2...3), number(0.2...3))
      t.m21 = number(-0.5...0.5)
      t = t.concatenating(rotation).concatenating(.translation(number(-50...50), number(-50...50), number(-50...50)))
      return perspective ? t.concatenating(.perspective(distance: number(300...900))) : t
    }
  }

  func testProductOfATransformAndItsInverseIsTheIdentity() {
    for transform in randomTransforms(perspective: true) {
      assertEqual(transform.concatenating(transform.inverse!), .identity, accuracy: 1e-7)
      assertEqual(transform.inverse!.concatenating(transform), .identity, accuracy: 1e-7)
    }
  }

  func testTransformThatFlattensSpaceHasNoInverse() {
    XCTAssertNil(CATransform3D.scale(0, 1).inverse)
    XCTAssertEqual(CATransform3D.scale(2, 3, 4).determinant, 24)
  }

  func testTransformIsComposedOfItsParts() {
    for transform in randomTransforms(perspective: false) + randomTransforms(perspective: true) {
      let parts = TransformParts(transform)

      XCTAssertNotNil(parts)
      // The perspective column is divided out, so the matrices agree up to a factor. Both are scaled to m44 = 1.
      assertEqual(normalized(parts!.transform), normalized(transform), accuracy: 1e-7)
    }
  }

  func testMirroredTransformIsComposedOfItsParts() {
    for transform in randomTransforms(perspective: false).map({ CATransform3D.scale(-1, 1, 1).concatenating($0) }) {
      assertEqual(TransformParts(transform)!.transform, transform, accuracy: 1e-7)
    }
  }

  private func normalized(_ t: CATransform3D) -> CATransform3D {
    let k = 1 / t.m44
    return t.concatenating(
      CATransform3D(
        m11: k, m12: 0, m13: 0, m14: 0, m21: 0, m22: k, m23: 0, m24: 0, m31: 0, m32: 0, m33: k, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: k))
  }

  func testQuaternionsAreInterpolatedAtConstantAngularSpeed() {
    let transforms = randomTransforms(perspective: false).compactMap { TransformParts($0)?.rotation }
    for (a, b) in zip(transforms, transforms.dropFirst()) {
      let points = stride(from: 0.0, through: 1, by: 0.125).map { a.slerp(to: b, fraction: $0) }
      let steps = zip(points, points.dropFirst()).map { abs(($0.vector * $1.vector).sum()) }

      for step in steps { XCTAssertEqual(step, steps[0], accuracy: 1e-9) }
      XCTAssertEqual(abs((points.last!.vector * b.vector).sum()), 1, accuracy: 1e-9)
    }
  }

  func testRotationIsClockwiseAboutItsAxis() {
    let point = CATransform3D.rotation(.pi / 2, 0, 0, 1).project(CGPoint(x: 1, y: 0))!

    XCTAssertEqual(point.x, 0, accuracy: 1e-12)
    XCTAssertEqual(point.y, 1, accuracy: 1e-12)
    assertEqual(
      CATransform3D.rotation(0.7, 0, 0, 1), CATransform3D(CGAffineTransform(rotationAngle: 0.7)), accuracy: 1e-12)
  }

  func testPointsAtTheEyesDistanceBehindThePlaneAreHalfAsLarge() {
    let transform = CATransform3D.translation(0, 0, -500).concatenating(.perspective(distance: 500))

    XCTAssertEqual(transform.project(CGPoint(x: 100, y: 40)), CGPoint(x: 50, y: 20))
  }

  func testUnprojectingReversesProjecting() {
    let transform = CATransform3D.rotation(0.8, 0, 1, 0).concatenating(.perspective(distance: 400))
    let point = CGPoint(x: 35, y: -60)
    let found = transform.unproject(transform.project(point)!)!

    XCTAssertEqual(found.x, point.x, accuracy: 1e-9)
    XCTAssertEqual(found.y, point.y, accuracy: 1e-9)
  }

  func testLayerTransformAppliesAnchorPositionAndTransform() {
    var state = LayerState()
    state.bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    state.position = CGPoint(x: 300, y: 200)

    XCTAssertEqual(
      RenderTree.transformToSuperlayer(state).project(CGPoint(x: 10, y: 20)), CGPoint(x: 250, y: 175))
    state.anchorPoint = CGPoint(x: 0, y: 1)
    state.transform = .scale(2, 2)
    XCTAssertEqual(
      RenderTree.transformToSuperlayer(state).project(CGPoint(x: 110, y: 20)), CGPoint(x: 500, y: 100))
  }

  func testVanishingPointOfASublayerTransformIsTheCenter() {
    var parent = LayerState()
    parent.bounds = CGRect(x: 0, y: 0, width: 400, height: 200)
    parent.sublayerTransform = .perspective(distance: 100)
    var child = LayerState()
    child.position = CGPoint(x: 300, y: 100)
    child.zPosition = -100

    let transform = RenderTree.transform(from: child, toBoundsOf: parent)
    XCTAssertEqual(transform.project(.zero), CGPoint(x: 250, y: 100))
  }
}
