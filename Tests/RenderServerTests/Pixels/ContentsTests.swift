// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

@testable import RenderServer

final class ContentsTests: PixelTestCase {
  /// Red above green above blue above white, in four rows of 4 × 1 pixels.
  private let stripes = CGImage.make(4, 4) { _, y in [.red, .green, .blue, .white][y] }

  private func show(
    _ contents: LayerContents, in frame: CGRect, _ configure: (inout LayerState) -> Void = { _ in }
  ) -> CGImage {
    let tree = LayerTree(size: CGSize(width: 40, height: 40), color: .black)
    tree.add(frame) {
      $0.contents = contents
      configure(&$0)
    }
    return render(tree, 40, 40)
  }

  func testImageOfTheLayersSizeIsCopiedPixelByPixel() {
    let image = CGImage.make(20, 10) { x, y in Pixel(x * 12, y * 25, (x + y) * 8) }

    let shown = show(.image(image), in: CGRect(x: 7, y: 3, width: 20, height: 10))

    for y in 0..<10 { for x in 0..<20 { assertPixel(shown, 7 + x, 3 + y, image[x, y]) } }
    assertPixel(shown, 6, 3, .black)
    assertPixel(shown, 27, 3, .black)
  }

  func testTheFirstFrameGivesThePixelsOfADecodedImageBack() throws {
    let image = try CGImage(data: CGImage.make(20, 20) { x, _ in x < 10 ? .red : .blue }.pngData())
    XCTAssertTrue(image.holdsPixels)

    for frame in 1...2 {
      let shown = show(.image(image), in: CGRect(x: 0, y: 0, width: 20, height: 20))

      assertPixel(shown, 9, 5, .red)
      assertPixel(shown, 10, 5, .blue)
      XCTAssertFalse(image.holdsPixels, "frame \(frame)")
    }
  }

  func testImageWithAlphaIsBlended() {
    let image = CGImage.make(10, 10, isOpaque: false) { _, _ in Pixel(128, 0, 0, alpha: 128) }

    let shown = show(.image(image), in: CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.backgroundColor = .white }

    assertPixel(shown, 5, 5, Pixel(255, 127, 127), within: 1)
  }

  func testResizeGravityStretchesContents() {
    let shown = show(.image(stripes), in: CGRect(x: 0, y: 0, width: 40, height: 40))

    for (row, color) in [Pixel.red, .green, .blue, .white].enumerated() {
      assertPixel(shown, 20, row * 10 + 4, color, within: 26)
    }
    assertPixel(shown, 0, 0, .red)
    assertPixel(shown, 39, 39, .white)
  }

  func testGravitiesAlignContentsWithEdges() {
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    let corners: [(ContentsGravity, Int, Int)] = [
      (.topLeft, 10, 10), (.top, 18, 10), (.topRight, 26, 10), (.left, 10, 18), (.center, 18, 18), (.right, 26, 18),
      (.bottomLeft, 10, 26), (.bottom, 18, 26), (.bottomRight, 26, 26),
    ]
    for (gravity, x, y) in corners {
      let shown = show(.image(stripes), in: frame) { $0.contentsLayout.gravity = gravity }
      assertPixel(shown, x, y, .red)
      assertPixel(shown, x + 3, y + 3, .white)
      assertPixel(shown, x - 1, y, .black)
      assertPixel(shown, x + 4, y, .black)
    }
  }

  func testAspectFitStaysInsideAndAspectFillIsClippedOnlyByMasking() {
    let wide = CGImage.make(20, 10) { _, _ in .red }
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    let fit = show(.image(wide), in: frame) { $0.contentsLayout.gravity = .resizeAspect }
    assertPixel(fit, 10, 15, .red)
    assertPixel(fit, 29, 24, .red)
    assertPixel(fit, 20, 14, .black)
    assertPixel(fit, 20, 25, .black)

    let fill = show(.image(wide), in: frame) { $0.contentsLayout.gravity = .resizeAspectFill }
    assertPixel(fill, 1, 20, .red)
    assertPixel(fill, 38, 20, .red)
    let clipped = show(.image(wide), in: frame) {
      $0.contentsLayout.gravity = .resizeAspectFill
      $0.masksToBounds = true
    }
    assertPixel(clipped, 9, 20, .black)
    assertPixel(clipped, 10, 20, .red)
  }

  func testContentsScaleMakesPixelsSmallerThanPoints() {
    let tree = LayerTree(size: CGSize(width: 20, height: 20), color: .black)
    tree.add(CGRect(x: 0, y: 0, width: 20, height: 20)) {
      $0.contents = .image(stripes)
      $0.contentsLayout.gravity = .topLeft
      $0.contentsLayout.scale = 2
    }

    let shown = render(tree, 40, 40, scale: 2)

    assertPixel(shown, 0, 0, .red)
    assertPixel(shown, 3, 3, .white)
    assertPixel(shown, 4, 4, .black)
  }

  func testContentsRectShowsAPartOfTheContents() {
    let shown = show(.image(stripes), in: CGRect(x: 0, y: 0, width: 4, height: 2)) {
      $0.contentsLayout.rect = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
    }

    assertPixel(shown, 1, 0, .green)
    assertPixel(shown, 1, 1, .blue)
  }

  func testContentsCenterStretchesOnlyTheMiddle() {
    let frame = CGImage.make(6, 6) { x, y in
      (2..<4).contains(x) && (2..<4).contains(y) ? .white : x < 2 || x >= 4 ? .red : .blue
    }

    let shown = show(.image(frame), in: CGRect(x: 0, y: 0, width: 30, height: 30)) {
      $0.contentsLayout.center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }

    assertPixel(shown, 0, 15, .red)
    assertPixel(shown, 29, 15, .red)
    assertPixel(shown, 15, 0, .blue)
    assertPixel(shown, 15, 29, .blue)
    assertPixel(shown, 15, 15, .white)
    // The corners keep their size. Next to them, filtering mixes colours.
    assertPixel(shown, 1, 1, .red)
    assertPixel(shown, 10, 15, .white)
  }

