// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderTree
import TimingFunctions
import X11
import XCTest

@testable import RenderServer

final class BackdropTests: PixelTestCase {
  /// Adds a layer that blurs what is behind it.
  @discardableResult
  private func addBlur(
    _ frame: CGRect, sigma: CGFloat, to tree: LayerTree, in superlayer: LayerID? = nil,
    _ configure: (inout LayerState) -> Void = { _ in }
  ) -> LayerID {
    tree.add(frame, to: superlayer) {
      $0.compositing.backdropBlur = sigma
      configure(&$0)
    }
  }

  /// A white tree whose right half is black.
  private func makeStep(_ width: Int, _ height: Int) -> LayerTree {
    let tree = LayerTree(size: CGSize(width: width, height: height))
    tree.add(CGRect(x: width / 2, y: 0, width: width / 2, height: height), color: .black)
    return tree
  }

  func testAnEdgeBecomesTheIntegralOfAGaussian() {
    for sigma in [0.7, 2, 5, 10, 20, 31] {
      let tree = makeStep(400, 80)
      addBlur(CGRect(x: 0, y: 0, width: 400, height: 80), sigma: sigma, to: tree)

      let image = render(tree, 400, 80)

      for x in stride(from: 20, to: 380, by: 3) {
        let distance = Double(x) + 0.5 - 200
        let expected = 255 * (1 - 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot()))))
        let found = image[x, 40]
        XCTAssertEqual(Double(found.red), expected, accuracy: 9, "sigma \(sigma), at \(x)")
        XCTAssertEqual(found.red, found.blue)
      }
    }
  }

  func testOneColorStaysAsItIsUpToTheEdges() {
    let tree = LayerTree(size: CGSize(width: 101, height: 67), color: .red)
    addBlur(CGRect(x: 0, y: 0, width: 101, height: 67), sigma: 9, to: tree)

    let image = render(tree, 101, 67)

    for (x, y) in [(0, 0), (100, 0), (0, 66), (100, 66), (50, 33)] { assertPixel(image, x, y, .red, within: 1) }
  }

  func testOnlyTheBoundsAreBlurredAndWhatIsAboveIsNot() {
    let tree = makeStep(100, 100)
    addBlur(CGRect(x: 30, y: 30, width: 40, height: 40), sigma: 4, to: tree)
    tree.add(CGRect(x: 45, y: 45, width: 10, height: 10), color: .red)

    let image = render(tree, 100, 100)

    assertPixel(image, 49, 29, .white)
    assertPixel(image, 50, 70, .black)
    assertPixel(image, 49, 35, Pixel(138, 138, 138), within: 15)
    assertPixel(image, 49, 49, .red)
    assertPixel(image, 44, 49, Pixel(233, 233, 233), within: 15)
  }

  func testRoundedCornersCutTheBlur() {
    let tree = makeStep(100, 100)
    addBlur(CGRect(x: 30, y: 30, width: 40, height: 40), sigma: 6, to: tree) {
      $0.corners.radius = 20
      $0.masksToBounds = true
    }

    let image = render(tree, 100, 100)

    assertPixel(image, 31, 31, .white)
    assertPixel(image, 68, 68, .black)
    assertPixel(image, 49, 50, Pixel(134, 134, 134), within: 15)
  }

  func testAMaskCutsTheBlur() {
    let tree = makeStep(100, 100)
    let blurred = addBlur(CGRect(x: 0, y: 0, width: 100, height: 100), sigma: 6, to: tree)
    let mask = tree.make(CGRect(x: 0, y: 0, width: 100, height: 50), color: .black)
    tree.change(blurred) { $0.mask = mask }

    let image = render(tree, 100, 100)

    assertPixel(image, 49, 25, Pixel(134, 134, 134), within: 15)
    assertPixel(image, 49, 75, .white)
    assertPixel(image, 51, 75, .black)
  }

  func testAFadedBlurIsMixedWithWhatIsBehind() {
    for hasContent in [false, true] {
      let tree = makeStep(100, 100)
      let blurred = addBlur(CGRect(x: 0, y: 0, width: 100, height: 100), sigma: 6, to: tree) { $0.opacity = 0.5 }
      if hasContent {
        // Overlapping content makes the layer fade as a group.
        tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red, to: blurred)
        tree.add(CGRect(x: 10, y: 0, width: 20, height: 20), color: .green, to: blurred)
      }

      let image = render(tree, 100, 100)

      assertPixel(image, 51, 50, Pixel(60, 60, 60), within: 12)
      assertPixel(image, 48, 50, Pixel(199, 199, 199), within: 12)
      if hasContent { assertPixel(image, 5, 5, Pixel.red.over(.white, opacity: 0.5), within: 2) }
    }
  }

  func testABlurInAScaledLayerShowsWhatIsBehindThatLayer() {
    let tree = makeStep(200, 100)
    let card = tree.add(CGRect(x: 50, y: 25, width: 100, height: 50)) {
      $0.transform = CATransform3D(CGAffineTransform(scaleX: 0.5, y: 0.5))
      $0.opacity = 0.999
    }
    addBlur(CGRect(x: 0, y: 0, width: 100, height: 50), sigma: 12, to: tree, in: card) {
      $0.corners.radius = 10
      $0.masksToBounds = true
    }

    let image = render(tree, 200, 100)

    assertPixel(image, 99, 50, Pixel(136, 136, 136), within: 15)
    assertPixel(image, 93, 50, Pixel(220, 220, 220), within: 15)
    assertPixel(image, 107, 50, Pixel(30, 30, 30), within: 15)
    assertPixel(image, 99, 36, .white, within: 2)
    assertPixel(image, 130, 50, .black, within: 2)
  }

  func testTintKeepsOnlyTheAlphaOfTheContent() {
    let tree = LayerTree(size: CGSize(width: 60, height: 20))
    let tinted = tree.add(CGRect(x: 0, y: 0, width: 60, height: 20)) { $0.compositing.tint = .blue }
    tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red, to: tinted)
    tree.add(CGRect(x: 20, y: 0, width: 20, height: 20), color: CGColor.green.copy(alpha: 0.5), to: tinted)

    let image = render(tree, 60, 20)

    assertPixel(image, 10, 10, .blue)
    assertPixel(image, 30, 10, Pixel.blue.over(.white, opacity: 0.5), within: 1)
    assertPixel(image, 50, 10, .white)
  }

  // MARK: Frame after frame

  /// Changes of what is below, of the blur and of what is above it are drawn as if everything were drawn again.
  func testEachFrameIsThatOfAWholeRedraw() {
    let tree = LayerTree(size: CGSize(width: 160, height: 120))
    let below = (0..<6).map { index in
      tree.add(CGRect(x: index * 25, y: 20, width: 22, height: 60), color: [.red, .green, .blue][index % 3])
    }
    let first = addBlur(CGRect(x: 20, y: 30, width: 60, height: 40), sigma: 5, to: tree)
    let second = addBlur(CGRect(x: 60, y: 40, width: 70, height: 50), sigma: 8, to: tree) {
      $0.corners.radius = 12
      $0.masksToBounds = true
    }
    let above = tree.add(CGRect(x: 40, y: 40, width: 10, height: 10), color: .black)
    let cover = tree.add(CGRect(x: 90, y: 50, width: 30, height: 30), color: .white)
    let surface = surface(160, 120)

    for frame in 0..<120 {
      let layers = [first, below[frame % below.count], second, above, cover]
      tree.set(layers[frame % layers.count]) { $0.position.x += CGFloat(frame * 37 % 15 - 7) }
      let commit = tree.commit()
      surface.commit(commit)
      let image = surface.renderFrame(at: Double(frame) / 60)

      let whole = self.surface(160, 120)
      whole.commit(tree.wholeCommit())
      let difference = image.firstDifference(from: whole.renderFrame(at: Double(frame) / 60), tolerance: 1)
      XCTAssertNil(difference, "frame \(frame)")
      if difference != nil { return }
    }
  }

  func testAPageWithABlurIsFlattenedWhileItMovesAndABlurAloneIsNot() {
    func listing(hasBackground: Bool) -> [DisplayItem.Role] {
      let tree = LayerTree(size: CGSize(width: 100, height: 100))
      let page = tree.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: hasBackground ? .green : nil) {
        $0.masksToBounds = true
      }
      addBlur(CGRect(x: 0, y: 0, width: 100, height: 20), sigma: 5, to: tree, in: page)
      let scene = Scene(size: PixelSize(width: 100, height: 100), scale: 1)
      for frame in 0..<4 {
        tree.set(page) { $0.position.x += 3 }
        scene.apply(tree.commit())
        _ = scene.update(at: Double(frame) / 60)
      }
      return scene.list.items.map(\.key.role)
    }

    XCTAssertTrue(listing(hasBackground: true).contains(.raster))
    XCTAssertTrue(listing(hasBackground: false).contains(.backdrop))
  }

  func testAFrameInWhichNothingBelowABlurChangesDoesNotBlur() {
    let tree = makeStep(100, 100)
    addBlur(CGRect(x: 0, y: 0, width: 100, height: 30), sigma: 5, to: tree)
    let far = tree.add(CGRect(x: 10, y: 80, width: 10, height: 10), color: .red)
    let scene = Scene(size: PixelSize(width: 100, height: 100), scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)

    tree.set(far) { $0.backgroundColor = .blue }
    scene.apply(tree.commit())
    let damage = scene.update(at: 1)

    XCTAssertEqual(damage.damage.rects, [PixelRect(x: 10, y: 80, width: 10, height: 10)])
  }
}

final class BackdropBlurTests: XCTestCase {
  func testTheVariancesAddUp() {
    for sigma in stride(from: 0.3, to: 80, by: 0.3) {
      let blur = BackdropBlur(sigma: sigma)
      let side = Double(1 << blur.halvings)
      let means = Double(2 * blur.pairs) * blur.shift * (1 - blur.shift) * side * side
      let scaling = BackdropBlur.scalingVariance(sigma: sigma, halvings: blur.halvings)
      XCTAssertEqual((scaling + means).squareRoot(), sigma, accuracy: 0.01)
      XCTAssertLessThanOrEqual(blur.pairs, 10)
    }
  }

  func testTheSourceBeginsAtMultiplesOfTheSmallPixels() {
    let blur = BackdropBlur(sigma: 20)
    let source = blur.source(of: PixelRect(x: -13, y: 5, width: 37, height: 41))
    let side = 1 << blur.halvings
    for edge in [source.x, source.y, source.maxX, source.maxY] { XCTAssertEqual(edge % side, 0) }
    XCTAssertTrue(source.contains(PixelRect(x: -53, y: -35, width: 117, height: 121)))
  }
}
