// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class CurlTests: PixelTestCase {
  private let paper = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The seeds of the sequences below: one that was once suspected, and others.
  private let seeds: [UInt64] = [66345] + (0..<12).map { $0 * 7919 }

  /// Returns a page whose left half is red and whose right half is green, over blue.
  private func page(_ width: Int, _ height: Int, in tree: LayerTree) -> LayerID {
    tree.add(CGRect(x: 0, y: 0, width: width, height: height), color: .blue)
    let page = tree.add(CGRect(x: 0, y: 0, width: width, height: height), color: .red)
    tree.add(CGRect(x: width / 2, y: 0, width: width / 2, height: height), color: .green, to: page)
    return page
  }

  /// Renders the page curled half way to the left. The fold is at 90, the cylinder ends at 110, and the back at 90 −
  /// (110 − 20π) = 42.8.
  private func halfCurled() -> CGImage {
    let tree = LayerTree(size: CGSize(width: 200, height: 100))
    let page = page(200, 100, in: tree)
    tree.set(page) { $0.pageCurl = PageCurl(progress: 0.5, angle: .pi, radius: 20, paper: paper) }
    return render(tree, 200, 100)
  }

  func testFlatPartOfACurlShowsThePage() {
    let image = halfCurled()
    for x in [0, 10, 19] { assertPixel(image, x, 50, .red) }
  }

  /// Returns the colour of the back at a position on the axis of this page.
  private func back(of s: Double) -> Pixel {
    Pixel.black.over(Pixel.green.over(.white, opacity: 0.12), opacity: CurlShading.cornerDarkness * s / 200)
  }

  func testBackIsPaperThroughWhichTheMirroredFrontShines() {
    let image = halfCurled()
    for x in [46, 60, 80] {
      // This point is at 2 · 90 + 20π − x on the page, which is in the green half.
      assertPixel(image, x, 50, back(of: 2 * 90 + 20 * .pi - Double(x)), within: 2)
    }
  }

  func testBackIsDarkenedOverTheCylinderByTheShadingFormula() {
    let image = halfCurled()
    for x in 91..<108 {
      let middle = (Double(x) + 0.5 - 90) / 20
      let back = back(of: 90 + 20 * (.pi - asin(middle)))
      let darkness = CurlShading.darkness(at: middle, upright: CurlShading.uprightBack)
      assertPixel(image, x, 50, Pixel.black.over(back, opacity: darkness), within: 4)
      XCTAssertGreaterThanOrEqual(image[x, 50].red, image[x + 1, 50].red, "at \(x)")
    }
  }

  func testUncoveredGroundIsInAShadowThatFadesWithDistance() {
    let image = halfCurled()
    for x in 111..<199 {
      XCTAssertLessThanOrEqual(image[x, 50].blue, image[x + 1, 50].blue, "at \(x)")
      let part = (Double(x) + 0.5 - 110) / (20 * CurlShading.groundShadowExtent)
      assertPixel(image, x, 50, Pixel.black.over(.blue, opacity: CurlShading.ground(at: part)), within: 3)
    }
    assertPixel(image, 150, 50, .blue)
  }

  func testPageBesideTheBackIsInItsShadow() {
    let image = halfCurled()
    for x in 21..<41 { XCTAssertGreaterThanOrEqual(image[x, 50].red, image[x + 1, 50].red, "at \(x)") }
    XCTAssertLessThan(image[41, 50].red, 230)
  }

  func testCurlShowsTheWholePageAtTheStartAndNothingAtTheEnd() {
    for (progress, expected) in [(0, Pixel.red), (1, .blue)] as [(CGFloat, Pixel)] {
      let tree = LayerTree(size: CGSize(width: 200, height: 100))
      let page = page(200, 100, in: tree)
      tree.set(page) { $0.pageCurl = PageCurl(progress: progress, angle: 3.6, radius: 20, paper: paper) }
      let image = render(tree, 200, 100)
      for x in [1, 50, 99] { assertPixel(image, x, 50, expected) }
    }
  }

  func testNoShadowRemainsJustBeforeTheCurlIsComplete() {
    let tree = LayerTree(size: CGSize(width: 200, height: 100))
    let page = page(200, 100, in: tree)
    tree.set(page) { $0.pageCurl = PageCurl(progress: 0.9999, angle: 3.6, radius: 20, paper: paper) }
    let image = render(tree, 200, 100)
    for x in 0..<200 { assertPixel(image, x, 50, .blue, within: 3) }
  }

  /// For all four corners, and along both axes, the half of the page that stays is unchanged, and the lifted corner is
  /// uncovered.
  func testEachCornerCanBeLifted() {
    let corners: [(angle: CGFloat, lifted: (Int, Int), kept: (Int, Int))] = [
      (.pi * 1.15, (198, 158), (2, 2)), (.pi * 0.85, (198, 2), (2, 158)),
      (-.pi * 0.15, (2, 158), (198, 2)), (.pi * 0.15, (2, 2), (198, 158)),
      (.pi / 2, (100, 2), (100, 158)), (-.pi / 2, (100, 158), (100, 2)), (0, (2, 80), (198, 80)),
    ]
    for corner in corners {
      let tree = LayerTree(size: CGSize(width: 200, height: 160))
      let page = tree.add(CGRect(x: 0, y: 0, width: 200, height: 160), color: .red)
      tree.set(page) { $0.pageCurl = PageCurl(progress: 0.3, angle: corner.angle, radius: 10, paper: paper) }
      let image = render(tree, 200, 160)
      assertPixel(image, corner.kept.0, corner.kept.1, .red)
      let lifted = image[corner.lifted.0, corner.lifted.1]
      XCTAssertEqual(lifted.red, lifted.blue, "white in shadow at \(corner.lifted), angle \(corner.angle)")
    }
  }

  /// Along a slanted fold, no strip, slab or polygon leaves a seam: the brightness of the paper changes little between
  /// neighbours.
  func testBackOfAPlainPageHasNoSeams() {
    let tree = LayerTree(size: CGSize(width: 300, height: 300), color: .black)
    let page = tree.add(CGRect(x: 0, y: 0, width: 300, height: 300), color: .white)
    tree.set(page) { $0.pageCurl = PageCurl(progress: 0.45, angle: 3.66, radius: 40, paper: paper) }
    let image = render(tree, 300, 300)
    let geometry = CurlGeometry(
      PageCurl(progress: 0.45, angle: 3.66, radius: 40), size: CGSize(width: 300, height: 300))
    var checked = 0
    for y in 1..<299 {
      for x in 1..<299 {
        let position = geometry.position(of: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        let v = CGFloat(x) * geometry.along.dx + CGFloat(y) * geometry.along.dy
        guard position > geometry.fold - 15, position < geometry.fold + 30,
          let extent = geometry.extent(at: geometry.back(at: position)),
          v > extent.lowerBound + 4, v < extent.upperBound - 4
        else { continue }
        checked += 1
        XCTAssertLessThanOrEqual(image[x, y].distance(to: image[x + 1, y]), 9, "(\(x), \(y))")
        XCTAssertGreaterThan(image[x, y].red, 140, "(\(x), \(y))")
      }
    }
    XCTAssertGreaterThan(checked, 3000)
  }

  /// After a sequence of curls the screen equals a fresh drawing.
  func testDamageOfCurlsCoversAllChanges() {
    for seed in seeds { checkDamage(seed) }
  }

  private func checkDamage(_ seed: UInt64) {
    var state = seed
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt64(1) << 31)
    }
    let tree = LayerTree(size: CGSize(width: 160, height: 120))
    let page = page(120, 90, in: tree)
    let mark = tree.add(CGRect(x: 70, y: 50, width: 20, height: 20), color: .white, to: page)
    let kept = surface(160, 120)
    kept.commit(tree.commit())
    for step in 0..<40 {
      tree.set(page) {
        $0.pageCurl.progress = next() * 1.1 - 0.05
        if step % 5 == 0 { $0.pageCurl.angle = next() * 2 * .pi }
        if step % 7 == 0 { $0.pageCurl.radius = 4 + next() * 20 }
        if step % 9 == 0 { $0.opacity = next() }
      }
      if step % 4 == 0 { tree.set(mark) { $0.position.x = 60 + next() * 40 } }
      kept.commit(tree.commit())
      let changed = kept.renderFrame(at: Double(step))
      var whole = tree.commit()
      whole.updated = tree.allNodes.map(CommittedNode.init)
      let fresh = surface(160, 120)
      fresh.commit(whole)
      // The server rounds the edges of a polygon that the damage cuts slightly differently.
      let difference = changed.firstDifference(from: fresh.renderFrame(at: 0), tolerance: 3)
      XCTAssertNil(difference, "step \(step), seed \(seed)")
      if difference != nil { return }
    }
  }

  func testCurlInARotatedLayerAndCurlOfATransparentPageShowTheLayersBelow() {
    let tree = LayerTree(size: CGSize(width: 200, height: 100))
    tree.add(CGRect(x: 0, y: 0, width: 200, height: 100), color: .blue)
    let page = tree.add(CGRect(x: 0, y: 0, width: 200, height: 100))
    tree.add(CGRect(x: 0, y: 0, width: 20, height: 100), color: .red, to: page)
    tree.set(page) {
      $0.transform = .rotation(.pi, 0, 0, 1)
      $0.pageCurl = PageCurl(progress: 0.5, angle: .pi, radius: 20, paper: paper)
    }
    let image = render(tree, 200, 100)
    assertPixel(image, 190, 50, .red, within: 2)
    assertPixel(image, 10, 50, .blue, within: 2)
  }
}
