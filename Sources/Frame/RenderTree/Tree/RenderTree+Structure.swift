// SPDX-License-Identifier: MIT

// Queries without a copy of a node. `SampledLayer.links` has the answers for a layer that has been sampled.
extension RenderTree {
  package func committedNode(_ id: LayerID) -> CommittedNode? { entry(id)?.committed }

  /// Returns whether the layer or any below it has animations, whether or not they have started or ended.
  package func hasAnimations(inSubtreeOf id: LayerID) -> Bool {
    entry(id).map { $0.committed.counts.animations + $0.below.animations > 0 } ?? false
  }

  /// Returns the nodes of everything that belongs to a layer: sublayers, masks and transitions' previous content, at any
  /// depth.
  package func nodes(below id: LayerID) -> [CommittedNode] {
    var nodes: [CommittedNode] = []
    appendNodes(below: id, to: &nodes)
    return nodes
  }

  private func appendNodes(below id: LayerID, to nodes: inout [CommittedNode]) {
    for child in entry(id)?.committed.linked ?? [] {
      guard let node = committedNode(child) else { continue }
      nodes.append(node)
      appendNodes(below: child, to: &nodes)
    }
  }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }

  /// Returns the blocks of a layer's sublayers, from back to front.
  package func sublayerBlocks(of id: LayerID) -> [SublayerBlock] {
    guard let entry = entry(id) else { return [] }
    return zip(
      SublayerBlock.ranges(count: entry.node.sublayers.count),
      entry.blockVersions.isEmpty ? [entry.version] : entry.blockVersions
    ).map(SublayerBlock.init)
  }

  /// Returns the version of the block that a sublayer is in, or nil if the layer is no sublayer.
  package func blockVersion(of id: LayerID) -> UInt64? {
    guard let entry = entry(id), let place = entry.place, let superlayer = entry.superlayer.flatMap({ self.entry($0) })
    else { return nil }
    return superlayer.blockVersions.isEmpty
      ? superlayer.version : superlayer.blockVersions[SublayerBlock.index(of: place)]
  }
}
