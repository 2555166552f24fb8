// SPDX-License-Identifier: MIT

// Queries without a copy of a node. `SampledLayer.links` has the answers for a layer that has been sampled.
extension RenderTree {
  package func sharedNode(_ id: LayerID) -> NodeBox? { entry(id)?.box }

  /// Returns whether the layer or any below it has animations, whether or not they have started or ended.
  package func hasAnimations(inSubtreeOf id: LayerID) -> Bool {
    entry(id).map { $0.box.counts.animations + $0.below.animations > 0 } ?? false
  }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }
}
