// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class RasterCacheTests: XCTestCase {
  private let size = PixelSize(width: 200, height: 200)

  /// Returns a page with three layers in it.
  private func page(in tree: LayerTree) -> LayerID {
    let page = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200), color: .white)
    for index in 0..<3 { tree.add(CGRect(x: 10 * index, y: 5, width: 8, height: 8), color: .red, to: page) }
    return page
  }

  /// Returns whether the page is flattened in each of several frames, with a change before each.
  private func flattenings(_ tree: LayerTree, of page: LayerID, frames: Int, _ change: (Int) -> Void) -> [Bool] {
    let scene = Scene(size: size, scale: 1)
    return (0..<frames).map { frame in
      change(frame)
      scene.apply(tree.commit())
      _ = scene.update(at: Double(frame) / 60)
      return scene.list.items.contains { $0.key == DisplayItem.Key(layer: page, role: .raster) }
    }
  }

  func testPageIsFlattenedWhenItFirstMoves() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = page(in: tree)

    let flat = flattenings(tree, of: page, frames: 6) { frame in
      if frame >= 2 { tree.set(page) { $0.position.x += 3 } }
    }

    XCTAssertEqual(flat, [false, false, true, true, true, true])
  }

  func testPageThatChangesInEachFrameIsFlattenedOnlyAfterTwoUnchangedFrames() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = page(in: tree)
    let inside = LayerID(rawValue: page.rawValue + 1)

    let flat = flattenings(tree, of: page, frames: 10) { frame in
      tree.set(page) { $0.position.x += 3 }
      if (2..<6).contains(frame) { tree.set(inside) { $0.position.y += 1 } }
    }

    XCTAssertEqual(Array(flat[2..<7]), [false, false, false, false, false])
    XCTAssertEqual(Array(flat[8...]), [true, true])
  }

  func testPageWithARunningAnimationIsNotFlattenedButItsOtherPartsAre() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = page(in: tree)
    let part = tree.add(CGRect(x: 0, y: 50, width: 50, height: 50), color: .green, to: page)
    tree.add(CGRect(x: 0, y: 0, width: 5, height: 5), color: .red, to: part)
    tree.change(LayerID(rawValue: page.rawValue + 1)) {
      $0.animations = [.linear("opacity", from: 1, to: 0, duration: 10)]
    }
    let scene = Scene(size: size, scale: 1)
    for frame in 0..<4 {
      tree.set(page) { $0.position.x += 3 }
      scene.apply(tree.commit())
      _ = scene.update(at: Double(frame) / 60)
    }

    let rasters = scene.list.items.filter { $0.key.role == .raster }.map(\.key.layer)

    XCTAssertEqual(rasters, [part])
  }

  /// Returns a page with `count` layers in it below a shade that fades in.
  private func shadedPage(in tree: LayerTree, count: Int) -> (page: LayerID, shade: LayerID) {
    let page = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200), color: .white)
    for index in 0..<count { tree.add(CGRect(x: 10 * index, y: 5, width: 8, height: 8), color: .red, to: page) }
    let shade = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200), color: .black, to: page)
    tree.change(shade) { $0.animations = [.linear("opacity", from: 0, to: 1, duration: 1)] }
    return (page, shade)
  }

  func testWhatLiesBelowAnAnimatedShadeOfAMovingPageIsFlattened() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let (page, shade) = shadedPage(in: tree, count: 8)
    let scene = Scene(size: size, scale: 1)
    for frame in 0..<3 {
      tree.set(page) { $0.position.x += 3 }
      scene.apply(tree.commit())
      _ = scene.update(at: Double(frame) / 60)
    }

    let keys = scene.list.items.suffix(2).map(\.key)

    XCTAssertEqual(keys.map(\.layer), [page, shade])
    XCTAssertEqual(keys.map(\.role), [.raster, .background])
  }

  func testAFewLayersBelowAnAnimatedOneAreNotFlattened() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = shadedPage(in: tree, count: 7).page

    XCTAssertEqual(
      flattenings(tree, of: page, frames: 3) { _ in tree.set(page) { $0.position.x += 3 } }, [false, false, false])
  }

  func testALayerThatBeginsToMoveLeavesThePictureBelowTheAnimatedOnes() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = shadedPage(in: tree, count: 9).page
    let second = LayerID(rawValue: page.rawValue + 2)

    let flat = flattenings(tree, of: page, frames: 4) { frame in
      tree.set(page) { $0.position.x += 3 }
      guard frame == 2 else { return }
      tree.change(second) { $0.animations = [.linear("position.x", from: 0, to: 9, duration: 10)] }
    }

    XCTAssertEqual(flat, [false, true, false, false])
  }

  func testAShadowThatChangesLeavesThePictureOfAMovingPage() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = page(in: tree)

    tree.change(page) {
      $0.animations = [
        .linear("position.x", from: 0, to: 90, duration: 1), .linear("shadowOpacity", from: 0, to: 1, duration: 1),
      ]
    }

    XCTAssertEqual(flattenings(tree, of: page, frames: 4) { _ in }, [true, true, true, true])
  }

  func testScrollingFlattensTheContentAndNotTheScroller() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let scroller = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200)) { $0.masksToBounds = true }
    let row = tree.add(CGRect(x: 0, y: 0, width: 200, height: 40), color: .white, to: scroller)
    tree.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .red, to: row)

    let flat = flattenings(tree, of: row, frames: 4) { frame in
      if frame > 0 { tree.set(scroller) { $0.bounds.origin.y += 4 } }
    }

    XCTAssertEqual(flat, [false, true, true, true])
  }

  func testRasterOfAnOpaquePageIsOpaque() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let page = page(in: tree)
    let scene = Scene(size: size, scale: 1)
    for _ in 0..<2 {
      tree.set(page) { $0.position.x += 3 }
      scene.apply(tree.commit())
      _ = scene.update(at: 0)
    }

    guard case .raster(let raster, let placement)? = scene.list.items.last?.drawing else { return XCTFail("no raster") }
    XCTAssertTrue(raster.isOpaque)
    XCTAssertEqual(raster.bounds, PixelRect(x: 0, y: 0, width: 200, height: 200))
    XCTAssertEqual(placement.pixelOffset.map { [$0.x, $0.y] }, [6, 0])
  }

  // MARK: The cache itself

  private let surface = PixelSize(width: 1000, height: 1000)

  /// Returns whether a cache keeps a raster of this size for a layer that it sees for the first time.
  private func keeps(_ width: Int, _ height: Int, _ id: UInt64 = 1, in cache: RasterCache) -> Bool {
    let id = LayerID(rawValue: id)
    let tree = tree(of: id)
    let rect = PixelRect(x: 0, y: 0, width: width, height: height)
    return cache.raster(
      for: .init(layer: tree.sampleLayer(id, at: 0)!, frameSize: rect.size, part: .appearance), in: tree
    ) {
      [DisplayItem(id, .background, .fill(.black), rect: rect)]
    } != nil
  }

  /// Returns a tree of one layer.
  private func tree(of id: LayerID) -> RenderTree {
    var commit = Commit(sequence: 1, time: 0, root: id)
    commit.updated = [CommittedNode(RenderNode(id: id, state: LayerState()))]
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func kept(in cache: RasterCache, of ids: ClosedRange<UInt64>) -> [UInt64] {
    ids.filter { cache.hasRaster(for: LayerID(rawValue: $0)) }
  }

  func testRasterIsAtMostFourTimesAsLargeAsTheSurface() {
    let cache = RasterCache(surfaceSize: surface)

    XCTAssertTrue(keeps(2000, 2000, 1, in: cache))
    XCTAssertFalse(keeps(2001, 2000, 2, in: cache))
  }

  func testRasterIsAtMostAsLongAsAPixmap() {
    let cache = RasterCache(surfaceSize: surface)

    XCTAssertTrue(keeps(Pixmap.maximumExtent, 1, 1, in: cache))
    XCTAssertFalse(keeps(Pixmap.maximumExtent + 1, 1, 2, in: cache))
    XCTAssertFalse(keeps(1, Pixmap.maximumExtent + 1, 3, in: cache))
  }

  func testRastersOfASmallSurfaceMayBeAsLargeAsThoseOfAnAverageOne() {
    let cache = RasterCache(surfaceSize: PixelSize(width: 10, height: 10))

    XCTAssertTrue(keeps(1024, 1024, 1, in: cache))
    XCTAssertFalse(keeps(1025, 1024, 2, in: cache))
  }

  func testOldestRastersAreFreedUntilTheOthersFit() {
    let cache = RasterCache(surfaceSize: surface)

    for id in UInt64(1)...4 {
      XCTAssertTrue(keeps(2000, 2000, id, in: cache))
      cache.endFrame()
    }

    XCTAssertEqual(kept(in: cache, of: 1...4), [2, 3, 4])
  }

  func testNoRasterOfTheLastFrameIsFreed() {
    let cache = RasterCache(surfaceSize: surface)

    for id in UInt64(1)...5 { XCTAssertTrue(keeps(2000, 2000, id, in: cache)) }
    cache.endFrame()

    XCTAssertEqual(kept(in: cache, of: 1...5), [1, 2, 3, 4, 5])
  }

  func testARasterWithoutAnythingBelowItIsFreedAtRest() {
    let cache = RasterCache(surfaceSize: surface)
    XCTAssertTrue(keeps(10, 10, 1, in: cache))
    cache.endFrame()

    cache.trim()
    XCTAssertEqual(kept(in: cache, of: 1...1), [1], "the last frame used it")
    cache.endFrame()
    cache.trim()

    XCTAssertEqual(kept(in: cache, of: 1...1), [])
  }
}