  func testLargeImageIsScaledToTheMeanOfItsPixels() {
    let checks = CGImage.make(64, 64) { x, y in (x + y) % 2 == 0 ? .black : .white }

    let shown = show(.image(checks), in: CGRect(x: 0, y: 0, width: 16, height: 16))

    for (x, y) in [(2, 2), (8, 8), (13, 5)] { assertPixel(shown, x, y, Pixel(128, 128, 128), within: 2) }
  }

  func testRecordingIsSharpAtTheSurfacesScaleWhicheverScaleItWasRecordedAt() {
    for scale: CGFloat in [1, 2, 3] {
      let recording = DrawingRecording.record(size: CGSize(width: 10, height: 10), scale: scale) { context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 2.5, y: 0, width: 5, height: 10))
      }
      let tree = LayerTree(size: CGSize(width: 20, height: 20))
      tree.add(CGRect(x: 5, y: 5, width: 10, height: 10)) { $0.contents = .recording(recording) }

      let shown = render(tree, 40, 40, scale: 2)

      assertPixel(shown, 14, 20, .white, within: scale == 3 ? 8 : 0)
      assertPixel(shown, 15, 20, .red, within: scale == 3 ? 8 : 0)
      assertPixel(shown, 24, 20, .red, within: scale == 3 ? 8 : 0)
      assertPixel(shown, 25, 20, .white, within: scale == 3 ? 8 : 0)
    }
  }

  /// A height of 10.4 pixels is rounded to 10 or 11, depending on the position.
  func testTheDrawingOfALayerIsCroppedToTheRoundedFrameAndNotStretched() {
    for y: CGFloat in [5, 5.2, 5.4] {
      let recording = DrawingRecording.record(size: CGSize(width: 10, height: 10.4), scale: 1) { context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10.4))
        context.setFillColor(.black)
        for row in stride(from: 0, to: 10, by: 2) { context.fill(CGRect(x: 0, y: row, width: 10, height: 1)) }
      }
      let tree = LayerTree(size: CGSize(width: 20, height: 20))
      tree.add(CGRect(x: 5, y: y, width: 10, height: 10.4)) { $0.contents = .recording(recording) }

      let shown = render(tree, 20, 20)

      for row in 0..<10 { assertPixel(shown, 10, 5 + row, row % 2 == 0 ? .black : .red) }
      if y == 5 { assertPixel(shown, 10, 15, .white) }
    }
  }

  func testShapeIsAlsoFilledAndStrokedOutsideItsBounds() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 10, y: 10, width: 10, height: 10)) {
      var shape = ShapeState()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      shape.fillColor = .green
      shape.strokeColor = .red
      shape.lineWidth = 4
      $0.shape = shape
    }

    let shown = render(tree, 40, 40)

    assertPixel(shown, 20, 20, .green)
    for x in 8..<12 { assertPixel(shown, x, 20, .red) }
    for x in 28..<32 { assertPixel(shown, x, 20, .red) }
    assertPixel(shown, 7, 20, .white)
    assertPixel(shown, 32, 20, .white)
  }

  func testStrokeStartAndEndLimitTheStrokeByLength() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 0, y: 0, width: 40, height: 40)) {
      var shape = ShapeState()
      shape.path = path
      shape.strokeColor = .red
      shape.lineWidth = 2
      shape.strokeStart = 0.25
      shape.strokeEnd = 0.75
      $0.shape = shape
    }

    let shown = render(tree, 40, 40)

    assertPixel(shown, 9, 10, .white)
    assertPixel(shown, 10, 10, .red)
    assertPixel(shown, 29, 9, .red)
    assertPixel(shown, 30, 9, .white)
  }

  func testAxialGradientChangesEvenlyFromColorToColor() {
    let tree = LayerTree(size: CGSize(width: 10, height: 100))
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 100)) {
      var gradient = GradientState()
      gradient.colors = [.black, .white]
      $0.gradient = gradient
    }

    let shown = render(tree, 10, 100)

    for y in stride(from: 0, to: 100, by: 7) {
      let grey = Int((255 * (Double(y) + 0.5) / 100).rounded())
      assertPixel(shown, 5, y, Pixel(grey, grey, grey), within: 2)
    }
  }

  /// At a third of its opacity, the shade of a page has 61 steps on 800 pixels.
  func testAWeakTranslucentGradientHasNoBands() {
    let tree = LayerTree(size: CGSize(width: 800, height: 8))
    tree.add(CGRect(x: 0, y: 0, width: 800, height: 8)) {
      var gradient = GradientState()
      gradient.colors = [
        CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 0.2),
      ]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      $0.gradient = gradient
      $0.opacity = 0.3
    }

    let shown = render(tree, 800, 8)

    // Without the pattern, all rows are alike.
    let columns = (0..<800).count { x in
      Set((0..<8).map { y in shown.pixels[y * shown.bytesPerRow + 4 * x] }).count > 1
    }
    XCTAssertGreaterThan(columns, 500)
  }

  func testPixelatedContentsKeepTheEdgesOfTheirPixels() {
    let shown = show(.image(stripes), in: CGRect(x: 0, y: 0, width: 40, height: 40)) {
      $0.contentsLayout.isPixelated = true
    }

    for y in 0..<40 { assertPixel(shown, 20, y, [.red, .green, .blue, .white][y / 10]) }
  }
}
