// SPDX-License-Identifier: MIT

// Questions that a walk asks of every layer, without a copy of its node.
extension RenderTree {
  package func hasSublayers(_ id: LayerID) -> Bool { entry(id)?.box.node.sublayers.isEmpty == false }

  package func mask(of id: LayerID) -> LayerID? { entry(id)?.box.node.mask }

  /// Whether the layer itself has animations, started or not, ended or not.
  package func hasAnimations(_ id: LayerID) -> Bool { entry(id)?.box.node.animations.isEmpty == false }

  package func contains(_ id: LayerID) -> Bool { entry(id) != nil }
}
