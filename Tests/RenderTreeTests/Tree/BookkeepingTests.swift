// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import XCTest

final class BookkeepingTests: XCTestCase {
  private let spin = LayerAnimation.basic("transform.rotation.z", to: 1)

  /// The layers 1 ─ 2 ─ 3 ─ 4, each the parent of the next.
  private var chain: TreeBuilder {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2]), TreeBuilder.node(2, [3]), TreeBuilder.node(3, [4]), TreeBuilder.node(4),
    ])
    return builder
  }

  private func versions(_ builder: TreeBuilder) -> [UInt64] {
    ([1, 2, 3, 4] as [LayerID]).map(builder.tree.subtreeVersion)
  }

  func testChangedAppearanceChangesTheVersionsOfTheLayerAndItsSuperlayers() {
    var builder = chain
    builder.commit([TreeBuilder.node(3, [4]) { $0.state.backgroundColor = .white }])

    XCTAssertEqual(versions(builder), [2, 2, 2, 1])
  }

  func testChangedPlacementChangesOnlyTheVersionsOfSuperlayers() {
    var builder = chain
    builder.commit([
      TreeBuilder.node(3, [4]) {
        $0.state.position.x = 5
        $0.state.opacity = 0.5
        $0.state.transform = .scale(2, 2)
        $0.timeMap = TimeMap(beginTime: 3)
        $0.animations = [spin]
      }
    ])

    XCTAssertEqual(versions(builder), [2, 2, 1, 1])
  }

  func testAnimationOfTheAppearanceIsAChangeOfTheAppearance() {
    var builder = chain
    builder.commit([
      TreeBuilder.node(3, [4]) { $0.animations = [.basic("cornerRadius", to: 4)] }
    ])

    XCTAssertEqual(versions(builder), [2, 2, 2, 1])
  }

  func testSizeAndScrollPositionBelongToTheAppearanceAndTheAnchorDoesNot() {
    var builder = chain
    builder.commit([TreeBuilder.node(3, [4]) { $0.state.bounds.origin.y = 5 }])
    XCTAssertEqual(builder.tree.subtreeVersion(3), 2)
    builder.commit([
      TreeBuilder.node(3, [4]) {
        $0.state.bounds.origin.y = 5
        $0.state.anchorPoint = .zero
      }
    ])
    XCTAssertEqual(builder.tree.subtreeVersion(3), 2)
    XCTAssertEqual(builder.tree.subtreeVersion(2), 3)
  }

  func testChangeOfAMaskIsAChangeOfItsLayer() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.mask = 8 }, TreeBuilder.node(8)])
    XCTAssertEqual(builder.tree.superlayer(of: 8), 1)
    XCTAssertFalse(builder.tree.hasAnimationsOnlyInMask(of: 1))

    builder.commit([TreeBuilder.node(8) { $0.state.backgroundColor = .white }])
    XCTAssertEqual(builder.tree.subtreeVersion(1), 2)

    builder.commit([TreeBuilder.node(8) { $0.animations = [.basic("position.x", from: 0, to: 1)] }])
    XCTAssertTrue(builder.tree.hasAnimationsOnlyInMask(of: 1))
    builder.commit([
      TreeBuilder.node(1, [2]) { $0.mask = 8 },
      TreeBuilder.node(2) { $0.animations = [.basic("position.x", from: 0, to: 1)] },
    ])
    XCTAssertFalse(builder.tree.hasAnimationsOnlyInMask(of: 1))
  }

  func testOnlyALayerThatShowsNothingOutsideItsBoundsHasAFixedFrame() {
    let frame = CGRect(x: 30, y: 10, width: 40, height: 20)
    func fixedFrame(_ sublayers: [LayerID] = [], _ change: (inout RenderNode) -> Void = { _ in }) -> CGRect? {
      var builder = TreeBuilder()
      let node = TreeBuilder.node(1, sublayers) {
        $0.state.bounds = CGRect(x: 5, y: 6, width: 40, height: 20)
        $0.state.position = CGPoint(x: 40, y: 30)
        $0.state.anchorPoint = CGPoint(x: 0.25, y: 1)
        change(&$0)
      }
      builder.commit([node] + sublayers.map { TreeBuilder.node($0) })
      return builder.tree.committedNode(1)?.fixedFrame
    }
    let image = LayerContents.image(
      CGImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: [0, 0, 0, 255]))

    XCTAssertEqual(fixedFrame(), frame)
    XCTAssertNil(fixedFrame { $0.animations = [.basic("position.x", from: 0, to: 1)] })
    XCTAssertNil(fixedFrame { $0.state.transform = .scale(2, 2) })
    XCTAssertNil(fixedFrame { $0.state.shape = ShapeState() })
    XCTAssertNil(fixedFrame { $0.state.pageCurl.progress = 0.5 })
    for masks in [false, true] {
      XCTAssertEqual(fixedFrame([2]) { $0.state.masksToBounds = masks }, masks ? frame : nil)
      let shadowed = fixedFrame {
        $0.state.shadow.opacity = 0.5
        $0.state.masksToBounds = masks
      }
      XCTAssertEqual(shadowed, masks ? frame : nil)
      for gravity in [ContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center] {
        let staysInside = masks || gravity == .resize || gravity == .resizeAspect
        let filled = fixedFrame {
          $0.state.contents = image
          $0.state.contentsLayout.gravity = gravity
          $0.state.masksToBounds = masks
        }
        XCTAssertEqual(filled, staysInside ? frame : nil, "\(gravity), \(masks)")
      }
      XCTAssertEqual(
        fixedFrame {
          $0.state.contentsLayout.gravity = .center
          $0.state.masksToBounds = masks
        }, frame)
    }
  }

  func testRemovingALayerChangesTheVersionsOfItsSuperlayers() {
    var builder = chain
    builder.commit([TreeBuilder.node(3)], removed: [4])

    XCTAssertEqual(versions(builder), [2, 2, 2, 0])
    XCTAssertEqual(builder.tree.layerCount, 3)
  }

  func testAnimationsAreCountedInSuperlayers() {
    var builder = chain
    builder.commit([TreeBuilder.node(4) { $0.animations = [spin] }])
    XCTAssertEqual(([1, 2, 3, 4] as [LayerID]).map(builder.tree.hasAnimationsBelow), [true, true, true, false])
    builder.commit([TreeBuilder.node(4)])
    XCTAssertEqual(([1, 2, 3, 4] as [LayerID]).map(builder.tree.hasAnimationsBelow), [false, false, false, false])
  }

  func testMovedSubtreeKeepsItsAnimations() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2, 3]), TreeBuilder.node(2, [4]), TreeBuilder.node(3),
      TreeBuilder.node(4, [5]), TreeBuilder.node(5) { $0.animations = [spin] },
    ])
    builder.commit([TreeBuilder.node(2), TreeBuilder.node(3, [4])])

    XCTAssertFalse(builder.tree.hasAnimationsBelow(2))
    XCTAssertTrue(builder.tree.hasAnimationsBelow(3))
    XCTAssertEqual(builder.tree.superlayer(of: 4), 3)
  }

  func testCopyOfATreeIsNotChangedByLaterCommits() {
    var builder = chain
    let copy = builder.tree
    builder.commit([TreeBuilder.node(4) { $0.state.opacity = 0 }])

    XCTAssertEqual(copy.node(4)?.state.opacity, 1)
    XCTAssertEqual(builder.tree.node(4)?.state.opacity, 0)
  }

  func testLayerMayChangePlacesWithItsSuperlayer() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2]), TreeBuilder.node(2, [3]), TreeBuilder.node(3) { $0.animations = [spin] },
    ])
    builder.commit([TreeBuilder.node(3, [2]) { $0.animations = [spin] }, TreeBuilder.node(2), TreeBuilder.node(1, [3])])

    XCTAssertEqual(builder.tree.superlayer(of: 2), 3)
    XCTAssertEqual(builder.tree.superlayer(of: 3), 1)
    XCTAssertFalse(builder.tree.hasAnimationsBelow(3))
    XCTAssertTrue(builder.tree.hasAnimationsBelow(1))
  }

  /// Random trees are cut, moved and changed. `TreeBuilder` compares the counts with a full count after each commit.
  func testCountsAreCorrectAfterRandomCommits() {
    var random = SeededGenerator(seed: 1)
    var builder = TreeBuilder()
    var model: [UInt64: [UInt64]] = [1: []]
    var nextID: UInt64 = 2
    builder.commit([TreeBuilder.node(1)])
    for _ in 0..<400 {
      var changed: Set<UInt64> = []
      var removed: Set<UInt64> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        RandomEdit.apply(to: &model, nextID: &nextID, changed: &changed, removed: &removed, using: &random)
      }
      let nodes = changed.subtracting(removed).map { id in
        TreeBuilder.node(LayerID(rawValue: id), model[id]!.map(LayerID.init(rawValue:))) {
          $0.state.zPosition = CGFloat(Int.random(in: 0...2, using: &random))
          $0.animations = Array(repeating: spin, count: Int.random(in: 0...2, using: &random))
        }
      }
      builder.commit(nodes, removed: removed.map(LayerID.init(rawValue:)))
      XCTAssertEqual(builder.tree.layerCount, model.count)
    }
  }
}

