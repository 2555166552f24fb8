// SPDX-License-Identifier: MIT

// Queries without a copy of a node. `SampledLayer.links` has the answers for a layer that has been sampled.
extension RenderTree {
  package func hasSublayers(_ id: LayerID) -> Bool { entry(id)?.box.node.sublayers.isEmpty == false }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }
}
