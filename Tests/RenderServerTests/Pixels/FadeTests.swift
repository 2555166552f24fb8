// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Pictures that fade over one colour: they are drawn without their opacity, and a veil of that colour over them.
final class FadeTests: PixelTestCase {
  /// A page that grows and appears over a layer, as on a bubble.
  private struct Window {
    let tree = LayerTree(size: CGSize(width: 500, height: 400), color: CGColor(gray: 0.9, alpha: 1))
    let ground: LayerID
    let page: LayerID

    /// - Parameter isSpoilt: Whether a pixel of nearly the same colour is on the layer, so that it is not plain.
    init(ground frame: CGRect, radius: CGFloat = 0, alpha: CGFloat = 1, isSpoilt: Bool = false) {
      let color = CGColor(red: 0.2, green: 0.4, blue: 1, alpha: alpha)
      ground = tree.add(frame, color: color) { $0.corners.radius = radius }
      if isSpoilt {
        tree.add(CGRect(x: 250, y: 200, width: 1, height: 1), color: CGColor(red: 0.2, green: 0.402, blue: 1, alpha: 1))
      }
      page = tree.add(CGRect(x: 25, y: 20, width: 450, height: 360), color: .white)
      for x in stride(from: 10, to: 440, by: 30) {
        tree.add(CGRect(x: x, y: 30, width: 15, height: 300), color: .red, to: page)
      }
    }

    func grow(_ scale: CGFloat, opacity: CGFloat) {
      tree.set(ground) { $0.transform = .scale(scale, scale) }
      tree.set(page) {
        $0.transform = .scale(scale, scale)
        $0.opacity = opacity
      }
    }
  }

  private static let circle = CGRect(x: -100, y: -150, width: 700, height: 700)

  func testAFadingPageLooksTheSameOverOneColour() {
    for (frame, radius) in [(Self.circle, 350), (Self.circle, 0)] as [(CGRect, CGFloat)] {
      let windows = [false, true].map { Window(ground: frame, radius: radius, isSpoilt: $0) }
      let surfaces = windows.map { _ in surface(500, 400) }
      for step in 3...9 {
        let pictures = zip(windows, surfaces).map { window, surface in
          window.grow(CGFloat(step) / 9.5, opacity: CGFloat(step) / 10)
          surface.commit(window.tree.commit())
          return surface.renderFrame(at: Double(step))
        }
        XCTAssertNil(pictures[0].firstDifference(from: pictures[1], tolerance: 3), "radius \(radius), step \(step)")
      }
    }
  }

  func testOnlyOneColourBelowMakesAVeil() {
    func hasVeil(_ window: Window, scale: CGFloat = 0.9, opacity: CGFloat = 0.5) -> Bool {
      let scene = Scene(size: PixelSize(width: 500, height: 400), scale: 1)
      for step in 0..<3 {
        window.grow(scale + 0.001 * CGFloat(step), opacity: opacity)
        scene.apply(window.tree.commit())
        _ = scene.update(at: Double(step))
      }
      let veils = scene.list.items.filter { $0.key.role == .veil }
      XCTAssertEqual(scene.list.items.contains { $0.key.layer == window.page && $0.opacity < 1 }, veils.isEmpty)
      return !veils.isEmpty
    }

    XCTAssertTrue(hasVeil(Window(ground: Self.circle, radius: 350)))
    XCTAssertFalse(hasVeil(Window(ground: Self.circle, radius: 350), scale: 0.3), "a small page")
    XCTAssertFalse(hasVeil(Window(ground: Self.circle, radius: 350, isSpoilt: true)), "two colours")
    XCTAssertFalse(hasVeil(Window(ground: Self.circle, radius: 350, alpha: 0.9)), "a translucent colour")
    XCTAssertFalse(hasVeil(Window(ground: Self.circle.insetBy(dx: 100, dy: 100), radius: 250)), "a smaller circle")
  }

  func testTheInsideOfAScaledCircleIsFilled() {
    let tree = LayerTree(size: CGSize(width: 500, height: 400), color: CGColor(gray: 0.9, alpha: 1))
    let circle = tree.add(CGRect(x: -100, y: -150, width: 700, height: 700), color: .blue) { $0.corners.radius = 350 }
    let size = PixelSize(width: 500, height: 400)
    let surfaces = [true, false].map {
      server.makeOffscreenSurface(pixelSize: size, scale: 1, hasAlpha: false, usesCaches: $0)
    }
    for step in 1...8 {
      tree.set(circle) { $0.transform = .scale(CGFloat(step) / 9, CGFloat(step) / 9) }
      let commit = tree.commit()
      let pictures = surfaces.map { surface in
        surface.commit(commit)
        return surface.renderFrame(at: Double(step))
      }
      XCTAssertNil(pictures[0].firstDifference(from: pictures[1], tolerance: 3), "step \(step)")
    }
  }
}
