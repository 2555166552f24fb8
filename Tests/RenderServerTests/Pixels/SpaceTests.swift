// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Layers whose sublayers are not projected onto them.
final class SpaceTests: PixelTestCase {
  private let tree = LayerTree(size: CGSize(width: 60, height: 60))

  /// Adds a layer of 40 × 40 in the middle that is no plane.
  private func addSpace(
    to superlayer: LayerID? = nil, _ configure: (inout LayerState) -> Void = { _ in }
  ) -> LayerID {
    let start: CGFloat = superlayer == nil ? 10 : 0
    return tree.add(CGRect(x: start, y: start, width: 40, height: 40), to: superlayer) {
      $0.geometry.isPlane = false
      configure(&$0)
    }
  }

  private func addFace(_ color: CGColor, to space: LayerID, _ transform: CATransform3D) {
    tree.add(CGRect(x: 0, y: 0, width: 40, height: 40), color: color, to: space) { $0.transform = transform }
  }

  private func shown() -> CGImage {
    let surface = surface(60, 60)
    surface.commit(tree.wholeCommit())
    return surface.renderFrame(at: 0)
  }

  func testPlanesAreDrawnByDepthWhateverTheirOrder() {
    let space = addSpace()
    addFace(.red, to: space, .translation(0, 0, 20))
    addFace(.blue, to: space, .translation(0, 0, -20))
    assertPixel(shown(), 30, 30, .red)

    tree.set(space) { $0.transform = .rotation(.pi, 0, 1, 0) }
    assertPixel(shown(), 30, 30, .blue)
  }

  func testPlanesOfNestedSpacesAreDrawnInTheDepthOfTheWhole() {
    let outer = addSpace()
    let inner = addSpace(to: outer) { $0.transform = .rotation(.pi, 0, 1, 0) }
    addFace(.green, to: outer, .translation(0, 0, 10))
    addFace(.red, to: inner, .translation(0, 0, -20))
    addFace(.blue, to: inner, .translation(0, 0, 20))
    assertPixel(shown(), 30, 30, .red)
  }

  /// A plane that is turned away and back by its space is seen as it is. A plane in between would show a line.
  func testTurnsAddUpInSpace() {
    let space = addSpace { $0.transform = .rotation(.pi / 2, 0, 1, 0) }
    addFace(.red, to: space, .rotation(-.pi / 2, 0, 1, 0))
    assertPixel(shown(), 12, 30, .red)
    assertPixel(shown(), 47, 30, .red)
  }

  func testPerspectiveOfTheSuperlayerReachesThePlanes() {
    tree.set(tree.root) { $0.sublayerTransform.m34 = -1 / 100 }
    let space = addSpace()
    addFace(.red, to: space, .translation(0, 0, 20))
    // It is magnified by 100 / (100 − 20), to 50 × 50.
    assertPixel(shown(), 7, 30, .red)
    assertPixel(shown(), 3, 30, .white)
  }

  func testTheBackOfAPlaneIsSeenUnlessItHasNone() {
    let space = addSpace { $0.transform = .rotation(.pi, 0, 1, 0) }
    let face = tree.add(CGRect(x: 0, y: 0, width: 40, height: 40), color: .red, to: space)
    assertPixel(shown(), 30, 30, .red)
    tree.set(face) { $0.isDoubleSided = false }
    assertPixel(shown(), 30, 30, .white)
  }

  func testTheLayerItselfShowsNothing() {
    let space = addSpace {
      $0.backgroundColor = .green
      $0.border.width = 4
      $0.masksToBounds = true
      $0.shadow.opacity = 1
    }
    assertPixel(shown(), 30, 30, .white)
    tree.add(CGRect(x: -10, y: 0, width: 20, height: 20), color: .red, to: space)
    assertPixel(shown(), 2, 20, .red)
    assertPixel(shown(), 30, 40, .white)
  }

  /// Each sublayer has the opacity by itself, so that the lower one shows through the upper one.
  func testTheOpacityIsThatOfEachPlane() {
    let space = addSpace { $0.opacity = 0.5 }
    addFace(.blue, to: space, .identity)
    addFace(.red, to: space, .identity)
    assertPixel(shown(), 30, 30, Pixel.red.over(Pixel.blue.over(.white, opacity: 0.5), opacity: 0.5), within: 2)
  }

  func testATurnIsAnimatedInTheSameWayWithAndWithoutCaches() {
    tree.set(tree.root) { $0.sublayerTransform.m34 = -1 / 200 }
    let space = addSpace()
    for quarter in 0..<4 {
      let turn = CATransform3D.rotation(CGFloat(quarter) * .pi / 2, 0, 1, 0)
      let color: CGColor = [.red, .green, .blue, .black][quarter]
      addFace(color, to: space, CATransform3D.translation(0, 0, 20).concatenating(turn))
    }
    tree.change(space) { $0.animations = [.linear("transform.rotation.y", from: 0, to: 2 * .pi)] }
    let cached = surface(60, 60)
    let plain = server.makeOffscreenSurface(
      pixelSize: PixelSize(width: 60, height: 60), scale: 1, hasAlpha: false, usesCaches: false)
    for surface in [cached, plain] { surface.commit(tree.wholeCommit()) }
    for frame in 0..<20 {
      let (a, b) = (cached.renderFrame(at: Double(frame) / 20), plain.renderFrame(at: Double(frame) / 20))
      for x in stride(from: 0, to: 60, by: 5) { assertPixel(a, x, 30, b[x, 30], within: 2) }
    }
  }
}
