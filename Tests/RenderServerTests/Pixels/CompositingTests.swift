// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class CompositingTests: PixelTestCase {
  func testBackgroundsFillTheirFrames() {
    let tree = LayerTree(size: CGSize(width: 40, height: 30))
    tree.add(CGRect(x: 10, y: 5, width: 20, height: 10), color: .red)

    let image = render(tree, 40, 30)

    for (x, y) in [(9, 5), (10, 4), (30, 14), (29, 15), (0, 0)] { assertPixel(image, x, y, .white) }
    for (x, y) in [(10, 5), (29, 5), (10, 14), (29, 14)] { assertPixel(image, x, y, .red) }
  }

  func testUncoveredPixelsAreBlackOnAnOpaqueSurfaceAndClearOnOneWithAlpha() {
    let tree = LayerTree(size: CGSize(width: 10, height: 10), color: nil)
    let opaque = surface(20, 20)
    let clear = surface(20, 20, hasAlpha: true)
    for surface in [opaque, clear] { surface.commit(tree.commit()) }

    assertPixel(opaque.renderFrame(at: 0), 15, 15, .black)
    assertPixel(clear.renderFrame(at: 0), 15, 15, Pixel(0, 0, 0, alpha: 0))
  }

  func testLaterSublayersAreAboveEarlierOnesUnlessZPositionsDiffer() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red) { $0.zPosition = 1 }
    tree.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .green)
    tree.add(CGRect(x: 15, y: 15, width: 20, height: 20), color: .blue)

    let image = render(tree, 40, 40)

    assertPixel(image, 12, 12, .red)
    assertPixel(image, 17, 17, .red)
    assertPixel(image, 22, 12, .green)
    assertPixel(image, 22, 22, .blue)
  }

  func testAlphaOfAColorAndOpacityOfALayerMultiply() {
    let tree = LayerTree(size: CGSize(width: 10, height: 10))
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: CGColor.red.copy(alpha: 0.5)) { $0.opacity = 0.5 }

    assertPixel(render(tree, 10, 10), 5, 5, Pixel.red.over(.white, opacity: 0.25), within: 1)
  }

  func testOpacityFadesALayerAndItsSublayersAsAGroup() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    let group = tree.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .red) { $0.opacity = 0.5 }
    tree.add(CGRect(x: 10, y: 10, width: 30, height: 30), color: .green, to: group)

    let image = render(tree, 40, 40)

    assertPixel(image, 5, 5, Pixel.red.over(.white, opacity: 0.5), within: 1)
    // The red below does not show through.
    assertPixel(image, 20, 20, Pixel.green.over(.white, opacity: 0.5), within: 1)
    assertPixel(image, 35, 35, Pixel.green.over(.white, opacity: 0.5), within: 1)
  }

  func testNestedOpacitiesMultiply() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40), color: .black)
    let outer = tree.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .white) { $0.opacity = 0.5 }
    let inner = tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black, to: outer) { $0.opacity = 0.5 }
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red, to: inner)

    let image = render(tree, 40, 40)

    assertPixel(image, 25, 25, Pixel.white.over(.black, opacity: 0.5), within: 1)
    assertPixel(image, 15, 15, Pixel.black.over(.white, opacity: 0.5).over(.black, opacity: 0.5), within: 1)
    assertPixel(image, 5, 5, Pixel.red.over(.white, opacity: 0.5).over(.black, opacity: 0.5), within: 1)
  }

  func testHiddenAndTransparentLayersAreNotDrawnWithTheirSublayers() {
    let tree = LayerTree(size: CGSize(width: 10, height: 10))
    let hidden = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red) { $0.isHidden = true }
    let clear = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red) { $0.opacity = 0 }
    for layer in [hidden, clear] { tree.add(CGRect(x: 0, y: 0, width: 5, height: 5), color: .red, to: layer) }

    assertPixel(render(tree, 10, 10), 2, 2, .white)
  }

  func testSublayersAreClippedOnlyIfTheLayerMasksToItsBounds() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    let open = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let clipping = tree.add(CGRect(x: 20, y: 20, width: 10, height: 10)) { $0.masksToBounds = true }
    for layer in [open, clipping] { tree.add(CGRect(x: 5, y: 5, width: 10, height: 10), color: .red, to: layer) }

    let image = render(tree, 40, 40)

    assertPixel(image, 14, 14, .red)
    assertPixel(image, 29, 29, .red)
    assertPixel(image, 30, 30, .white)
  }

  func testBoundsOriginScrollsSublayers() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    let scroll = tree.add(CGRect(x: 10, y: 10, width: 20, height: 20)) { $0.bounds.origin = CGPoint(x: 3, y: 7) }
    tree.add(CGRect(x: 3, y: 7, width: 5, height: 5), color: .red, to: scroll)

    let image = render(tree, 40, 40)

    assertPixel(image, 10, 10, .red)
    assertPixel(image, 14, 14, .red)
    assertPixel(image, 15, 15, .white)
    assertPixel(image, 9, 10, .white)
  }

  func testEdgesThatTouchInPointsTouchInPixels() {
    let tree = LayerTree(size: CGSize(width: 30, height: 30))
    tree.add(CGRect(x: 0, y: 0, width: 5, height: 5), color: .red)
    tree.add(CGRect(x: 5, y: 0, width: 5, height: 5), color: .green)

    let image = render(tree, 45, 45, scale: 1.5)

    assertPixel(image, 7, 0, .red)
    assertPixel(image, 8, 0, .green)
    assertPixel(image, 14, 7, .green)
    assertPixel(image, 15, 7, .white)
    assertPixel(image, 7, 8, .white)
  }

  func testSurfaceIsDrawnAtAnySizeFromOnePixel() {
    let tree = LayerTree(size: CGSize(width: 10, height: 10), color: .red)
    let surface = surface(1, 1)
    surface.commit(tree.commit())
    assertPixel(surface.renderFrame(at: 0), 0, 0, .red)

    surface.resize(pixelSize: PixelSize(width: 12, height: 7), scale: 1)
    let image = surface.renderFrame(at: 0)

    XCTAssertEqual(image.width, 12)
    XCTAssertEqual(image.height, 7)
    assertPixel(image, 9, 6, .red)
    assertPixel(image, 10, 6, .black)
  }

  func testWhatIsBelowAnOpaqueLayerIsDrawnAroundIt() {
    let tree = LayerTree(size: CGSize(width: 400, height: 300), color: .red)
    tree.add(CGRect(x: 0, y: 0, width: 400, height: 300), color: CGColor.black.copy(alpha: 0.5))
    tree.add(CGRect(x: 50, y: 40, width: 300, height: 200), color: .green)
    tree.add(CGRect(x: 340, y: 230, width: 20, height: 20), color: CGColor.black.copy(alpha: 0.5))

    let image = render(tree, 400, 300)

    let dimmed = Pixel.black.over(.red, opacity: 0.5)
    for (x, y) in [(0, 0), (49, 150), (350, 150), (200, 39), (200, 240), (399, 299)] {
      assertPixel(image, x, y, dimmed, within: 1)
    }
    for (x, y) in [(50, 40), (349, 40), (50, 239), (200, 150)] { assertPixel(image, x, y, .green) }
    assertPixel(image, 345, 235, .black.over(.green, opacity: 0.5), within: 1)
    assertPixel(image, 355, 245, .black.over(dimmed, opacity: 0.5), within: 1)
  }
}
