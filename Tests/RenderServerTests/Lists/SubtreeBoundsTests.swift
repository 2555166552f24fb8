// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Invisible subtrees are skipped, and no visible layer is.
final class SubtreeBoundsTests: XCTestCase {
  private let size = PixelSize(width: 200, height: 200)

  private func items(_ tree: LayerTree, skipping: Bool) -> [DisplayItem] {
    var builder = DisplayListBuilder(tree: tree.tree(), time: 0, scale: 1, size: size)
    if skipping { builder.caches = WalkCaches(surfaceSize: size) }
    return builder.build().items.withoutFragments
  }

  func testInvisibleRowOfAScrollerIsNeitherListedNorFlattened() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let scroller = tree.add(CGRect(x: 0, y: 0, width: 200, height: 200)) { $0.masksToBounds = true }
    let rows = (0..<100).map { index in
      let row = tree.add(CGRect(x: 0, y: 40 * index, width: 200, height: 30), color: .white, to: scroller)
      tree.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .red, to: row)
      return row
    }
    let caches = WalkCaches(surfaceSize: size)
    var committed = RenderTree()
    var list = DisplayList(size: size)

    for frame in 0..<3 {
      tree.set(scroller) { $0.bounds.origin.y = CGFloat(1000 + 4 * frame) }
      committed.apply(tree.commit())
      list = DisplayListBuilder(tree: committed, time: 0, scale: 1, size: size, caches: caches).build()
      caches.endFrame()
    }

    XCTAssertEqual(rows.filter(caches.rasters.hasRaster).count, 6, "the five or six visible rows")
    XCTAssertEqual(Set(list.items.map(\.key.layer)).intersection(rows).count, 6)
  }

  func testVisibleShadowsAndSublayersOfAnInvisibleLayerAreListed() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let outside = tree.add(CGRect(x: 0, y: 220, width: 100, height: 50), color: .white)
    tree.add(CGRect(x: 0, y: -60, width: 20, height: 45), color: .red, to: outside)
    tree.add(CGRect(x: 0, y: 215, width: 100, height: 50), color: .white) {
      $0.shadow.opacity = 1
      $0.shadow.radius = 8
    }

    XCTAssertEqual(items(tree, skipping: true), items(tree, skipping: false))
    XCTAssertFalse(items(tree, skipping: true).isEmpty)
  }

  func testSublayerThatBecomesVisibleIsListedAlthoughItsSuperlayerIsInvisible() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let outside = tree.add(CGRect(x: 300, y: 0, width: 100, height: 50), color: .white)
    let inner = tree.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red, to: outside)
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    XCTAssertEqual(scene.list.items.count, 1, "only the root")

    tree.set(inner) { $0.position.x = -150 }
    scene.apply(tree.commit())
    _ = scene.update(at: 0)

    XCTAssertEqual(scene.list.items.map(\.key.layer).last, inner)
  }

  /// Random trees look the same with and without skipping.
  func testNoVisibleLayerIsSkipped() {
    var generator = Numbers(state: 7)
    for _ in 0..<300 {
      let tree = LayerTree(size: CGSize(width: 200, height: 200))
      var layers = [tree.root]
      for _ in 0..<12 {
        let frame = CGRect(
          x: Int.random(in: -400...400, using: &generator), y: Int.random(in: -400...400, using: &generator),
          width: Int.random(in: 0...300, using: &generator), height: Int.random(in: 0...300, using: &generator))
        let parent = layers.randomElement(using: &generator) ?? tree.root
        let kind = Int.random(in: 0..<6, using: &generator)
        let id = tree.add(frame, color: .red, to: parent) { state in
          switch kind {
          case 0: state.masksToBounds = true
          case 1: state.shadow.opacity = 1
          case 2: state.transform = .translation(30.4, -20.7, 0)
          case 3: state.transform = CATransform3D.rotation(0.5, 0, 0, 1)
          case 4: state.bounds.origin = CGPoint(x: 55.5, y: -33)
          default: break
          }
        }
        layers.append(id)
      }
      let (short, long) = (items(tree, skipping: true), items(tree, skipping: false))
      XCTAssertEqual(short, long)
    }
  }
}
