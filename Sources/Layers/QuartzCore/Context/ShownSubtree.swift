// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// Returns the layer and its descendants as the screen shows them at `time`: values without animations, with the
  /// layers' own identifiers. The layer itself is first, upright at the origin. Empty if it was never committed.
  ///
  /// In contrast to a snapshot, two of these at different times are the same layers, so that a renderer draws the second
  /// as it draws the next frame.
  package final func shownNodes(at time: Double) -> [RenderNode] {
    guard isCommitted, let tree = tree.context?.committedTree, let layer = tree.sampleLayer(id, at: time) else {
      return []
    }
    var nodes: [RenderNode] = []
    collect(layer, in: tree, at: time, into: &nodes)
    guard !nodes.isEmpty else { return [] }
    let bounds = nodes[0].state.bounds
    nodes[0].state.transform = .identity
    nodes[0].state.position = CGPoint(
      x: nodes[0].state.anchorPoint.x * bounds.width, y: nodes[0].state.anchorPoint.y * bounds.height)
    return nodes
  }

  private func collect(_ layer: SampledLayer, in tree: RenderTree, at time: Double, into nodes: inout [RenderNode]) {
    guard let original = tree.node(layer.id) else { return }
    var node = RenderNode(id: layer.id, state: layer.state)
    node.sublayers = original.sublayers
    node.mask = original.mask
    nodes.append(node)
    for id in original.sublayers + [original.mask].compactMap({ $0 }) {
      guard let child = tree.sampleLayer(id, parentTime: layer.localTime, at: time) else { continue }
      collect(child, in: tree, at: time, into: &nodes)
    }
  }
}
