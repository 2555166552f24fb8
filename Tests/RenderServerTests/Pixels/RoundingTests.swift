// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

@testable import RenderServer

final class RoundingTests: PixelTestCase {
  /// Returns the fraction of a pixel that a disc covers, by counting points.
  private func coverage(_ x: Int, _ y: Int, center: CGPoint, radius: CGFloat) -> Double {
    let steps = 16
    var inside = 0
    for row in 0..<steps {
      for column in 0..<steps {
        let px = CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(steps) - center.x
        let py = CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(steps) - center.y
        if px * px + py * py <= radius * radius { inside += 1 }
      }
    }
    return Double(inside) / Double(steps * steps)
  }

  func testCornerRadiusRoundsTheBackgroundToACircle() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 5, y: 5, width: 30, height: 30), color: .black) { $0.corners.radius = 10 }

    let image = render(tree, 40, 40)

    for y in 5..<15 {
      for x in 5..<15 {
        let share = coverage(x, y, center: CGPoint(x: 15, y: 15), radius: 10)
        let expected = Pixel.black.over(.white, opacity: share)
        assertPixel(image, x, y, expected, within: 6)
        assertPixel(image, 39 - x, 39 - y, expected, within: 6)
        assertPixel(image, 39 - x, y, expected, within: 6)
        assertPixel(image, x, 39 - y, expected, within: 6)
      }
    }
    assertPixel(image, 20, 5, .black)
    assertPixel(image, 5, 20, .black)
    assertPixel(image, 34, 34 - 10, .black)
  }

  // Semantics: corner-curve.
  func testContinuousCornerBeginsFurtherFromTheCornerAndMeetsTheSameArc() {
    func picture(continuous: Bool, side: CGFloat = 60) -> CGImage {
      let tree = LayerTree(size: CGSize(width: 70, height: 70))
      tree.add(CGRect(x: 5, y: 5, width: side, height: side), color: .black) {
        $0.corners.radius = 20
        $0.corners.isContinuous = continuous
      }
      return render(tree, 70, 70)
    }
    let (continuous, circular) = (picture(continuous: true), picture(continuous: false))

    // The circular corner ends 20 pixels from the corner, and the continuous one after 30.6.
    assertPixel(circular, 26, 5, .black)
    XCTAssertNotEqual(continuous[26, 5], circular[26, 5])
    assertPixel(continuous, 36, 5, .black)
    assertPixel(continuous, 5, 36, .black)
    for offset in 5..<15 {
      // On the diagonal both have the same arc.
      assertPixel(continuous, offset, offset, circular[offset, offset], within: 3)
    }
    for y in 5..<35 {
      for x in 5..<35 {
        assertPixel(continuous, y, x, continuous[x, y], within: 10)
        assertPixel(continuous, 69 - x, y, continuous[x, y], within: 10)
        assertPixel(continuous, x, 69 - y, continuous[x, y], within: 10)
      }
    }
    // Without space for more, corners are circular.
    XCTAssertNil(
      picture(continuous: true, side: 40).firstDifference(from: picture(continuous: false, side: 40), tolerance: 0))
  }

  // Semantics: corner-curve.
  func testBordersMasksAndShadowsFollowAContinuousCorner() {
    let tree = LayerTree(size: CGSize(width: 70, height: 70))
    let card = tree.add(CGRect(x: 5, y: 5, width: 60, height: 60), color: .blue) {
      $0.corners.radius = 20
      $0.corners.isContinuous = true
      $0.masksToBounds = true
      $0.border.width = 3
      $0.border.color = .black
    }
    tree.add(CGRect(x: 0, y: 0, width: 60, height: 60), color: .red, to: card)

    let image = render(tree, 70, 70)

    assertPixel(image, 5, 5, .white)
    assertPixel(image, 35, 6, .black)
    assertPixel(image, 35, 9, .red)
    assertPixel(image, 6, 35, .black)
    assertPixel(image, 12, 12, .black, within: 6)
    assertPixel(image, 15, 15, .red)
  }

  func testOnlyTheMaskedCornersAreRounded() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 5, y: 5, width: 30, height: 30), color: .black) {
      $0.corners.radius = 10
      $0.corners.masked = [.minXMinY, .maxXMaxY]
    }

    let image = render(tree, 40, 40)

    assertPixel(image, 5, 5, .white)
    assertPixel(image, 34, 34, .white)
    assertPixel(image, 34, 5, .black)
    assertPixel(image, 5, 34, .black)
  }

  func testCircleOfOddSizeIsSymmetricAndHasNoSeam() {
    let tree = LayerTree(size: CGSize(width: 21, height: 21))
    tree.add(CGRect(x: 0, y: 0, width: 21, height: 21), color: .black) { $0.corners.radius = 100 }

    let image = render(tree, 21, 21)

    for y in 0..<21 {
      for x in 0..<21 {
        let share = coverage(x, y, center: CGPoint(x: 10.5, y: 10.5), radius: 10.5)
        assertPixel(image, x, y, Pixel.black.over(.white, opacity: share), within: 8)
      }
    }
  }

  func testSublayersAreClippedToRoundedCornersIfTheLayerMasks() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40), color: .blue)
    let card = tree.add(CGRect(x: 5, y: 5, width: 30, height: 30), color: .white) {
      $0.corners.radius = 10
      $0.masksToBounds = true
    }
    tree.add(CGRect(x: -10, y: -10, width: 60, height: 25), color: .red, to: card)

    let image = render(tree, 40, 40)

    assertPixel(image, 5, 5, .blue)
    assertPixel(image, 34, 34, .blue)
    assertPixel(image, 20, 5, .red)
    assertPixel(image, 5, 17, .red)
    assertPixel(image, 4, 17, .blue)
    assertPixel(image, 20, 25, .white)
    let share = coverage(7, 8, center: CGPoint(x: 15, y: 15), radius: 10)
    assertPixel(image, 7, 8, Pixel.red.over(.blue, opacity: share), within: 6)
  }

  func testBorderIsInsideTheBoundsAndAboveTheSublayers() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    let box = tree.add(CGRect(x: 5, y: 5, width: 30, height: 30), color: .green) {
      $0.border.width = 3
      $0.border.color = .red
    }
    tree.add(CGRect(x: 0, y: 0, width: 30, height: 10), color: .blue, to: box)

    let image = render(tree, 40, 40)

    assertPixel(image, 4, 20, .white)
    for offset in 5..<8 {
      assertPixel(image, offset, 20, .red)
      assertPixel(image, 20, offset, .red)
      assertPixel(image, 39 - offset, 20, .red)
      assertPixel(image, 20, 39 - offset, .red)
    }
    assertPixel(image, 20, 8, .blue)
    assertPixel(image, 20, 31, .green)
  }

  func testBorderOfACircleIsARing() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 5, y: 5, width: 30, height: 30)) {
      $0.corners.radius = 15
      $0.border.width = 4
      $0.border.color = .black
    }

    let image = render(tree, 40, 40)

    for y in 5..<35 {
      for x in 5..<35 {
        let center = CGPoint(x: 20, y: 20)
        let share = coverage(x, y, center: center, radius: 15) - coverage(x, y, center: center, radius: 11)
        assertPixel(image, x, y, Pixel.black.over(.white, opacity: share), within: 8)
      }
    }
  }

  func testAlphaOfAMaskMultipliesTheLayer() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40), color: .blue)
    let masked = tree.add(CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
    tree.add(CGRect(x: 0, y: 0, width: 40, height: 10), color: .green, to: masked)
    let mask = tree.make(CGRect(x: 10, y: 0, width: 20, height: 20), color: CGColor(gray: 0, alpha: 0.5))
    tree.change(masked) { $0.mask = mask }

    let image = render(tree, 40, 40)

    assertPixel(image, 5, 5, .blue)
    assertPixel(image, 15, 5, Pixel.green.over(.blue, opacity: 0.5), within: 1)
    assertPixel(image, 15, 15, Pixel.red.over(.blue, opacity: 0.5), within: 1)
    assertPixel(image, 15, 25, .blue)
  }
}
