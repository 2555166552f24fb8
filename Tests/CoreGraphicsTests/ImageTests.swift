// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import XCTest

@testable import CoreGraphics

final class ImageTests: XCTestCase {
  /// Returns an image with red, green, blue and half-transparent white quarters.
  private func quarters(side: Int = 2) throws -> CGImage {
    try drawing(2 * side, 2 * side) { context in
      let colors: [CGColor] = [.red, .green, .blue, CGColor(gray: 1, alpha: 0.5)]
      for (index, color) in colors.enumerated() {
        context.setFillColor(color)
        context.fill(CGRect(x: index % 2 * side, y: index / 2 * side, width: side, height: side))
      }
    }
  }

  func testEncodingAndDecodingPNGKeepsThePixels() throws {
    let image = try quarters()
    let copy = try CGImage(data: image.pngData())

    XCTAssertEqual(copy.width, 4)
    XCTAssertEqual(copy.pixels, image.pixels)
    XCTAssertFalse(copy.isOpaque)
    XCTAssertEqual(try image.pngData(), try copy.pngData())
  }

  func testAnOpaqueImageStaysOpaqueThroughPNG() throws {
    let context = try XCTUnwrap(CGContext(size: CGSize(width: 3, height: 3), scale: 1, isOpaque: true))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
    let image = try XCTUnwrap(context.makeImage())
    let copy = try CGImage(data: image.pngData())

    XCTAssertTrue(image.isOpaque)
    XCTAssertTrue(copy.isOpaque)
    XCTAssertEqual([copy.pixel(0, 0), copy.pixel(2, 2)], [.red, .black])
  }

  func testPixelsThatWereGivenBackAreDecodedAgain() throws {
    let drawn = try quarters(side: 40)
    let image = try CGImage(data: drawn.pngData())

    image.discardPixels()
    XCTAssertFalse(image.holdsPixels)

    XCTAssertEqual(image.pixels, drawn.pixels)
    XCTAssertTrue(image.holdsPixels)
  }

  func testPixelsAreKeptIfTheyWereDrawnOrIfTheirFileIsHardlySmaller() throws {
    let drawn = try quarters(side: 40)
    let small = try CGImage(data: quarters(side: 1).pngData())

    for image in [drawn, small] {
      image.discardPixels()
      XCTAssertTrue(image.holdsPixels)
    }
  }

  func testAFileThatCannotBeDecodedAgainGivesClearPixelsAndAWarning() throws {
    let log = WarningLog()

    XCTAssertEqual(EncodedImage(Data("nothing".utf8)).decodePixels(byteCount: 8), [UInt8](repeating: 0, count: 8))
    XCTAssertEqual(try EncodedImage(quarters().pngData()).decodePixels(byteCount: 4).count, 4)

    XCTAssertEqual(log.messages.count, 2)
    XCTAssertTrue(log.messages.allSatisfy { $0.contains("blank") }, "\(log.messages)")
  }

  func testDataThatIsNotAnImageIsRefusedWithAReason() {
    XCTAssertThrowsError(try CGImage(data: Data())) { XCTAssertTrue("\($0)".contains("no bytes")) }
    XCTAssertThrowsError(try CGImage(data: Data("certainly not an image".utf8))) { error in
      guard case ImageError.undecodable = error else { return XCTFail("\(error)") }
    }
    XCTAssertThrowsError(try CGImage(contentsOf: URL(fileURLWithPath: "/nowhere/picture.png"))) { error in
      XCTAssertTrue("\(error)".contains("/nowhere/picture.png"))
    }
  }

  func testATruncatedPNGIsRefused() throws {
    let data = try quarters().pngData()

    XCTAssertThrowsError(try CGImage(data: data.prefix(40)))
  }

  func testCroppingReturnsThePartInTheRectangle() throws {
    let image = try quarters()
    let part = try XCTUnwrap(image.cropping(to: CGRect(x: 2, y: 0, width: 10, height: 2)))

    XCTAssertEqual([part.width, part.height], [2, 2])
    XCTAssertEqual(part.pixel(1, 1), .green)
    XCTAssertNil(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)))
  }

  func testImagesAreDrawnUprightAndStretched() throws {
    let source = try quarters()
    let image = try drawing(20, 20) { context in
      context.interpolationQuality = .none
      context.draw(source, in: CGRect(x: 2, y: 2, width: 16, height: 16))
    }

    XCTAssertEqual(image.ink, CGRect(x: 2, y: 2, width: 16, height: 16))
    XCTAssertEqual([image.pixel(3, 3), image.pixel(16, 3), image.pixel(3, 16)], [.red, .green, .blue])
    assertEqual(image.pixel(16, 16), Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }

  func testSmoothScalingDoesNotBleedOutside() throws {
    let source = try quarters()
    let image = try drawing(40, 40) { context in
      context.draw(source, in: CGRect(x: 4, y: 4, width: 32, height: 32))
    }

    XCTAssertEqual(image.ink, CGRect(x: 4, y: 4, width: 32, height: 32))
    XCTAssertEqual(image.pixel(4, 4), .red)
  }

  func testTilingFillsTheClip() throws {
    let source = try quarters()
    let image = try drawing(12, 12) { context in
      context.draw(source, in: CGRect(x: 4, y: 4, width: 4, height: 4), byTiling: true)
    }

    XCTAssertEqual([image.pixel(0, 0), image.pixel(4, 4), image.pixel(8, 8)], [.red, .red, .red])
    XCTAssertEqual(image.pixel(10, 1), .green)
  }

  func testATemplateIsDrawnInAColourThroughItsAlpha() throws {
    let source = try quarters()
    let image = try drawing(4, 4) { context in
      context.fill(.blue, throughAlphaOf: source, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    XCTAssertEqual(image.pixel(0, 0), .blue)
    assertEqual(image.pixel(3, 3), Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }
}
