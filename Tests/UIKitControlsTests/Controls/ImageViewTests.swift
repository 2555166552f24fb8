// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class ImageViewTests: UIKitTestCase {
  /// Returns a red image of 20 × 10 points. If `isHalf` is `true`, only its left half is opaque.
  private func image(isHalf: Bool = false) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: .onePixel).image { renderer in
      UIColor.red.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: isHalf ? 10 : 20, height: 10))
    }
  }

  private func host(_ view: UIImageView, scale: CGFloat = 1) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 200, height: 200), scale: scale)
    host.window.addSubview(view)
    host.flush()
    return host
  }

  func testAnImageViewUsesABitmapAsItsLayersContents() async throws {
    let image = image()
    let view = UIImageView(image: image)
    let host = host(view, scale: 2)

    XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 10))
    XCTAssertTrue(view.layer.contents as? CGImage === image.cgImage)
    XCTAssertEqual(view.layer.contentsScale, 1)
    XCTAssertFalse(view.isUserInteractionEnabled)
    host.window.close()
  }

  func testTheContentModeDeterminesTheFrameOfABitmap() async throws {
    let view = UIImageView(image: image())
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let host = host(view)

    XCTAssertEqual(try Picture(view.layer).ink, CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .scaleAspectFit
    XCTAssertEqual(try Picture(view.layer).ink, CGRect(x: 0, y: 10, width: 40, height: 20))
    view.contentMode = .center
    XCTAssertEqual(try Picture(view.layer).ink, CGRect(x: 10, y: 15, width: 20, height: 10))
    view.contentMode = .bottomRight
    XCTAssertEqual(try Picture(view.layer).ink, CGRect(x: 20, y: 30, width: 20, height: 10))
    host.window.close()
  }

  func testATemplateImageHasTheCurrentTintColour() async throws {
    let view = UIImageView(image: image(isHalf: true).withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    let host = host(view)

    XCTAssertEqual(try Picture(view.layer)[5, 5], 0xff00_00ff)
    XCTAssertEqual(try Picture(view.layer)[15, 5], 0)
    view.tintColor = .green
    host.flush()
    XCTAssertEqual(try Picture(view.layer)[5, 5], 0xff00_ff00)

    view.image = image()
    host.flush()
    XCTAssertEqual(try Picture(view.layer)[5, 5], 0xffff_0000)
    host.window.close()
  }

  func testATemplateImageWithADynamicTintFollowsTheInterfaceStyle() async throws {
    let view = UIImageView(image: image().withRenderingMode(.alwaysTemplate))
    view.tintColor = .label
    let host = host(view)
    XCTAssertEqual(try Picture(view.layer)[5, 5], 0xff00_0000)

    host.appearance.style = .dark

    XCTAssertEqual(try Picture(view.layer)[5, 5], 0xffff_ffff)
    host.window.close()
  }

  func testASymbolIsScaledToTheSizeOfItsImageView() async throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let host = host(view)

    let ink = try Picture(view.layer).ink
    XCTAssertEqual(ink.midX, 50, accuracy: 1)
    XCTAssertEqual(ink.midY, 30, accuracy: 1)
    XCTAssertGreaterThan(ink.height, 40)
    view.frame.size = CGSize(width: 20, height: 20)
    host.flush()
    XCTAssertLessThanOrEqual(try Picture(view.layer).ink.height, 20)
    host.window.close()
  }

  func testMovingAnImageViewDoesNotRedrawItsSymbol() async throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let host = host(view)
    let contents = try XCTUnwrap(view.layer.state.contents)

    view.center.x += 10
    view.setNeedsLayout()
    host.flush()

    XCTAssertEqual(view.layer.state.contents, contents)
    host.window.close()
  }

  func testAHighlightedImageViewShowsItsHighlightedImage() async throws {
    let (normal, pressed) = (image(), image(isHalf: true))
    let view = UIImageView(image: normal, highlightedImage: pressed)

    view.isHighlighted = true
    XCTAssertTrue(view.layer.contents as? CGImage === pressed.cgImage)
    view.isHighlighted = false
    XCTAssertTrue(view.layer.contents as? CGImage === normal.cgImage)
    view.image = nil
    XCTAssertNil(view.layer.contents)
    XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
  }

  func testAResizableImageDoesNotStretchItsCorners() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: .onePixel).image { renderer in
      UIColor.red.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      UIColor.blue.setFill()
      renderer.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let host = host(view)

    let picture = try Picture(view.layer)
    XCTAssertEqual(picture[2, 2], 0xffff_0000)
    XCTAssertEqual(picture[4, 4], 0xff00_00ff)
    XCTAssertEqual(picture[35, 25], 0xff00_00ff)
    XCTAssertEqual(picture[37, 27], 0xffff_0000)
    host.window.close()
  }

  func testImagesAreShownInTurn() async {
    let images = [UIColor.red, .green, .blue].map { color in
      let size = CGSize(width: 4, height: 4)
      return UIGraphicsImageRenderer(size: size, format: .onePixel).image { renderer in
        color.setFill()
        renderer.fill(CGRect(origin: .zero, size: size))
      }
    }
    let view = UIImageView(image: images[2])
    let host = host(view)
    view.startAnimating()
    XCTAssertFalse(view.isAnimating)

    view.animationImages = images
    XCTAssertEqual(view.animationDuration, 0.1, accuracy: 1e-9)
    view.animationDuration = 3
    view.animationRepeatCount = 2
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    for (index, pause) in zip([0, 1, 2, 0], [0.5, 1, 1, 1]) {
      host.advance(by: pause)
      XCTAssertTrue(view.layer.presentation()?.contents as? CGImage === images[index].cgImage)
    }
    host.advance(by: 4)
    XCTAssertFalse(view.isAnimating)
    XCTAssertTrue(view.layer.contents as? CGImage === images[2].cgImage)
    host.window.close()
  }
}
