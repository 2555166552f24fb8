// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class FragmentRastersTests: XCTestCase {
  private let size = PixelSize(width: 200, height: 200)
  private let veil = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// Returns an opaque page with twelve layers in it.
  private func page(in tree: LayerTree, color: CGColor? = .white) -> LayerID {
    let page = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200), color: color)
    for row in 0..<12 { tree.add(CGRect(x: 10, y: 15 * row, width: 80, height: 12), color: .red, to: page) }
    return page
  }

  private func isFlattened(_ page: LayerID, in scene: Scene) -> Bool {
    for item in scene.list.items {
      if case .fragment(let fragment) = item.drawing, item.key.layer == page { return fragment.raster != nil }
    }
    return false
  }

  /// Returns whether the page is flattened in each of several frames, with a change before each.
  private func flattenings(_ tree: LayerTree, of page: LayerID, frames: Int, _ change: (Int) -> Void) -> [Bool] {
    let scene = Scene(size: size, scale: 1)
    return (0..<frames).map { frame in
      change(frame)
      scene.apply(tree.commit())
      _ = scene.update(at: Double(frame) / 60)
      return isFlattened(page, in: scene)
    }
  }

  func testPageUnderADimmingViewIsFlattenedInTheSecondFrameThatRedrawsIt() {
    let tree = LayerTree(size: veil.size)
    let page = page(in: tree)
    let dimming = tree.add(veil, color: .black) { $0.opacity = 0.1 }

    let flat = flattenings(tree, of: page, frames: 5) { frame in
      if frame >= 2 { tree.set(dimming) { $0.opacity += 0.1 } }
    }

    // The first frame draws everything.
    XCTAssertEqual(flat, [false, false, false, true, true])
  }

  func testPageIsNotFlattenedForAChangeAboveAFewOfItsItems() {
    let tree = LayerTree(size: veil.size)
    let page = page(in: tree)
    let spot = tree.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .black)

    let flat = flattenings(tree, of: page, frames: 6) { _ in tree.set(spot) { $0.position.x += 1 } }

    XCTAssertEqual(flat, [Bool](repeating: false, count: 6))
  }

  func testPageThatLetsItsBackgroundThroughIsNotFlattened() {
    let tree = LayerTree(size: veil.size)
    let page = page(in: tree, color: nil)
    let dimming = tree.add(veil, color: .black) { $0.opacity = 0.1 }

    let flat = flattenings(tree, of: page, frames: 6) { _ in tree.set(dimming) { $0.opacity += 0.1 } }

    XCTAssertEqual(flat, [Bool](repeating: false, count: 6))
  }

  func testChangeOfAFlattenedPageIsDrawnItemByItemAgain() {
    let tree = LayerTree(size: veil.size)
    let page = page(in: tree)
    let dimming = tree.add(veil, color: .black) { $0.opacity = 0.1 }

    let flat = flattenings(tree, of: page, frames: 9) { frame in
      tree.set(dimming) { $0.opacity += 0.05 }
      if frame == 5 { tree.set(LayerID(rawValue: page.rawValue + 3)) { $0.backgroundColor = .blue } }
    }

    XCTAssertEqual(flat, [false, true, true, true, true, false, true, true, true])
  }

  func testPictureOfAPageThatIsRemovedOrAtRestIsFreed() throws {
    let rasters = FragmentRasters(surfaceSize: size)
    let layer = LayerID(rawValue: 1)
    let whole = PixelRect(size)
    let items = [DisplayItem(layer, .background, .fill(.white), rect: whole)]
    let fragment = DisplayFragment([DisplayItem](repeating: items[0], count: 12))
    var list = DisplayList(size: size)
    list.items = [DisplayItem(layer, .fragment, .fragment(fragment), rect: whole)]
    func flatten() {
      for _ in 0..<2 { rasters.noteFrame(of: list, damage: PixelRegion(whole)) }
      XCTAssertNotNil(fragment.raster)
      XCTAssertEqual(rasters.area, whole.area)
    }

    flatten()
    rasters.noteFrame(of: list, damage: PixelRegion())
    XCTAssertNotNil(fragment.raster)
    rasters.noteFrame(of: DisplayList(size: size), damage: PixelRegion(whole))
    XCTAssertNil(fragment.raster)
    XCTAssertEqual(rasters.area, 0)

    flatten()
    rasters.removeAll()
    XCTAssertNil(fragment.raster)
    XCTAssertEqual(rasters.area, 0)
  }

  /// Returns a fragment of twelve opaque items in the same rectangle.
  private func makeFragment(_ rect: PixelRect) -> DisplayFragment {
    let item = DisplayItem(LayerID(rawValue: 1), .background, .fill(.white), rect: rect)
    return DisplayFragment([DisplayItem](repeating: item, count: 12))
  }

  /// Redraws a part of a list that consists of one item, in two frames.
  private func redraw(_ drawing: Drawing, in rect: PixelRect, _ part: PixelRect) {
    let rasters = FragmentRasters(surfaceSize: size)
    var list = DisplayList(size: size)
    list.items = [DisplayItem(LayerID(rawValue: 1), .fragment, drawing, rect: rect)]
    for _ in 0..<2 { rasters.noteFrame(of: list, damage: PixelRegion(part)) }
  }

  func testAPageLongerThanAPixmapIsNotFlattened() {
    let longest = Pixmap.maximumExtent
    for (width, height, isFlattened) in [
      (longest, 1, true), (longest + 1, 1, false), (1, longest, true), (1, longest + 1, false),
    ] {
      let rect = PixelRect(x: 0, y: 0, width: width, height: height)
      let fragment = makeFragment(rect)

      redraw(.fragment(fragment), in: rect, rect)

      XCTAssertEqual(fragment.raster != nil, isFlattened, "\(width) × \(height)")
    }
  }

  func testAPageInAGroupIsFlattenedForAChangeAboveItsPartOfTheGroup() {
    for (x, y) in [(100, 0), (0, 100), (100, 100)] {
      let page = PixelRect(x: 0, y: 0, width: 50, height: 50)
      let fragment = makeFragment(page)
      var group = Group([DisplayItem(LayerID(rawValue: 1), .fragment, .fragment(fragment), rect: page)])
      group.placement = .translation(x: Double(x), y: Double(y))
      let shown = page.offsetBy(x: x, y: y)

      redraw(.group(group), in: shown, shown)

      XCTAssertNotNil(fragment.raster, "moved by \(x), \(y)")
    }
  }

  func testPicturesTakeAtMostFourTimesTheAreaOfTheSurfaceAndNoneOnTheScreenIsFreed() {
    let rasters = FragmentRasters(surfaceSize: PixelSize(width: 20, height: 20))
    rasters.resize(to: size)
    let whole = PixelRect(size)
    var list = DisplayList(size: size)
    let fragments = (1...6).map { number in
      let layer = LayerID(rawValue: UInt64(number))
      let item = DisplayItem(layer, .background, .fill(.white), rect: whole)
      return DisplayFragment([DisplayItem](repeating: item, count: 12))
    }
    for (number, fragment) in fragments.enumerated() {
      let layer = LayerID(rawValue: UInt64(number + 1))
      list.items.append(DisplayItem(layer, .fragment, .fragment(fragment), rect: whole))
    }

    for _ in 0..<4 {
      rasters.noteFrame(of: list, damage: PixelRegion(whole))
    }

    XCTAssertEqual(fragments.map { $0.raster != nil }, [true, true, true, true, false, false])
    XCTAssertEqual(rasters.area, 4 * whole.area)
  }
}
