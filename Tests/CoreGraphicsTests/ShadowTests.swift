// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

final class ShadowTests: XCTestCase {
  func testAShadowWithoutBlurIsTheShapeAtItsOffset() throws {
    let image = try drawing(40, 40) { context in
      context.setShadow(offset: CGSize(width: 10, height: 12), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    XCTAssertEqual(image.pixel(7, 7), .red)
    XCTAssertEqual(image.pixel(14, 14), .red)
    XCTAssertEqual(image.pixel(24, 26), .blue)
    XCTAssertEqual(image.pixel(25, 27), .clear)
  }

  func testABlurredEdgeFollowsTheGaussian() throws {
    let blur: CGFloat = 16
    let image = try drawing(200, 200) { context in
      context.setShadow(offset: .zero, blur: blur, color: .black)
      context.setFillColor(.red)
      // The shape itself is clipped on the right; its shadow is not.
      context.fill(CGRect(x: -100, y: -100, width: 200, height: 400))
    }

    for x in stride(from: 104, to: 124, by: 4) {
      let deviations = (CGFloat(x) + 0.5 - 100) / (blur / 2)
      let expected = 255 * 0.5 * erfc(deviations / 2.0.squareRoot())
      XCTAssertEqual(CGFloat(image.pixel(x, 100).alpha), expected, accuracy: 4, "\(x)")
    }
  }

  func testAShadowsOffsetIgnoresTheTransformButNotTheScaleOfTheBitmap() throws {
    let image = try drawing(40, 40, scale: 2) { context in
      context.scaleBy(x: 5, y: 5)
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    XCTAssertEqual(image.pixel(12, 20), .red)
    XCTAssertEqual(image.pixel(48, 20), .blue)
    XCTAssertEqual(image.ink.maxX, 50)
  }

  func testTheClipLimitsAShadowAndRestoringTheStateEndsIt() throws {
    let image = try drawing(40, 40) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 4)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 30, width: 4, height: 4))
    }

    XCTAssertEqual(image.ink.maxX, 20)
    XCTAssertGreaterThan(image.pixel(18, 10).alpha, 0)
    XCTAssertEqual(image.pixel(21, 10), .clear)
    XCTAssertEqual(image.pixel(15, 32), .clear)
  }

  func testABlurKeepsTheSumOfThePixels() {
    for deviation in [0.5, 1, 2.5, 7] as [CGFloat] {
      var pixels = [UInt8](repeating: 0, count: 101 * 101)
      for y in 40..<61 { for x in 40..<61 { pixels[y * 101 + x] = 200 } }
      let before = pixels.reduce(0) { $0 + Int($1) }
      pixels.withUnsafeMutableBufferPointer {
        GaussianBlur(deviation: deviation).apply(to: $0, width: 101, height: 101, stride: 101)
      }
      let after = pixels.reduce(0) { $0 + Int($1) }

      XCTAssertEqual(Double(after), Double(before), accuracy: Double(before) * 0.02, "\(deviation)")
      XCTAssertEqual(pixels[50 * 101 + 30], pixels[50 * 101 + 70])
    }
  }
}
