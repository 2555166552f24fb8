// SPDX-License-Identifier: MIT
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The raster of a page that leaves the tree and comes back.
final class RasterSourceTests: XCTestCase {
  private let surface = PixelSize(width: 1000, height: 1000)
  private let page = LayerID(rawValue: 1)
  private var sequence: UInt64 = 0

  /// Returns the nodes of a page and of two layers in it.
  private func pageNodes() -> [CommittedNode] {
    var node = RenderNode(id: page, state: LayerState())
    node.sublayers = [2, 3].map { LayerID(rawValue: $0) }
    let parts = node.sublayers.map { RenderNode(id: $0, state: LayerState()) }
    return ([node] + parts).map { CommittedNode($0) }
  }

  /// Commits the page, or that it has left.
  private func commit(_ nodes: [CommittedNode], to tree: inout RenderTree) {
    sequence += 1
    var commit = Commit(sequence: sequence, time: 0, root: nodes.isEmpty ? nil : page)
    if nodes.isEmpty { commit.removed = [1, 2, 3].map { LayerID(rawValue: $0) } } else { commit.updated = nodes }
    tree.apply(commit)
  }

  private func pageRaster(in cache: RasterCache, _ tree: RenderTree) throws -> Raster? {
    let layer = try XCTUnwrap(tree.sampleLayer(page, at: 0))
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    return cache.raster(for: .init(layer: layer, frameSize: rect.size, part: .appearance), in: tree) {
      [DisplayItem(layer.id, .background, .fill(.black), rect: rect)]
    }
  }

  /// Shows a page, lets it leave the tree, and rests. Returns the page's raster.
  private func showAndLeave(_ nodes: [CommittedNode], _ tree: inout RenderTree, in cache: RasterCache) throws -> Raster?
  {
    commit(nodes, to: &tree)
    let raster = try pageRaster(in: cache, tree)
    commit([], to: &tree)
    for _ in 0..<2 { cache.endFrame() }
    cache.trim()
    return raster
  }

  func testAPageThatComesBackUnchangedHasItsRaster() throws {
    let (cache, nodes) = (RasterCache(surfaceSize: surface), pageNodes())
    var tree = RenderTree()
    let raster = try XCTUnwrap(showAndLeave(nodes, &tree, in: cache))

    commit(nodes, to: &tree)

    XCTAssertTrue(try pageRaster(in: cache, tree) === raster)
  }

  func testALayerThatHasChangedMeanwhileMakesAnotherRaster() throws {
    let (cache, nodes) = (RasterCache(surfaceSize: surface), pageNodes())
    var tree = RenderTree()
    let raster = try XCTUnwrap(showAndLeave(nodes, &tree, in: cache))

    commit([nodes[0], nodes[1], CommittedNode(nodes[2].node)], to: &tree)

    XCTAssertFalse(try pageRaster(in: cache, tree) === raster)
  }

  func testTheRasterOfAPageThatCannotComeBackIsFreed() throws {
    let cache = RasterCache(surfaceSize: surface)
    var tree = RenderTree()

    XCTAssertNotNil(try showAndLeave(pageNodes(), &tree, in: cache))
    // Nothing has the page's nodes any longer.
    cache.trim()

    XCTAssertFalse(cache.hasRaster(for: page))
  }
}
