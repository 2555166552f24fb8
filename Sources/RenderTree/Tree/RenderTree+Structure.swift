// SPDX-License-Identifier: MIT

// Queries that a walk makes for every layer, without a copy of its node.
extension RenderTree {
  package func hasSublayers(_ id: LayerID) -> Bool { entry(id)?.box.node.sublayers.isEmpty == false }

  package func mask(of id: LayerID) -> LayerID? { entry(id)?.box.node.mask }

  /// Returns whether the layer itself has animations, whether or not they have started or ended.
  package func hasAnimations(_ id: LayerID) -> Bool { entry(id)?.box.node.animations.isEmpty == false }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }
}
