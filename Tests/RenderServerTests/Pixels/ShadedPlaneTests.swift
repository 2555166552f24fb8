// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Pages that are scaled or turned a little more in each frame, so that they are flattened at last, with something over
/// all of them.
final class ShadedPlaneTests: PixelTestCase {
  private typealias Stripes = (CGColor, CGColor)

  private let stripes: Stripes = (
    CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
  )

  /// Adds a page of stripes of two colours, with a shadow or a shade.
  private func addPage(
    _ colors: Stripes, to tree: LayerTree, shade: CGColor? = nil, _ configure: (inout LayerState) -> Void = { _ in }
  ) -> LayerID {
    let bounds = CGRect(x: 0, y: 0, width: 440, height: 360)
    let page = tree.add(bounds.offsetBy(dx: 30, dy: 20), color: colors.0, configure)
    let content = tree.add(bounds, color: colors.0, to: page)
    for x in stride(from: 20, to: 440, by: 40) {
      tree.add(CGRect(x: x, y: 0, width: 20, height: 360), color: colors.1, to: content)
    }
    if let shade { tree.add(bounds, color: shade, to: page) }
    return page
  }

  private func window() -> LayerTree {
    let tree = LayerTree(size: CGSize(width: 500, height: 400), color: CGColor(gray: 0.2, alpha: 1))
    tree.set(tree.root) { $0.sublayerTransform.m34 = -1.0 / 900 }
    return tree
  }

  /// Returns pictures of a page, one for each transform.
  private func pictures(
    _ transforms: [CATransform3D], _ colors: Stripes, shade: CGColor? = nil,
    _ configure: (inout LayerState) -> Void = { _ in }
  ) -> [CGImage] {
    let tree = window()
    let page = addPage(colors, to: tree, shade: shade, configure)
    let surface = surface(500, 400)
    return transforms.enumerated().map { frame, transform in
      tree.set(page) { $0.transform = transform }
      surface.commit(tree.commit())
      return surface.renderFrame(at: Double(frame))
    }
  }

  private func movements() -> [[CATransform3D]] {
    let steps = (0..<6).map { CGFloat($0) / 50 }
    return [
      steps.map { .scale(0.83 + $0, 0.83 + $0) }, steps.map { .scale(1.1 - $0, 0.9) },
      steps.map { .rotation(0.6 + $0, 0, 1, 0) },
    ]
  }

  func testAShadeDarkensAllPixelsOfThePageAlike() {
    let darkened: Stripes = (
      CGColor(red: 0.6, green: 0.3, blue: 0, alpha: 1), CGColor(red: 0.12, green: 0.24, blue: 0.6, alpha: 1)
    )
    for transforms in movements() {
      let veil = CGColor(red: 0, green: 0, blue: 0, alpha: 0.4)
      let shaded = pictures(transforms, stripes, shade: veil)
      let painted = pictures(transforms, darkened)
      for (frame, (shaded, painted)) in zip(shaded, painted).enumerated() {
        for x in 120..<380 { assertPixel(shaded, x, 200, painted[x, 200], within: 2) }
        // A pixel that is half covered is mixed of what is behind, 51, and the page, 255, and then half shaded: by a
        // quarter of 0.4 of their difference too little.
        XCTAssertNil(shaded.firstDifference(from: painted, tolerance: 22), "frame \(frame)")
      }
    }
  }

  func testAFadingPageIsMixedWithWhatIsBehindIt() {
    for transforms in movements() {
      let whole = pictures(transforms, stripes)
      let faded = pictures(transforms, stripes) { $0.opacity = 0.5 }
      for (frame, (whole, faded)) in zip(whole, faded).enumerated() {
        let expected = CGImage.make(500, 400) { whole[$0, $1].over(Pixel(51, 51, 51), opacity: 0.5) }
        XCTAssertNil(faded.firstDifference(from: expected, tolerance: 3), "frame \(frame)")
      }
    }
  }

  /// The opaque inside of a page with a shadow is copied, and its shadow blended.
  func testAPageWithAShadowShowsThePageAndTheShadow() {
    let transforms = movements()[0]
    let cast = pictures(transforms, stripes) {
      $0.shadow.opacity = 0.8
      $0.shadow.radius = 8
    }
    let plain = pictures(transforms, stripes)
    for (frame, (cast, plain)) in zip(cast, plain).enumerated() {
      let scale = 0.83 + Double(frame) / 50
      let inside = CGRect(x: 250 - 220 * scale, y: 200 - 180 * scale, width: 440 * scale, height: 360 * scale)
      for y in stride(from: 0, to: 400, by: 3) {
        for x in stride(from: 0, to: 500, by: 3) {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          if inside.insetBy(dx: 1.5, dy: 1.5).contains(point) {
            assertPixel(cast, x, y, plain[x, y], within: 1)
          } else if !inside.insetBy(dx: -1.5, dy: -1.5).contains(point) {
            XCTAssertLessThanOrEqual(cast[x, y].red, 51)
          }
        }
      }
      XCTAssertLessThan(cast[Int(inside.minX) - 4, 200].red, 48, "frame \(frame) has a shadow")
    }
  }

