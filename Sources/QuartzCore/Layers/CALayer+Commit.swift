// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// Returns the layer's node to commit.
  final func makeNode() -> RenderNode {
    var node = RenderNode(id: id, state: state)
    node.timeMap = time
    node.animations = animationList.compactMap(\.encoded)
    node.sublayers = sublayerNames()
    node.mask = maskLayer?.id ?? embedded?.root.mask
    return node
  }

  /// Returns the nodes that belong to the layer but have no layers: the copies that it shows or from which it
  /// transitions.
  ///
  /// - Parameter isNew: Whether the context did not have the layer before.
  final func nodesWithoutLayers(isNew: Bool) -> [RenderNode] {
    if embedded == nil && animationList.isEmpty { return [] }
    return (isNew ? embedded?.below ?? [] : []) + animationList.flatMap { $0.takePreviousNodes() }
  }
}
