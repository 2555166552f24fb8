// SPDX-License-Identifier: MIT
import RenderTree

/// The changes of a context's layers since its last commit.
struct LayerChanges {
  /// The layers whose nodes have to be sent.
  private var nodes: [CALayer] = []
  /// The layers that have to be displayed.
  private var undisplayed: [CALayer] = []
  /// The committed layers that have left the tree.
  private var removedLayers: [LayerID: CALayer] = [:]
  /// The nodes without layers that have left the tree.
  private var removedNodes: [LayerID] = []
  /// The layers with animations that have left the tree. Unless they return before the commit, their animations end.
  private var removedAnimatedLayers: [CALayer] = []

  mutating func addNode(_ layer: CALayer) { nodes.append(layer) }
  mutating func addDisplay(_ layer: CALayer) { undisplayed.append(layer) }
  mutating func removeNodes(_ nodes: [RenderNode]) { removedNodes += nodes.map(\.id) }

  /// Records that a layer has left the context's tree. Its sublayers are recorded separately.
  mutating func remove(_ layer: CALayer, from context: LayerContext) {
    if layer.tree.committedTo == context.serial { removedLayers[layer.id] = layer }
    if !layer.animationList.isEmpty { removedAnimatedLayers.append(layer) }
  }

  /// Records that a layer is in the tree again. Returns whether it had left since the last commit.
  mutating func restore(_ layer: CALayer) -> Bool { removedLayers.removeValue(forKey: layer.id) != nil }

  mutating func takeNodes() -> [CALayer] {
    defer { nodes = [] }
    return nodes
  }

  mutating func takeDisplays() -> [CALayer] {
    defer { undisplayed = [] }
    return undisplayed
  }

  /// Returns the layers with animations that have left the tree and not returned.
  mutating func takeRemovedAnimatedLayers(of context: LayerContext) -> [CALayer] {
    defer { removedAnimatedLayers = [] }
    return removedAnimatedLayers.filter { $0.context !== context }
  }

  /// Returns the identifiers of everything that has left the tree, and marks its layers as not committed.
  ///
  /// - Parameter tree: The tree that still has them.
  mutating func takeRemovals(from context: LayerContext, in tree: RenderTree) -> [LayerID] {
    var removed: [LayerID] = []
    for layer in removedLayers.values {
      removed.append(layer.id)
      removed += layer.embedded?.below.map(\.id) ?? []
      guard layer.tree.committedTo == context.serial else { continue }
      layer.tree.committedTo = nil
      if let node = tree.committedNode(layer.id) { layer.keepNode(node) }
      layer.dirtyFlags.isNodeDirty = true
    }
    removedLayers = [:]
    removed += removedNodes
    removedNodes = []
    return removed
  }
}
