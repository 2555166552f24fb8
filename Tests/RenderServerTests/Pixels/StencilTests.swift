// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import X11
import XCTest

@testable import RenderServer

/// Layers masked by a shape: the coverage compared with that of an exact circle, and animations drawn frame by frame.
final class StencilTests: PixelTestCase {
  private static let side = 160
  /// The value of one of the fifteen rows per pixel that cairo samples.
  private static let tolerance = 17
  private static let center = CGPoint(x: 90, y: 70)

  private func circle(_ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(
        x: Self.center.x - radius, y: Self.center.y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  /// Returns a red page with a green stripe and a half transparent corner, over blue, seen through a circle.
  private func stage(_ configure: (inout ShapeState) -> Void) -> (tree: LayerTree, masked: LayerID, mask: LayerID) {
    let side = CGFloat(Self.side)
    let tree = LayerTree(size: CGSize(width: side, height: side), color: .blue)
    let masked = tree.add(CGRect(x: 0, y: 0, width: side, height: side), color: .red)
    tree.add(CGRect(x: 0, y: 60, width: side, height: 20), color: .green, to: masked)
    var shape = ShapeState()
    configure(&shape)
    let mask = tree.make(CGRect(x: 0, y: 0, width: side, height: side)) { $0.shape = shape }
    tree.change(masked) { $0.mask = mask }
    return (tree, masked, mask)
  }

  private func assertCircle(
    _ image: CGImage, radius: CGFloat, opacity: Double = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let share = Self.coverage(x, y, radius: radius) * opacity
        let page: Pixel = (60..<80).contains(y) ? .green : .red
        assertPixel(image, x, y, page.over(.blue, opacity: share), within: Self.tolerance, file: file, line: line)
      }
    }
  }

  /// Returns the fraction of a pixel inside the circle, from the distance of its middle.
  private static func coverage(_ x: Int, _ y: Int, radius: CGFloat) -> Double {
    var inside = 0
    for sub in 0..<64 {
      let px = Double(x) + (Double(sub % 8) + 0.5) / 8
      let py = Double(y) + (Double(sub / 8) + 0.5) / 8
      if hypot(px - center.x, py - center.y) < radius { inside += 1 }
    }
    return Double(inside) / 64
  }

  func testShapeMaskHasAnAntialiasedEdge() {
    for radius in [4.5, 30, 63.25, 150] as [CGFloat] {
      let stage = stage { $0.path = circle(radius) }
      assertCircle(render(stage.tree, Self.side, Self.side), radius: radius)
    }
  }

  func testAlphaOfAShapeMaskMultiplies() {
    let stage = stage {
      $0.path = circle(50)
      $0.fillColor = CGColor(gray: 0, alpha: 0.5)
    }
    assertCircle(render(stage.tree, Self.side, Self.side), radius: 50, opacity: 0.5)
  }

  func testLayerWithAShapeMaskFades() {
    let stage = stage { $0.path = circle(50) }
    stage.tree.set(stage.masked) { $0.opacity = 0.5 }
    assertCircle(render(stage.tree, Self.side, Self.side), radius: 50, opacity: 0.5)
  }

  func testRingMaskIsEmptyInItsMiddle() {
    let stage = stage {
      $0.path = circle(50)
      $0.fillColor = nil
      $0.strokeColor = .black
      $0.lineWidth = 20
    }
    let image = render(stage.tree, Self.side, Self.side)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let share = Self.coverage(x, y, radius: 60) - Self.coverage(x, y, radius: 40)
        let page: Pixel = (60..<80).contains(y) ? .green : .red
        assertPixel(image, x, y, page.over(.blue, opacity: share), within: Self.tolerance)
      }
    }
  }

  func testCoverageOfAShapeMaskMovesWithIt() {
    let stage = stage { $0.path = circle(30) }
    stage.tree.set(stage.mask) { $0.position.x += 20 }
    let image = render(stage.tree, Self.side, Self.side)
    assertPixel(image, 110, 50, .red)
    assertPixel(image, 110, 70, .green)
    assertPixel(image, 141, 70, .blue)
    assertPixel(image, 79, 70, .blue)
  }

  /// The result of an animated circle is the same as without previous frames, whether it grows or shrinks, and if the
  /// masked content changes meanwhile.
  func testFramesOfAnAnimatedShapeMaskDoNotDependOnEarlierFrames() {
    let stage = stage { $0.path = circle(10) }
    stage.tree.change(stage.mask) { $0.animations = [Self.growth(from: circle(10), to: circle(130))] }
    let surface = surface(Self.side, Self.side)
    surface.commit(stage.tree.commit())
    for time in [0, 0.1, 0.25, 0.5, 0.75, 1, 0.6, 0.3] {
      if time == 0.75 {
        stage.tree.add(CGRect(x: 80, y: 90, width: 20, height: 20), color: .black, to: stage.masked)
        surface.commit(stage.tree.commit())
      }
      let image = surface.renderFrame(at: time)
      let fresh = self.surface(Self.side, Self.side)
      var whole = Commit(sequence: 1, time: 0, root: stage.tree.root)
      whole.updated = stage.tree.allNodes.map(CommittedNode.init)
      fresh.commit(whole)
      XCTAssertEqual(image.pixels, fresh.renderFrame(at: time).pixels, "at \(time)")
    }
  }

  func testShapeMaskStillMasksAfterItsAnimation() {
    let stage = stage { $0.path = circle(40) }
    stage.tree.change(stage.mask) { $0.animations = [Self.growth(from: circle(10), to: circle(130))] }
    let surface = surface(Self.side, Self.side)
    surface.commit(stage.tree.commit())
    for time in [0, 0.3, 0.6] { _ = surface.renderFrame(at: time) }
    stage.tree.change(stage.mask) { $0.animations = [] }
    surface.commit(stage.tree.commit())
    for time in [0.8, 0.9, 1, 1.1] { assertCircle(surface.renderFrame(at: time), radius: 40) }
  }

  private static func growth(from small: CGPath, to large: CGPath) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.duration = 1
    timing.fillMode = [.backwards, .forwards]
    let property = PropertyTable.property(at: "path")
    return LayerAnimation(
      key: "path", timing: timing, pacing: LinearTiming(),
      effect: .property(
        PropertyAnimation(
          property: property,
          values: .basic(from: property?.converting(small), to: property?.converting(large), by: nil))))
  }
}
