// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// The layer as it is committed.
  final func makeNode() -> RenderNode {
    var node = RenderNode(id: id, state: state)
    node.timeMap = time
    node.animations = animationList.compactMap(\.encoded)
    node.sublayers = sublayerNames()
    node.mask = maskLayer?.id ?? embedded?.root.mask
    return node
  }

  /// The nodes that go with it and are no layers: copies that it shows or goes over from.
  ///
  /// - Parameter isNew: whether the context has not had the layer.
  final func nodesWithoutLayers(isNew: Bool) -> [RenderNode] {
    (isNew ? embedded?.below ?? [] : []) + animationList.flatMap { $0.takePreviousNodes() }
  }
}
