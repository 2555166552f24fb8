// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

@testable import RenderServer

final class TransformTests: PixelTestCase {
  func testTranslationIsRoundedToWholePixelsAndMovesSublayersRigidly() {
    let tree = LayerTree(size: CGSize(width: 60, height: 20))
    let box = tree.add(CGRect(x: 5, y: 5, width: 10, height: 10), color: .red)
    tree.add(CGRect(x: 2.5, y: 0, width: 3, height: 10), color: .blue, to: box)
    let still = surface(60, 20)
    still.commit(tree.commit())
    let before = still.renderFrame(at: 0)

    for shift: CGFloat in [20, 20.25, 20.49, 20.75] {
      tree.set(box) { $0.transform = .translation(shift, 0) }
      still.commit(tree.commit())
      let after = still.renderFrame(at: 0)
      let pixels = Int(shift.rounded())
      for x in 0..<20 { assertPixel(after, x + pixels, 10, before[x, 10]) }
    }
  }

  func testQuarterTurnMovesPixelsToTheirExactPositions() {
    let image = CGImage.make(20, 20) { x, y in x < 10 ? (y < 10 ? .red : .green) : (y < 10 ? .blue : .black) }
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.contents = .image(image)
      $0.transform = CATransform3D(CGAffineTransform(rotationAngle: .pi / 2))
    }

    let shown = render(tree, 40, 40)

