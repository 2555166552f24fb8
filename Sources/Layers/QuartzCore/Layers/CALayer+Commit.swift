// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// Returns the layer's node to commit: the one that it had when it left a tree, unless it has changed since.
  final func takeCommittedNode() -> CommittedNode {
    defer { tree.unchangedNode = nil }
    return tree.unchangedNode ?? CommittedNode(makeNode())
  }

  /// Keeps the node that a tree had of the layer, which has left it.
  ///
  /// A page that is pushed and popped comes back with all its layers. With their nodes kept, it need not make them
  /// again.
  final func keepNode(_ committed: CommittedNode) {
    guard !dirtyFlags.isNodeDirty, committed.node.animations.isEmpty, !time.hasCurve else { return }
    tree.unchangedNode = committed
  }

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
    // A comparison would copy the nodes.
    if case .none = embedded, animationList.isEmpty { return [] }
    return (isNew ? embedded?.below ?? [] : []) + animationList.flatMap { $0.takePreviousNodes() }
  }
}