  /// A picture that was scaled for one group is drawn pixel for pixel for the next.
  func testPicturesOfOneGroupLeaveNoTraceInTheNext() {
    let tree = window()
    let turned = addPage(stripes, to: tree) { $0.transform = .rotation(0.5, 0, 1, 0) }
    let faded = addPage(stripes, to: tree) {
      $0.transform = .scale(0.9, 0.9)
      $0.opacity = 0.5
    }
    let both = surface(500, 400)
    both.commit(tree.commit())
    let first = both.renderFrame(at: 0)

    tree.set(turned) { $0.transform = .rotation(0.52, 0, 1, 0) }
    both.commit(tree.commit())
    _ = both.renderFrame(at: 1)
    tree.set(turned) { $0.transform = .rotation(0.5, 0, 1, 0) }
    tree.set(faded) { $0.opacity = 0.5 }
    both.commit(tree.commit())

    XCTAssertNil(both.renderFrame(at: 2).firstDifference(from: first, tolerance: 3))
    let alone = pictures([.scale(0.9, 0.9)], stripes)[0]
    let behind = pictures([.rotation(0.5, 0, 1, 0)], stripes)[0]
    for (x, y) in [(100, 60), (250, 200), (400, 330)] {
      assertPixel(first, x, y, alone[x, y].over(behind[x, y], opacity: 0.5), within: 3)
    }
  }

  // MARK: Opaque parts

  func testTheInsideOfAScaledRectangleIsWithinItsImage() {
    let rect = PixelRect(x: 10, y: 20, width: 100, height: 60)

    XCTAssertEqual(PlaneTransform.translation(x: 3, y: 4).inside(of: rect), rect.offsetBy(x: 3, y: 4))
    XCTAssertEqual(
      PlaneTransform(a: 0.5, d: 0.5, tx: 0.25).inside(of: rect), PixelRect(minX: 7, minY: 12, maxX: 54, maxY: 38))
    // Half a source pixel is five pixels, and the outermost pixel may be half outside.
    XCTAssertEqual(
      PlaneTransform(a: 10, d: 10).inside(of: rect), PixelRect(minX: 106, minY: 206, maxX: 1094, maxY: 794))
    XCTAssertEqual(PlaneTransform(a: 0.02, d: 0.02).inside(of: rect), .empty)
    XCTAssertEqual(PlaneTransform(a: 0, b: 1, c: -1, d: 0).inside(of: rect), .empty)
    XCTAssertEqual(PlaneTransform(p: 0.001).inside(of: rect), .empty)
    XCTAssertEqual(PlaneTransform(a: 2, d: 2).inside(of: .empty), .empty)
  }

  func testAScaledOpaqueGroupHidesWhatIsBelowItsInside() {
    let layer = LayerID(rawValue: 1)
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
    var group = Group([DisplayItem(layer, .background, .fill(.red), rect: bounds)])
    group.placement = .scale(x: 2, y: 2)
    let scaled = DisplayItem(layer, .turned, .group(group), rect: PixelRect(x: 0, y: 0, width: 200, height: 200))
    XCTAssertEqual(scaled.opaqueRect, PixelRect(x: 2, y: 2, width: 196, height: 196))

    group.tint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let tinted = DisplayItem(layer, .turned, .group(group), rect: PixelRect(x: 0, y: 0, width: 200, height: 200))
    XCTAssertEqual(tinted.opaqueRect, .empty)
  }

  func testOnlyTranslucentColoursOverAllOfAGroupAreShades() {
    let layer = LayerID(rawValue: 1)
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let veil = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    func item(_ color: CGColor, _ rect: PixelRect) -> DisplayItem {
      DisplayItem(layer, .background, .fill(color), rect: rect)
    }
    let page = item(.red, bounds)
    let part = PixelRect(x: 0, y: 0, width: 100, height: 50)

    XCTAssertEqual(Group([page, item(veil, bounds), item(veil, bounds)]).splitShades?.shades, [veil, veil])
    XCTAssertEqual(Group([page, item(veil, bounds)]).splitShades?.base.items, [page])
    XCTAssertEqual(Group([page, item(veil, part), item(veil, bounds)]).splitShades?.shades, [veil])
    XCTAssertNil(Group([page, item(veil, bounds), item(veil, part)]).splitShades)
    XCTAssertNil(Group([page, item(.green, bounds)]).splitShades)
    XCTAssertNil(Group([item(veil, bounds)]).splitShades)
    XCTAssertNil(Group([page, item(veil, bounds)], mask: [page]).splitShades)
  }
}
