// SPDX-License-Identifier: MIT

// Queries without a copy of a node. `SampledLayer.links` has the answers for a layer that has been sampled.
extension RenderTree {
  package func committedNode(_ id: LayerID) -> CommittedNode? { entry(id)?.committed }

  /// Returns whether the layer or any below it has animations, whether or not they have started or ended.
  package func hasAnimations(inSubtreeOf id: LayerID) -> Bool {
    entry(id).map { $0.committed.counts.animations + $0.below.animations > 0 } ?? false
  }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }
}