    // The rotation is clockwise: the top left becomes the top right.
    assertPixel(shown, 25, 15, .red, within: 2)
    assertPixel(shown, 25, 25, .blue, within: 2)
    assertPixel(shown, 15, 25, .black, within: 2)
    assertPixel(shown, 15, 15, .green, within: 2)
  }

  func testSubtreeThatIsDrawnSmallerSkipsNoPixels() {
    for (isStill, scale) in [(true, 0.5), (true, 0.25), (true, 0.3), (false, 0.25)] as [(Bool, CGFloat)] {
      let tree = LayerTree(size: CGSize(width: 80, height: 80))
      let page = tree.add(CGRect(x: 0, y: 0, width: 80, height: 80), color: .white) {
        $0.transform = .scale(scale, scale)
      }
      for x in stride(from: 0, to: 80, by: 2) {
        tree.add(CGRect(x: x, y: 0, width: 1, height: 80), color: .black, to: page)
      }
      let shown = surface(80, 80)
      for frame in 0..<4 {
        // A subtree that changes in every frame is not flattened.
        if !isStill { tree.set(page) { $0.backgroundColor = frame % 2 == 0 ? .white : CGColor(gray: 0.99, alpha: 1) } }
        shown.commit(tree.commit())
        _ = shown.renderFrame(at: Double(frame))
      }
      let picture = shown.renderFrame(at: 5)
      for x in 32..<48 { assertPixel(picture, x, 40, Pixel(128, 128, 128), within: scale == 0.3 ? 60 : 4) }
    }
  }

  func testScalingIsAboutTheAnchorPoint() {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    tree.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: .red) { $0.transform = .scale(2, 0.5) }
    let corner = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .blue) { $0.transform = .scale(0.5, 0.5) }
    tree.set(corner) {
      $0.anchorPoint = .zero
      $0.position = .zero
    }

    let shown = render(tree, 60, 60)

    assertPixel(shown, 12, 30, .red, within: 1)
    assertPixel(shown, 47, 30, .red, within: 1)
    assertPixel(shown, 8, 30, .white)
    assertPixel(shown, 51, 30, .white)
    assertPixel(shown, 30, 27, .red, within: 1)
    assertPixel(shown, 30, 23, .white)
    assertPixel(shown, 3, 3, .blue, within: 1)
    assertPixel(shown, 6, 6, .white)
  }

  func testRotatedLayerRotatesItsSublayers() {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    let card = tree.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: .red) {
      $0.transform = CATransform3D(CGAffineTransform(rotationAngle: .pi))
    }
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .blue, to: card)

    let shown = render(tree, 60, 60)

    assertPixel(shown, 34, 34, .blue, within: 2)
    assertPixel(shown, 25, 25, .red, within: 2)
  }

  /// A card rotated about a vertical axis, in perspective: each pixel is at its projected position.
  func testPerspectiveIsDrawnAtTheProjectedPositions() {
    let (width, height) = (200, 160)
    let checks = CGImage.make(120, 100) { x, y in (x / 20 + y / 20) % 2 == 0 ? .red : .blue }
    for (angle, axis) in [(0.6, 0), (-0.9, 0), (0.5, 1), (0.7, 2)] {
      let tree = LayerTree(size: CGSize(width: width, height: height))
      tree.set(tree.root) { $0.sublayerTransform.m34 = -1.0 / 300 }
      let turn = Self.rotation(angle, axis: axis)
      tree.add(CGRect(x: 40, y: 30, width: 120, height: 100)) {
        $0.contents = .image(checks)
        $0.transform = turn
      }

      let shown = render(tree, width, height)

      let root = tree.tree().sampleLayer(tree.root, at: 0)!.state
      let card = tree.tree().sampleLayer(LayerID(rawValue: 2), at: 0)!.state
      let inverse = RenderTree.transform(from: card, toBoundsOf: root).flattened.inverse!
      var checked = 0
      for y in stride(from: 3, to: height, by: 7) {
        for x in stride(from: 3, to: width, by: 7) {
          guard let source = inverse.project(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { continue }
          let toEdge = [source.x, source.y].map { abs(($0 / 20).rounded() * 20 - $0) }.min()!
          // Next to an edge of the checks, colours are mixed.
          guard toEdge > 1.5 else { continue }
          let isInside = source.x > 0 && source.x < 120 && source.y > 0 && source.y < 100
          let expected: Pixel = isInside ? checks[Int(source.x), Int(source.y)] : .white
          assertPixel(shown, x, y, expected, within: 3)
          checked += 1
        }
      }
      XCTAssertGreaterThan(checked, 250)
    }
  }

  func testEdgesInPerspectiveAreAntialiased() {
    for (axis, opacity) in [(0, 1), (1, 1), (2, 1), (0, 0.5)] as [(Int, CGFloat)] {
      let (width, height) = (240, 200)
      let tree = LayerTree(size: CGSize(width: width, height: height))
      tree.set(tree.root) { $0.sublayerTransform.m34 = -1.0 / 300 }
      let card = tree.add(CGRect(x: 30, y: 30, width: 180, height: 140)) {
        $0.contents = .image(CGImage.make(180, 140) { _, _ in .black })
        $0.transform = Self.rotation(0.6, axis: axis)
        $0.opacity = opacity
      }

      let shown = render(tree, width, height)

      let states = [tree.root, card].map { tree.tree().sampleLayer($0, at: 0)!.state }
      let inverse = RenderTree.transform(from: states[1], toBoundsOf: states[0]).flattened.inverse!
      for y in 0..<height {
        for x in 0..<width {
          let expected = 255 - 255 * Double(opacity) * Self.coverage(x, y, of: CGSize(width: 180, height: 140), inverse)
          XCTAssertEqual(Double(shown[x, y].red), expected, accuracy: 24, "(\(x), \(y)) about axis \(axis)")
        }
      }
    }
  }

  /// A line across a small picture that is turned far away: in each column it is where the exact picture has it.
  func testLinesOfASmallSteepPictureHaveNoSteps() {
    let (size, line) = (CGSize(width: 180, height: 140), 20)
    let tree = LayerTree(size: CGSize(width: 240, height: 200))
    tree.set(tree.root) { $0.sublayerTransform.m34 = -1.0 / 200 }
    let card = tree.add(CGRect(origin: CGPoint(x: 30, y: 30), size: size)) {
      $0.contents = .image(CGImage.make(180, 140) { _, y in y < line ? .white : .black })
      $0.transform = Self.rotation(0.9, axis: 0)
    }

    let shown = render(tree, 240, 200)

    let states = [tree.root, card].map { tree.tree().sampleLayer($0, at: 0)!.state }
    let inverse = RenderTree.transform(from: states[1], toBoundsOf: states[0]).flattened.inverse!
    var columns = 0
    for x in 0..<240 {
      let inside = (0..<200 * 8).compactMap { step -> CGPoint? in
        let point = inverse.project(CGPoint(x: Double(x) + 0.5, y: (Double(step) + 0.5) / 8))
        return point.flatMap { CGRect(origin: .zero, size: size).contains($0) ? $0 : nil }
      }
      guard inside.count > 8 else { continue }
      let expected = Double(inside.filter { $0.y >= CGFloat(line) }.count) / 8
      let darkness = (0..<200).reduce(0.0) { $0 + 1 - Double(shown[x, $1].red) / 255 }
      XCTAssertEqual(darkness, expected, accuracy: 1, "column \(x)")
      columns += 1
    }
    XCTAssertGreaterThan(columns, 80)
  }

  /// Returns the fraction of a pixel that shows a rectangle at the origin.
  private static func coverage(_ x: Int, _ y: Int, of size: CGSize, _ inverse: CATransform3D) -> Double {
    let samples = 16
    var inside = 0
    for i in 0..<samples {
      for j in 0..<samples {
        let point = CGPoint(
          x: Double(x) + (Double(i) + 0.5) / Double(samples), y: Double(y) + (Double(j) + 0.5) / Double(samples))
        if let source = inverse.project(point), CGRect(origin: .zero, size: size).contains(source) { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples)
  }

  func testBackOfAOneSidedLayerIsNotDrawn() {
    for (angle, isSeen) in [(0.5, true), (Double.pi - 0.5, false)] {
      let tree = LayerTree(size: CGSize(width: 40, height: 40))
      tree.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red) {
        $0.isDoubleSided = false
        $0.transform = Self.rotation(angle, axis: 0)
      }
      assertPixel(render(tree, 40, 40), 20, 20, isSeen ? .red : .white, within: 1)
    }
  }

  /// Returns a rotation about the y axis (0), the x axis (1), or both (2).
  private static func rotation(_ angle: Double, axis: Int) -> CATransform3D {
    var aboutY = CATransform3D()
    (aboutY.m11, aboutY.m13, aboutY.m31, aboutY.m33) = (cos(angle), -sin(angle), sin(angle), cos(angle))
    var aboutX = CATransform3D()
    (aboutX.m22, aboutX.m23, aboutX.m32, aboutX.m33) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    return axis == 0 ? aboutY : axis == 1 ? aboutX : aboutY.concatenating(aboutX)
  }
}
