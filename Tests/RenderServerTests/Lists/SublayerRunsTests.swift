// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Many sublayers with few changes: only the changed ones are listed again, and the lists equal those of a whole walk.
final class SublayerRunsTests: XCTestCase {
  private let size = PixelSize(width: 120, height: 120)
  private let count = 3 * SublayerBlock.size

  private func grid(in tree: LayerTree, of superlayer: LayerID? = nil) -> [LayerID] {
    (0..<count).map {
      tree.add(CGRect(x: $0 % 8 * 15, y: $0 / 8 * 10, width: 12, height: 8), color: .red, to: superlayer)
    }
  }

  private func runs(_ scene: Scene) -> [DisplayFragment] {
    scene.list.items.flatMap { item -> [DisplayFragment] in
      guard case .fragment(let fragment) = item.drawing else { return [] }
      return item.key.role == .run ? [fragment] : fragment.nested
    }
  }

  func testAChangeOfOneSublayerListsItsBlockAgain() {
    let tree = LayerTree(size: CGSize(width: 120, height: 120))
    let layers = grid(in: tree)
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    let before = runs(scene)

    tree.set(layers[SublayerBlock.size]) { $0.backgroundColor = .blue }
    scene.apply(tree.commit())
    let damage = scene.update(at: 0).damage

    XCTAssertEqual(damage.rects, [PixelRect(x: 0, y: 40, width: 12, height: 8)])
    XCTAssertEqual(before.count, 3)
    XCTAssertEqual(zip(before, runs(scene)).map { $0 === $1 }, [true, false, true])
  }

  func testAnotherBackgroundListsNoSublayerAgain() {
    let tree = LayerTree(size: CGSize(width: 120, height: 120))
    _ = grid(in: tree)
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    let before = runs(scene)

    tree.set(tree.root) { $0.backgroundColor = .blue }
    scene.apply(tree.commit())
    _ = scene.update(at: 0)

    XCTAssertEqual(zip(before, runs(scene)).map { $0 === $1 }, [true, true, true])
  }

  func testARaisedSublayerIsDrawnAboveTheOthersAndTheseAreStillRuns() {
    let tree = LayerTree(size: CGSize(width: 120, height: 120))
    let layers = grid(in: tree)
    tree.set(layers[40]) { $0.zPosition = 1 }
    tree.set(layers[50]) { $0.zPosition = -1 }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)

    let items = scene.list.items.withoutFragments
    XCTAssertEqual(items.map(\.key.layer).dropFirst().first, layers[50])
    XCTAssertEqual(items.last?.key.layer, layers[40])
    XCTAssertEqual(runs(scene).map(\.items.count), [32, 8, 9, 13, 32])
  }

  func testRandomChangesLookAsWithoutCaches() { change(rounds: 250, seed: 5, animates: true) }

  func testRandomChangesOfAScrollerLookAsWithoutCaches() { change(rounds: 250, seed: 6, animates: false) }

  // MARK: Random changes

  /// Changes a layer with many sublayers at random. After each change, the list is that of a whole walk, and all pixels
  /// that differ from the frame before are damaged.
  private func change(rounds: Int, seed: UInt64, animates: Bool) {
    var random = Numbers(state: seed)
    let tree = LayerTree(size: CGSize(width: 120, height: 120))
    let container = tree.add(CGRect(x: 0, y: 0, width: 120, height: 120), color: .white) { $0.masksToBounds = true }
    var layers = grid(in: tree, of: container)
    let (scene, whole) = (Scene(size: size, scale: 1), Scene(size: size, scale: 1, usesCaches: false))
    var pixels: [Int] = []
    for round in 0..<rounds {
      if animates {
        changeAnimations(of: layers, in: tree, &random)
      } else {
        tree.set(container) { $0.bounds.origin.y = CGFloat.random(in: -200...200, using: &random) }
      }
      changeSublayers(&layers, of: container, in: tree, &random)
      let commit = tree.commit()
      scene.apply(commit)
      whole.apply(commit)
      let damage = scene.update(at: Double(round) / 60).damage
      _ = whole.update(at: Double(round) / 60)
      let items = scene.list.items.withoutFragments
      XCTAssertEqual(items, whole.list.items.withoutFragments, "round \(round)")
      let painted = paint(items)
      if !pixels.isEmpty { assertDamaged(damage, pixels, painted, round) }
      pixels = painted
    }
  }

  private func changeSublayers(
    _ layers: inout [LayerID], of container: LayerID, in tree: LayerTree, _ random: inout Numbers
  ) {
    let layer = layers.randomElement(using: &random) ?? layers[0]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: tree.set(layer) { $0.position.x += CGFloat(Int.random(in: -30...30, using: &random)) }
    case 1: tree.set(layer) { $0.backgroundColor = $0.backgroundColor == .red ? .blue : .red }
    case 2: tree.set(layer) { $0.zPosition = CGFloat(Int.random(in: -1...1, using: &random)) }
    case 3: tree.set(layer) { $0.isHidden.toggle() }
    case 4:
      let frame = CGRect(
        x: Int.random(in: 0..<120, using: &random), y: Int.random(in: 0..<120, using: &random), width: 20, height: 20)
      layers.insert(tree.make(frame, color: .green), at: Int.random(in: 0...layers.count, using: &random))
    case 5:
      layers.removeAll { $0 == layer }
      tree.remove(layer, from: container)
    case 6: layers.swapAt(0, Int.random(in: 0..<layers.count, using: &random))
    default: break
    }
    let changed = layers
    tree.change(container) { $0.sublayers = changed }
  }

  private func changeAnimations(of layers: [LayerID], in tree: LayerTree, _ random: inout Numbers) {
    guard let layer = layers.randomElement(using: &random) else { return }
    let keyPath = Bool.random(using: &random) ? "opacity" : "zPosition"
    tree.change(layer) { $0.animations = [.linear(keyPath, from: 0, to: 1, begin: 0, duration: 5)] }
    for id in layers where Int.random(in: 0..<20, using: &random) == 0 { tree.change(id) { $0.animations = [] } }
  }

  // MARK: Pixels

  /// Returns a number for each pixel, which tells apart whatever looks different.
  private func paint(_ items: [DisplayItem]) -> [Int] {
    var pixels = [Int](repeating: 0, count: size.width * size.height)
    for item in items {
      guard case .fill(let color) = item.drawing else { continue }
      let rect = item.rect
      for y in rect.y..<rect.maxY {
        for index in y * size.width + rect.x..<y * size.width + rect.maxX {
          var hasher = Hasher()
          hasher.combine(color.components)
          if item.opacity < 1 { hasher.combine([CGFloat(pixels[index]), item.opacity]) }
          pixels[index] = hasher.finalize()
        }
      }
    }
    return pixels
  }

  private func assertDamaged(_ damage: PixelRegion, _ old: [Int], _ new: [Int], _ round: Int) {
    let missed = old.indices.first { index in
      let pixel = PixelRect(x: index % size.width, y: index / size.width, width: 1, height: 1)
      return old[index] != new[index] && !damage.rects.contains { $0.intersects(pixel) }
    }
    XCTAssertNil(missed, "round \(round): a pixel has changed that is not damaged")
  }
}
