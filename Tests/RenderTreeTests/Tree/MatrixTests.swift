// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

/// Compares matrices with their definitions, element by element.
final class MatrixTests: XCTestCase {
  private typealias Entry = WritableKeyPath<CATransform3D, CGFloat>

  private let rows: [[Entry]] = [
    [\.m11, \.m12, \.m13, \.m14], [\.m21, \.m22, \.m23, \.m24], [\.m31, \.m32, \.m33, \.m34],
    [\.m41, \.m42, \.m43, \.m44],
  ]

  /// Returns matrices without a zero, a one or two equal elements.
  private func fullMatrices() -> [CATransform3D] {
    var random = SeededGenerator(seed: 11)
    return (0..<50).map { _ in
      var matrix = CATransform3D()
      for entry in rows.joined() {
        matrix[keyPath: entry] = CGFloat.random(in: 1.5...4, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      }
      return matrix
    }
  }

  func testProductIsTheSumOverRowsAndColumns() {
    let matrices = fullMatrices()
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      let product = a.concatenating(b)
      for row in 0..<4 {
        for column in 0..<4 {
          let sum = (0..<4).reduce(0) { $0 + a[keyPath: rows[row][$1]] * b[keyPath: rows[$1][column]] }
          XCTAssertEqual(product[keyPath: rows[row][column]], sum, accuracy: 1e-12)
        }
      }
    }
  }

  func testProductOfAFullMatrixAndItsInverseIsTheIdentity() throws {
    for matrix in fullMatrices() where abs(matrix.determinant) > 1 {
      let inverse = try XCTUnwrap(matrix.inverse)
      assertEqual(matrix.concatenating(inverse), .identity, accuracy: 1e-9)
      XCTAssertEqual(matrix.determinant * inverse.determinant, 1, accuracy: 1e-9)
    }
  }

