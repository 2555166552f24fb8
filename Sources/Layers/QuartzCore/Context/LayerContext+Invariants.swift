// SPDX-License-Identifier: MIT
import RenderTree

extension LayerContext {
  /// Checks that the committed tree equals the layers. Called only in tests.
  package func _checkInvariants() {
    precondition(!needsCommit, "LayerContext: commit first")
    var count = 0
    if let rootLayer { check(rootLayer, count: &count) }
    precondition(committedTree.layerCount == count, "LayerContext: the committed tree has nodes without layers")
    precondition(committedTree.root == rootLayer?.id, "LayerContext: another root was committed")
    committedTree._checkInvariants()
  }

  private func check(_ layer: CALayer, count: inout Int) {
    precondition(layer.context === self && layer.isCommitted, "LayerContext: a layer was not committed")
    precondition(!layer.dirtyFlags.isNodeDirty, "LayerContext: a change was not committed")
    guard let node = committedTree.node(layer.id) else { preconditionFailure("LayerContext: a node is missing") }
    precondition(node.state == layer.state, "LayerContext: other values were committed")
    precondition(node.animations.count == layer.animationList.compactMap(\.encoded).count)
    let below = layer.sublayers ?? []
    precondition(node.sublayers == (layer.embedded?.root.sublayers ?? []) + below.map(\.id))
    count += 1 + (layer.embedded?.below.count ?? 0)
    count += layer.animationList.reduce(0) { $0 + ($1.previous?.allNodes.count ?? 0) }
    for sublayer in below + [layer.mask].compactMap({ $0 }) {
      precondition(sublayer.superlayer === layer, "LayerContext: a sublayer with another superlayer")
      check(sublayer, count: &count)
    }
  }
}