/// A random change of a model tree: a new leaf, a removed subtree, a moved subtree, or another appearance.
private enum RandomEdit {
  static func apply(
    to model: inout [UInt64: [UInt64]], nextID: inout UInt64, changed: inout Set<UInt64>, removed: inout Set<UInt64>,
    using random: inout SeededGenerator
  ) {
    let ids = model.keys.sorted()
    let id = ids.randomElement(using: &random)!
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      model[nextID] = []
      model[id]!.insert(nextID, at: Int.random(in: 0...model[id]!.count, using: &random))
      changed.formUnion([id, nextID])
      nextID += 1
    case 2 where id != 1:
      let parent = model.first { $0.value.contains(id) }!.key
      model[parent]!.removeAll { $0 == id }
      changed.insert(parent)
      for gone in subtree(id, model) {
        model[gone] = nil
        removed.insert(gone)
      }
    case 3 where id != 1:
      let target = ids.randomElement(using: &random)!
      guard !subtree(id, model).contains(target) else { return }
      let parent = model.first { $0.value.contains(id) }!.key
      model[parent]!.removeAll { $0 == id }
      model[target]!.append(id)
      changed.formUnion([parent, target])
    default: changed.insert(id)
    }
  }

  private static func subtree(_ id: UInt64, _ model: [UInt64: [UInt64]]) -> Set<UInt64> {
    model[id]!.reduce(into: [id]) { $0.formUnion(subtree($1, model)) }
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014), which generates the same numbers each time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
