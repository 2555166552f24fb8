// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class ShadowTests: PixelTestCase {
  /// Returns the Gaussian blur of a half plane, `distance` pixels outside its edge.
  private func edge(_ distance: Double, sigma: Double) -> Double { erfc(distance / (sigma * 2.0.squareRoot())) / 2 }

  /// Returns the value of a blurred box at the middle of a pixel.
  private func box(_ x: Int, _ y: Int, _ frame: CGRect, sigma: Double) -> Double {
    func along(_ position: Double, _ low: Double, _ high: Double) -> Double {
      edge(low - position, sigma: sigma) - edge(high - position, sigma: sigma)
    }
    return along(Double(x) + 0.5, frame.minX, frame.maxX) * along(Double(y) + 0.5, frame.minY, frame.maxY)
  }

  private func shadow(_ state: inout LayerState, radius: CGFloat, opacity: CGFloat = 1, offset: CGSize = .zero) {
    state.shadow.opacity = opacity
    state.shadow.radius = radius
    state.shadow.offset = offset
  }

  func testShadowIsTheLayersShapeBlurredAndOffset() {
    let tree = LayerTree(size: CGSize(width: 140, height: 120))
    let frame = CGRect(x: 40, y: 30, width: 60, height: 50)
    tree.add(frame, color: .red) { shadow(&$0, radius: 6, opacity: 0.8, offset: CGSize(width: 3, height: 5)) }

    let image = render(tree, 140, 120)

    let cast = frame.offsetBy(dx: 3, dy: 5)
    for y in stride(from: 10, to: 110, by: 4) {
      for x in stride(from: 15, to: 125, by: 4) {
        if frame.contains(CGPoint(x: x, y: y)) {
          assertPixel(image, x, y, .red)
        } else {
          let expected = Pixel.black.over(.white, opacity: 0.8 * box(x, y, cast, sigma: 6))
          assertPixel(image, x, y, expected, within: 4)
        }
      }
    }
  }

  func testShadowOfASmallLayerIsBlurredExactly() {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    let frame = CGRect(x: 25, y: 25, width: 10, height: 8)
    tree.add(frame, color: .white) { shadow(&$0, radius: 5) }

    let image = render(tree, 60, 60)

    for (x, y) in [(20, 28), (40, 30), (30, 20), (22, 22)] {
      assertPixel(image, x, y, Pixel.black.over(.white, opacity: box(x, y, frame, sigma: 5)), within: 4)
    }
  }

  func testNineSlicesJoinWithoutASeam() {
    let tree = LayerTree(size: CGSize(width: 200, height: 160))
    tree.add(CGRect(x: 50, y: 50, width: 100, height: 60)) {
      $0.shadow.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
      shadow(&$0, radius: 8)
    }

    let image = render(tree, 200, 160)

    // Along the middle lines, nothing changes between the corners.
    for x in 76...124 { assertPixel(image, x, 40, image[100, 40]) }
    for y in 76...84 { assertPixel(image, 40, y, image[40, 80], within: 1) }
    assertPixel(image, 100, 80, .black, within: 2)
  }

  func testShadowDoesNotShowThroughAFadedLayer() {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    tree.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: .red) {
      shadow(&$0, radius: 3)
      $0.opacity = 0.5
    }

    assertPixel(render(tree, 60, 60), 30, 30, Pixel.red.over(.white, opacity: 0.5), within: 1)
  }

  func testLayerThatMasksToItsBoundsCastsNoShadow() {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    tree.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: .red) {
      shadow(&$0, radius: 3)
      $0.masksToBounds = true
    }

    assertPixel(render(tree, 60, 60), 18, 30, .white)
  }

  func testWithoutABackgroundTheContentsCastTheShadow() {
    let image = CGImage.make(20, 20, isOpaque: false) { x, _ in
      x < 10 ? Pixel(0, 0, 255, alpha: 255) : Pixel(0, 0, 0, alpha: 0)
    }
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    tree.add(CGRect(x: 20, y: 20, width: 20, height: 20)) {
      $0.contents = .image(image)
      shadow(&$0, radius: 2)
    }

    let shown = render(tree, 60, 60)

    let frame = CGRect(x: 20, y: 20, width: 10, height: 20)
    for x in [16, 18, 31, 33] {
      assertPixel(shown, x, 30, Pixel.black.over(.white, opacity: box(x, 30, frame, sigma: 2)), within: 6)
    }
    assertPixel(shown, 38, 30, .white)
  }

  func testEdgeOfAnyLengthIsTheSameAllAlongWhenItIsDrawnAgain() throws {
    let tree = LayerTree(size: CGSize(width: 120, height: 900))
    let layer = tree.add(CGRect(x: 40, y: 40, width: 40, height: 820), color: .red) { shadow(&$0, radius: 6) }
    let surface = surface(120, 900)
    surface.commit(tree.commit())
    let first = surface.renderFrame(at: 0)

    tree.set(layer) { $0.position.x += 1 }
    surface.commit(tree.commit())
    let second = surface.renderFrame(at: 1)

    for y in [100, 256, 300, 511, 520, 780] {
      for x in 25..<40 {
        XCTAssertEqual(first[x, y], first[x, 90], "(\(x), \(y))")
        XCTAssertEqual(second[x + 1, y], first[x, 90], "(\(x), \(y))")
      }
    }
  }

  func testStripIsMadeForAnEdgeThatIsDrawnAgainAndForALongerOne() throws {
    let connection = try X11.Connection()
    let pattern = Picture(Pixmap(connection: connection, size: PixelSize(width: 1, height: 9), depth: 8))
    let edge = ShadowEdge(.horizontal, pattern: pattern, thickness: 9)

    XCTAssertTrue(edge.mask(length: 300) === pattern)
    let mask = edge.mask(length: 300)

    XCTAssertTrue(edge.mask(length: 20) === mask)
    XCTAssertTrue(edge.mask(length: 400) === mask)
    XCTAssertEqual(try XCTUnwrap(mask.pixmap).size, PixelSize(width: 1024, height: 9))
    XCTAssertFalse(edge.mask(length: 1100) === mask)
  }
}
