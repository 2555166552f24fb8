// SPDX-License-Identifier: MIT
import RenderTree

/// The changes of a context's layers that wait for its next commit.
struct LayerChanges {
  /// Layers to be sent.
  private var nodes: [CALayer] = []
  /// Layers to be displayed.
  private var undisplayed: [CALayer] = []
  /// Committed layers that have left the tree.
  private var removedLayers: [LayerID: CALayer] = [:]
  /// Nodes without layers that have left.
  private var removedNodes: [LayerID] = []
  /// Layers with animations that have left, for good if they are not back by the commit.
  private var leavers: [CALayer] = []

  mutating func addNode(_ layer: CALayer) { nodes.append(layer) }
  mutating func addDisplay(_ layer: CALayer) { undisplayed.append(layer) }
  mutating func removeNodes(_ nodes: [RenderNode]) { removedNodes += nodes.map(\.id) }

  /// A layer, alone, has left the tree of the context.
  mutating func remove(_ layer: CALayer, from context: LayerContext) {
    if layer.tree.committedTo == context.serial { removedLayers[layer.id] = layer }
    if !layer.animationList.isEmpty { leavers.append(layer) }
  }

  /// A layer is in the tree again. Returns whether it had left since the last commit.
  mutating func restore(_ layer: CALayer) -> Bool { removedLayers.removeValue(forKey: layer.id) != nil }

  mutating func takeNodes() -> [CALayer] {
    defer { nodes = [] }
    return nodes
  }

  mutating func takeDisplays() -> [CALayer] {
    defer { undisplayed = [] }
    return undisplayed
  }

  /// Returns the layers with animations that have left and not come back.
  mutating func takeLeavers(of context: LayerContext) -> [CALayer] {
    defer { leavers = [] }
    return leavers.filter { $0.context !== context }
  }

  /// Returns the names of what has left the tree, whose layers are then as never committed.
  mutating func takeRemovals(from context: LayerContext) -> [LayerID] {
    var removed: [LayerID] = []
    for layer in removedLayers.values {
      removed.append(layer.id)
      removed += layer.embedded?.below.map(\.id) ?? []
      guard layer.tree.committedTo == context.serial else { continue }
      layer.tree.committedTo = nil
      layer.dirt.isNodeDirty = true
    }
    removedLayers = [:]
    removed += removedNodes
    removedNodes = []
    return removed
  }
}
