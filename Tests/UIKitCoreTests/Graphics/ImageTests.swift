// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

@MainActor
final class ImageTests: UIKitTestCase {
  private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { renderer in
      color.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  func testARendererDrawsAtItsScaleIntoTheCurrentContext() async throws {
    let image = square(.red, side: 5, scale: 2)

    XCTAssertEqual(image.size, CGSize(width: 5, height: 5))
    XCTAssertEqual(image.scale, 2)
    XCTAssertEqual(image.cgImage?.width, 10)
    XCTAssertEqual(try Picture(image).colors, [0xffff_0000])
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testRendererDrawsThePartOfTheSpaceInItsBounds() async throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: .onePixel)
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 12, y: 22, width: 100, height: 100))
    }

    let picture = try Picture(image)
    XCTAssertEqual(picture[1, 1], 0)
    XCTAssertEqual(picture[2, 2], 0xff00_00ff)
  }

  // Semantics: image-orientation.
  func testOrientationTurnsTheDrawnImage() async throws {
    // Two rows of three pixels: red, green, blue; white, grey, black.
    let colors: [UIColor] = [.red, .green, .blue, .white, .gray, .black]
    let bitmap = try XCTUnwrap(
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: .onePixel).image { renderer in
        for (index, color) in colors.enumerated() {
          color.setFill()
          renderer.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
        }
      }.cgImage)
    let expected: [(UIImage.Orientation, [Int])] = [
      (.up, [0, 1, 2, 3, 4, 5]), (.down, [5, 4, 3, 2, 1, 0]), (.left, [2, 5, 1, 4, 0, 3]),
      (.right, [3, 0, 4, 1, 5, 2]),
      (.upMirrored, [2, 1, 0, 5, 4, 3]), (.downMirrored, [3, 4, 5, 0, 1, 2]), (.leftMirrored, [0, 3, 1, 4, 2, 5]),
      (.rightMirrored, [5, 2, 4, 1, 3, 0]),
    ]
    let original = try Picture(UIImage(cgImage: bitmap))
    for (orientation, order) in expected {
      let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
      let drawn = UIGraphicsImageRenderer(size: image.size, format: .onePixel).image { _ in image.draw(at: .zero) }
      let picture = try Picture(drawn)
      let columns = order.count / Int(image.size.height)

      XCTAssertEqual(
        image.size,
        [.up, .down, .upMirrored, .downMirrored].contains(orientation)
          ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3))
      for (index, source) in order.enumerated() {
        XCTAssertEqual(
          picture[index % columns, index / columns], original[source % 3, source / 3], "\(orientation), \(index)")
      }
      XCTAssertTrue(image.cgImage === bitmap)
      XCTAssertEqual(image.imageOrientation, orientation)
      XCTAssertEqual(image.withRenderingMode(.alwaysTemplate).imageOrientation, orientation)
      let mirrored = image.withHorizontallyFlippedOrientation()
      let flipped = try Picture(XCTUnwrap(mirrored.shownBitmap))
      XCTAssertEqual(flipped[0, 0], picture[columns - 1, 0], "\(orientation), flipped")
      let view = UIImageView(image: image)
      XCTAssertTrue((view.layer.contents as? CGImage) === image.shownBitmap)
    }
  }

  func testAnOpaquePictureIsBlackWhereNothingIsDrawn() async throws {
    let format = UIGraphicsImageRendererFormat.onePixel
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }

    XCTAssertEqual(try Picture(image).colors.map { $0 & 0xffffff }, [0])
    XCTAssertEqual(image.cgImage?.alphaInfo, .noneSkipFirst)
  }

  func testImageContextsNest() async throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).fill()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()

    XCTAssertEqual(inner.cgImage?.width, 1)
    XCTAssertEqual(outer.cgImage?.width, 8)
    XCTAssertEqual(outer.scale, 2)
    XCTAssertEqual(try Picture(outer)[3, 7], 0xffff_0000)
    XCTAssertEqual(try Picture(outer)[4, 7], 0)
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testEachThreadHasContextsOfItsOwn() async {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }

    let elsewhere = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: UIGraphicsGetCurrentContext() == nil) }
    }

    XCTAssertTrue(elsewhere)
    XCTAssertNotNil(UIGraphicsGetCurrentContext())
  }

  func testImagesAreDrawnWithScaleAndOpacity() async throws {
    let image = square(.red)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: .onePixel).image { _ in
      image.draw(in: CGRect(x: 2, y: 2, width: 8, height: 8))
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5)
    }

    let picture = try Picture(drawn)
    XCTAssertEqual(picture[6, 6], 0xffff_0000)
    XCTAssertEqual(picture[11, 11], 0)
    XCTAssertEqual(picture[1, 1] >> 24, 0x80, accuracy: 1)
  }

  func testATintKeepsTheShape() async throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .onePixel).image { renderer in
      UIColor.red.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }

    let tinted = half.withTintColor(.blue)

    XCTAssertEqual(tinted.renderingMode, .alwaysOriginal)
    XCTAssertEqual(try Picture(tinted)[0, 0], 0xff00_00ff)
    XCTAssertEqual(try Picture(tinted)[3, 0], 0)
  }

  func testPNGRoundTrip() async throws {
    let data = try XCTUnwrap(square(.green).pngData())

    let image = try XCTUnwrap(UIImage(data: data))

    XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
    XCTAssertEqual(try Picture(image).colors, [0xff00_ff00])
    XCTAssertNil(UIImage(data: Data("no picture".utf8)))
  }

  func testFileNameDeterminesTheScale() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("dot@2x.png")
    try XCTUnwrap(square(.green).pngData()).write(to: file)

    XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 2, height: 2))
    XCTAssertNil(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path))
  }

  func testSymbolsAreTemplatesThatGrowWithTheirText() async throws {
    let symbol = try XCTUnwrap(UIImage(systemName: "chevron.left"))
    let large = try XCTUnwrap(symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))

    XCTAssertTrue(symbol.isSymbolImage)
    XCTAssertNil(symbol.cgImage)
    XCTAssertGreaterThan(large.size.height, symbol.size.height)
    XCTAssertNil(UIImage(systemName: "No such symbol"))
    for color in try Picture(symbol.withTintColor(.red)).colors {
      XCTAssertEqual(color & 0xffff, 0)
      XCTAssertEqual(color >> 24, color >> 16 & 0xff)
    }
  }

  func testEverySymbolFitsItsSquareAndSpansHalfOfIt() async throws {
    for name in SymbolTable.symbols.keys {
      let symbol = try XCTUnwrap(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
      let size = symbol.size
      let drawn = UIGraphicsImageRenderer(
        size: CGSize(width: size.width + 20, height: size.height + 20), format: .onePixel
      ).image { _ in symbol.draw(at: CGPoint(x: 10, y: 10)) }

      let ink = try Picture(drawn).ink
      XCTAssertTrue(CGRect(x: 10, y: 10, width: size.width, height: size.height).contains(ink), "\(name): \(ink)")
      XCTAssertGreaterThan(max(ink.width, ink.height), size.width * 0.5, name)
    }
  }

  func testAnEmptyImageHasNoSize() async {
    XCTAssertEqual(UIImage().size, .zero)
    XCTAssertNil(UIImage().cgImage)
  }
}
