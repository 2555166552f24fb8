// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

/// Which blocks of many sublayers a commit changes. `TreeBuilder` also compares each block with that of the commit before.
final class SublayerBlockTests: XCTestCase {
  private let size = SublayerBlock.size

  /// Returns a tree in which layer 1 has layers from 100 on: two whole blocks and half of one.
  private func row() -> (builder: TreeBuilder, sublayers: [LayerID]) {
    var builder = TreeBuilder()
    let sublayers = (0..<size * 5 / 2).map { LayerID(rawValue: UInt64(100 + $0)) }
    builder.commit([TreeBuilder.node(1, sublayers)] + sublayers.map { TreeBuilder.node($0) })
    return (builder, sublayers)
  }

  private func versions(_ builder: TreeBuilder) -> [UInt64] { builder.tree.sublayerBlocks(of: 1).map(\.version) }

  func testBlocksHaveAFixedNumberOfSublayersButTheLast() {
    let (builder, sublayers) = row()

    XCTAssertEqual(
      builder.tree.sublayerBlocks(of: 1).map(\.range), [0..<size, size..<2 * size, 2 * size..<sublayers.count])
    XCTAssertEqual(versions(builder), [1, 1, 1])
    XCTAssertEqual(builder.tree.sublayerBlocks(of: 100), [])
    XCTAssertEqual(builder.tree.sublayerBlocks(of: 7), [])
  }

  func testAFewSublayersAreOneBlockWithTheVersionOfTheirSuperlayer() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1, [2, 3]), TreeBuilder.node(2), TreeBuilder.node(3)])
    builder.commit([TreeBuilder.node(3) { $0.state.position.x = 4 }])

    XCTAssertEqual(builder.tree.sublayerBlocks(of: 1).map(\.range), [0..<2])
    XCTAssertEqual(versions(builder), [2])
    XCTAssertEqual(builder.tree.blockVersion(of: 2), 2)
    XCTAssertNil(builder.tree.blockVersion(of: 1))
  }

  func testAChangeOfASublayerChangesItsBlock() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(sublayers[size]) { $0.state.backgroundColor = .white }])
    XCTAssertEqual(versions(builder), [1, 2, 1])

    builder.commit([TreeBuilder.node(sublayers[size * 2 - 1]) { $0.state.position.x = 4 }])
    XCTAssertEqual(versions(builder), [1, 3, 1])
    XCTAssertEqual(builder.tree.blockVersion(of: sublayers[size]), 3)
    XCTAssertEqual(builder.tree.blockVersion(of: sublayers[0]), 1)
  }

  func testAChangeBelowASublayerChangesItsBlock() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(sublayers[3], [7]), TreeBuilder.node(7, [8]), TreeBuilder.node(8)])
    XCTAssertEqual(versions(builder), [2, 1, 1])

    builder.commit([TreeBuilder.node(8) { $0.state.opacity = 0.5 }])
    XCTAssertEqual(versions(builder), [3, 1, 1])
  }

  func testOwnChangesOfTheSuperlayerChangeNoBlock() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(1, sublayers) { $0.state.bounds.origin.y = 30 }])

    XCTAssertEqual(versions(builder), [1, 1, 1])
    XCTAssertEqual(builder.tree.subtreeVersion(1), 2)
  }

  func testAMaskIsInNoBlock() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(1, sublayers) { $0.mask = 9 }, TreeBuilder.node(9)])
    builder.commit([TreeBuilder.node(9) { $0.state.opacity = 0.5 }])

    XCTAssertEqual(versions(builder), [1, 1, 1])
    XCTAssertNil(builder.tree.blockVersion(of: 9))

    builder.commit([TreeBuilder.node(1, sublayers + [9]), TreeBuilder.node(9)])
    XCTAssertEqual(versions(builder), [1, 1, 4])
    XCTAssertEqual(builder.tree.blockVersion(of: 9), 4)
  }

  func testLayersThatComeAndGoChangeTheirBlockAndThoseThatShift() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(1, sublayers + [7]), TreeBuilder.node(7)])
    XCTAssertEqual(versions(builder), [1, 1, 2])

    builder.commit([TreeBuilder.node(1, sublayers)], removed: [7])
    XCTAssertEqual(versions(builder), [1, 1, 3])

    let removed = sublayers.remove(at: size + 2)
    builder.commit([TreeBuilder.node(1, sublayers)], removed: [removed])
    XCTAssertEqual(versions(builder), [1, 4, 4])

    sublayers.swapAt(0, size - 1)
    builder.commit([TreeBuilder.node(1, sublayers)])
    XCTAssertEqual(versions(builder), [5, 4, 4])
  }

  func testALayerThatMovesToAnotherSuperlayerLeavesItsBlock() {
    var (builder, sublayers) = row()
    builder.commit([TreeBuilder.node(sublayers[0], [7]), TreeBuilder.node(7)])
    let moved = sublayers.removeLast()
    builder.commit([TreeBuilder.node(1, sublayers), TreeBuilder.node(sublayers[0], [7, moved])])
    XCTAssertEqual(versions(builder), [3, 1, 3])

    builder.commit([TreeBuilder.node(moved) { $0.state.opacity = 0.5 }])
    XCTAssertEqual(versions(builder), [4, 1, 3])
  }

  /// All commits are compared with a full count.
  func testRandomChanges() {
    var random = Numbers(state: 3)
    var (builder, sublayers) = row()
    for round in 0..<400 {
      var nodes: [RenderNode] = []
      var removed: [LayerID] = []
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let id = LayerID(rawValue: UInt64(1000 + round))
        sublayers.insert(id, at: Int.random(in: 0...sublayers.count, using: &random))
        nodes = [TreeBuilder.node(id)]
      case 1 where !sublayers.isEmpty:
        let count = min(Int.random(in: 1...4, using: &random), sublayers.count)
        let first = Int.random(in: 0...sublayers.count - count, using: &random)
        removed = Array(sublayers[first..<first + count])
        sublayers.removeSubrange(first..<first + count)
      case 2: sublayers.shuffle(using: &random)
      case 3: sublayers.swapAt(0, sublayers.count - 1)
      default: break
      }
      if let id = sublayers.randomElement(using: &random), !nodes.contains(where: { $0.id == id }) {
        nodes.append(TreeBuilder.node(id) { $0.state.opacity = CGFloat.random(in: 0...1, using: &random) })
      }
      builder.commit([TreeBuilder.node(1, sublayers)] + nodes, removed: removed)
    }
    XCTAssertEqual(builder.tree.node(1)?.sublayers, sublayers)
  }
}

private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
