// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import XCTest

@testable import CoreGraphics

final class ContextTests: XCTestCase {
  func testFillingPaintsOnlyTheInside() throws {
    let image = try drawing(20, 20) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 5, y: 2, width: 10, height: 4))
    }

    XCTAssertEqual(image.ink, CGRect(x: 5, y: 2, width: 10, height: 4))
    XCTAssertEqual(image.pixel(5, 2), .red)
    XCTAssertEqual(image.pixel(5, 6), .clear)
  }

  func testApplesInitializerAcceptsOnlyEightBits() {
    func make(_ width: Int, _ bits: Int, data: UnsafeMutableRawPointer? = nil) -> CGContext? {
      CGContext(
        data: data, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    XCTAssertNotNil(make(4, 8))
    XCTAssertNil(make(4, 16))
    XCTAssertNil(make(0, 8))
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
      XCTAssertNil(make(4, 8, data: memory.baseAddress), "the memory would have another format than requested")
    }
  }

  func testAContextDrawsIntoTheGivenMemory() throws {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try memory.withUnsafeMutableBytes { bytes in
      let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
      let context = try XCTUnwrap(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.flush()
    }

    XCTAssertEqual(Array(memory.prefix(8)), [255, 0, 0, 255, 0, 0, 0, 0])
  }

  func testRestoringBringsBackTheSavedState() throws {
    let image = try drawing(30, 10) { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setFillColor(.blue)
      context.translateBy(x: 10, y: 0)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    XCTAssertEqual(image.pixel(2, 2), .red)
    assertEqual(image.pixel(12, 2), Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }

  func testClippingLimitsDrawing() throws {
    let image = try drawing(20, 20) { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    XCTAssertEqual(image.pixel(0, 0), .clear)
    XCTAssertEqual(image.pixel(5, 10), .green)
    XCTAssertEqual(image.pixel(12, 10), .clear)
  }

  func testStrokesAreCentredOnTheLine() throws {
    let image = try drawing(20, 20) { context in
      context.setStrokeColor(.blue)
      context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
    }

    XCTAssertEqual(image.ink, CGRect(x: 4, y: 4, width: 12, height: 12))
    XCTAssertEqual(image.pixel(10, 10), .clear)
  }

  func testYGrowsDownwardsAndRotationIsClockwise() throws {
    let image = try drawing(20, 20) { context in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 0, y: -1, width: 8, height: 2))
    }

    XCTAssertEqual(image.ink, CGRect(x: 9, y: 10, width: 2, height: 8))
  }

  func testTheTransformOfAScaledBitmapIncludesItsScale() throws {
    let context = try XCTUnwrap(CGContext(size: CGSize(width: 10, height: 10), scale: 2))
    context.translateBy(x: 3, y: 4)

    XCTAssertEqual(context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 8))
    XCTAssertEqual(context.convertToUserSpace(CGPoint(x: 6, y: 8)), .zero)
    XCTAssertEqual(context.width, 20)
  }

  func testBlendModesCombine() throws {
    func blended(_ mode: CGBlendMode) throws -> Pixel {
      try drawing(4, 4) { context in
        context.setFillColor(red: 0.5, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(mode)
        context.setFillColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.pixel(1, 1)
    }

    assertEqual(try blended(.multiply), Pixel(red: 64, green: 128, blue: 0, alpha: 255))
    assertEqual(try blended(.screen), Pixel(red: 191, green: 255, blue: 255, alpha: 255))
    assertEqual(try blended(.difference), Pixel(red: 0, green: 127, blue: 255, alpha: 255))
    assertEqual(try blended(.plusLighter), Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    XCTAssertEqual(try blended(.clear), .clear)
  }

  func testBlendModesDoNotChangePixelsOutsideTheShape() throws {
    for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
      let image = try drawing(20, 4) { context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
        context.setBlendMode(mode)
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        context.setStrokeColor(.blue)
        context.strokeLineSegments(between: [CGPoint(x: 8, y: 2), CGPoint(x: 10, y: 2)])
      }

      XCTAssertEqual(image.pixel(15, 2), .red, "\(mode)")
    }
  }

  func testATransparencyLayerIsCompositedAsAGroup() throws {
    let image = try drawing(20, 10) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }

    assertEqual(image.pixel(2, 5), Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    assertEqual(image.pixel(7, 5), Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }

  func testClearMakesTransparent() throws {
    let image = try drawing(10, 10) { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
    }

    XCTAssertEqual(image.pixel(3, 3), .clear)
    XCTAssertEqual(image.pixel(6, 6), .black)
  }

  func testTheCurrentPathCanBeRead() throws {
    let context = try XCTUnwrap(CGContext(size: CGSize(width: 10, height: 10), scale: 2))
    XCTAssertNil(context.path)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.addPath(path)

    XCTAssertEqual(context.path?.boundingBox, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertTrue(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
    XCTAssertFalse(context.pathContains(CGPoint(x: 2.6, y: 4), mode: .stroke))
    context.fillPath()
    XCTAssertTrue(context.isPathEmpty)
  }

  func testATransformThatFlattensThePlaneHidesWhatFollows() throws {
    let image = try drawing(20, 20) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 2, width: 10, height: 4))
    }

    XCTAssertEqual(image.ink, CGRect(x: 5, y: 2, width: 10, height: 4))
  }

  func testCallsWithoutTheirCounterpartsAreReportedAndIgnored() throws {
    let log = WarningLog()
    let image = try drawing(20, 20) { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.setLineDash(phase: 0, lengths: [0, 0])
      context.fill(CGRect(x: 5, y: 2, width: 10, height: 4))
    }

    XCTAssertEqual(image.ink, CGRect(x: 5, y: 2, width: 10, height: 4))
    XCTAssertEqual(log.messages.count, 3, "\(log.messages)")
  }
}