  func testDeterminantOfAProductIsTheProductOfTheDeterminants() {
    let matrices = fullMatrices()
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      let expected = a.determinant * b.determinant
      XCTAssertEqual(a.concatenating(b).determinant, expected, accuracy: abs(expected) * 1e-9 + 1e-6)
    }
  }

  func testTransformIsAffineIfNothingLeavesThePlane() {
    let affine: Set<Entry> = [\.m11, \.m12, \.m21, \.m22, \.m41, \.m42, \.m33]
    for entry in rows.joined() {
      for value: CGFloat in [0.5, -3] {
        var matrix = CATransform3D.identity
        matrix[keyPath: entry] = value
        XCTAssertEqual(matrix.isAffine, affine.contains(entry), "\(entry)")
      }
    }
    XCTAssertTrue(CATransform3D.identity.isAffine)
  }

  func testRotationIsAboutAnAxisOfAnyLength() {
    for (x, y, z) in [(1, 2, -3), (0.1, -0.2, 0.05), (0, 0, 5)] as [(CGFloat, CGFloat, CGFloat)] {
      let length = (x * x + y * y + z * z).squareRoot()
      let matrix = CATransform3D.rotation(0.7, x, y, z)
      // Rodrigues: v·cos + (axis × v)·sin + axis·(axis·v)·(1 − cos), for each unit vector v.
      let axis = SIMD3(Double(x / length), Double(y / length), Double(z / length))
      for row in 0..<3 {
        var v = SIMD3<Double>.zero
        v[row] = 1
        let cross = SIMD3(
          axis.y * v.z - axis.z * v.y, axis.z * v.x - axis.x * v.z, axis.x * v.y - axis.y * v.x)
        let along: SIMD3<Double> = axis * (axis * v).sum() * (1 - cos(0.7))
        let turned: SIMD3<Double> = v * cos(0.7) + cross * sin(0.7) + along
        for column in 0..<3 {
          XCTAssertEqual(Double(matrix[keyPath: rows[row][column]]), turned[column], accuracy: 1e-12)
        }
      }
    }
    XCTAssertEqual(CATransform3D.rotation(1, 0, 0, 0), .identity)
  }

  func testTranslationAndScaleKeepTheDepthByDefault() {
    XCTAssertEqual(CATransform3D.translation(2, 3), .translation(2, 3, 0))
    XCTAssertEqual(CATransform3D.translation(2, 3).m43, 0)
    XCTAssertEqual(CATransform3D.scale(2, 3), .scale(2, 3, 1))
    XCTAssertEqual(CATransform3D.scale(2, 3).m33, 1)
  }

  func testPointIsDividedByItsWeight() throws {
    var matrix = CATransform3D.identity
    (matrix.m11, matrix.m12, matrix.m14) = (2, 3, 0.25)
    (matrix.m21, matrix.m22, matrix.m24) = (5, 7, 0.5)
    (matrix.m41, matrix.m42, matrix.m44) = (11, 13, 3)
    let point = try XCTUnwrap(matrix.project(CGPoint(x: 4, y: 6)))

    XCTAssertEqual(point.x, (8 + 30 + 11) / 7, accuracy: 1e-12)
    XCTAssertEqual(point.y, (12 + 42 + 13) / 7, accuracy: 1e-12)
    matrix.m44 = -4
    XCTAssertNil(matrix.project(CGPoint(x: 4, y: 6)), "the point is in the plane of the eye")
  }

  // MARK: Components

  func testAnglesOfARotationAreReadBack() {
    for angle in stride(from: -1.5, through: 1.5, by: 0.25) as StrideThrough<CGFloat> {
      XCTAssertEqual(CATransform3D.rotation(angle, 1, 0, 0).rotationX, angle, accuracy: 1e-9)
      XCTAssertEqual(CATransform3D.rotation(angle, 0, 1, 0).rotationY, angle, accuracy: 1e-9)
      XCTAssertEqual(CATransform3D.rotation(angle, 0, 0, 1).rotationZ, angle, accuracy: 1e-9)
    }
    for angle: CGFloat in [3, -3, 2, -2] {
      XCTAssertEqual(CATransform3D.rotation(angle, 0, 0, 1).rotationZ, angle, accuracy: 1e-9)
      XCTAssertEqual(CATransform3D.rotation(angle, 1, 0, 0).rotationX, angle, accuracy: 1e-9)
    }
  }

  func testSettingAnAngleKeepsScaleTranslationAndTheOtherAngles() {
    var matrix = CATransform3D.scale(2, 3, 4).concatenating(.rotation(0.3, 1, 0, 0))
      .concatenating(.rotation(0.2, 0, 1, 0)).concatenating(.rotation(-0.4, 0, 0, 1))
      .concatenating(.translation(10, 20, 30))
    matrix.rotationY = -0.5
    let expected = CATransform3D.scale(2, 3, 4).concatenating(.rotation(0.3, 1, 0, 0))
      .concatenating(.rotation(-0.5, 0, 1, 0)).concatenating(.rotation(-0.4, 0, 0, 1))
      .concatenating(.translation(10, 20, 30))

    assertEqual(matrix, expected)
    XCTAssertEqual(matrix.scaleX, 2, accuracy: 1e-9)
    XCTAssertEqual(matrix.scaleY, 3, accuracy: 1e-9)
    XCTAssertEqual(matrix.scaleZ, 4, accuracy: 1e-9)
    XCTAssertEqual(matrix.scale, 3, accuracy: 1e-9)
    XCTAssertEqual([matrix.translationX, matrix.translationY, matrix.translationZ], [10, 20, 30])
  }

  /// In each of the four cases, a different component of the quaternion is the largest.
  func testAnyRotationCanBeDecomposedAndComposed() throws {
    for angle: CGFloat in [0.5, 2.5, 3.1] {
      for (x, y, z) in [(1, 0.1, 0.2), (0.1, 1, 0.2), (0.1, 0.2, 1), (-1, 0.3, 0.2), (0.2, -1, -0.3)]
        as [(CGFloat, CGFloat, CGFloat)]
      {
        let matrix = CATransform3D.rotation(angle, x, y, z)
        assertEqual(try XCTUnwrap(TransformParts(matrix)).transform, matrix, accuracy: 1e-9)
      }
    }
  }

  func testTransformWithAWeightIsComposedOfItsParts() throws {
    var matrix = CATransform3D.scale(2, 3, 4).concatenating(.rotation(0.4, 1, 2, 3))
      .concatenating(.translation(5, 6, 7))
    (matrix.m14, matrix.m24, matrix.m34, matrix.m44) = (0.01, 0.02, -0.03, 2)
    let again = try XCTUnwrap(TransformParts(matrix)).transform
    let (a, b) = (CGFloat(1) / matrix.m44, CGFloat(1) / again.m44)

    for entry in rows.joined() {
      XCTAssertEqual(again[keyPath: entry] * b, matrix[keyPath: entry] * a, accuracy: 1e-9, "\(entry)")
    }
  }

  func testAnyThreeDimensionalMatrixIsComposedOfItsParts() throws {
    for var matrix in fullMatrices() {
      (matrix.m14, matrix.m24, matrix.m34, matrix.m44) = (0, 0, 0, 1)
      guard abs(matrix.determinant) > 1 else { continue }
      assertEqual(try XCTUnwrap(TransformParts(matrix)).transform, matrix, accuracy: 1e-9)
    }
  }

  func testPerspectiveAlongOneAxisIsAPart() throws {
    for entry in [\CATransform3D.m14, \.m24, \.m34] {
      var matrix = CATransform3D.scale(2, 3, 4)
      matrix[keyPath: entry] = 0.25
      assertEqual(try XCTUnwrap(TransformParts(matrix)).transform, matrix, accuracy: 1e-9)
    }
  }

  func testTransformThatFlattensSpaceHasNoParts() {
    XCTAssertNil(TransformParts(.scale(0, 1, 1)))
    XCTAssertNil(TransformParts(.scale(1, 0, 1)))
    XCTAssertNil(TransformParts(.scale(1, 1, 0)))
    var weightless = CATransform3D.identity
    weightless.m44 = 0
    XCTAssertNil(TransformParts(weightless))
    XCTAssertNotNil(TransformParts(.scale(1, 2, 3)))
  }
}
