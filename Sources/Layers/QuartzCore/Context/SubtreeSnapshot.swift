// SPDX-License-Identifier: MIT
import RenderTree

/// A copy of a layer and its descendants, as values with new identifiers. It shares their contents and has no
/// animations.
struct SubtreeSnapshot {
  /// The copy of the layer itself.
  private(set) var root: RenderNode
  /// The copies of the descendants, including masks.
  private(set) var below: [RenderNode] = []

  var allNodes: [RenderNode] { below + [root] }

  /// Copies what the screen shows at `time`. The copy is empty if the tree has no such layer.
  init(of id: LayerID, in tree: RenderTree, at time: Double) {
    root = RenderNode(id: CALayer.makeID(), state: LayerState())
    guard let layer = tree.sampleLayer(id, at: time) else { return }
    root = copy(layer, in: tree, at: time, to: root.id)
  }

  /// Copies the model.
  init(of layer: CALayer) {
    root = RenderNode(id: CALayer.makeID(), state: LayerState())
    root = copy(layer, to: root.id)
  }

  private mutating func copy(
    _ layer: SampledLayer, in tree: RenderTree, at time: Double, to id: LayerID = CALayer.makeID()
  ) -> RenderNode {
    var node = RenderNode(id: id, state: layer.state)
    guard let original = tree.node(layer.id) else { return node }
    func child(_ id: LayerID) -> SampledLayer? { tree.sampleLayer(id, parentTime: layer.localTime, at: time) }
    for sublayer in original.sublayers.compactMap(child) {
      let copy = copy(sublayer, in: tree, at: time)
      below.append(copy)
      node.sublayers.append(copy.id)
    }
    if let mask = original.mask.flatMap(child) {
      let copy = copy(mask, in: tree, at: time)
      below.append(copy)
      node.mask = copy.id
    }
    return node
  }

  private mutating func copy(_ layer: CALayer, to id: LayerID = CALayer.makeID()) -> RenderNode {
    var node = RenderNode(id: id, state: layer.state)
    if let embedded = layer.embedded { addCopy(of: embedded, to: &node) }
    for sublayer in layer.sublayers ?? [] {
      let copy = copy(sublayer)
      below.append(copy)
      node.sublayers.append(copy.id)
    }
    if let mask = layer.mask {
      let copy = copy(mask)
      below.append(copy)
      node.mask = copy.id
    }
    return node
  }

  /// Copies a snapshot, with new identifiers.
  private mutating func addCopy(of snapshot: SubtreeSnapshot, to node: inout RenderNode) {
    var names: [LayerID: LayerID] = [:]
    for original in snapshot.below { names[original.id] = CALayer.makeID() }
    for original in snapshot.below {
      guard let name = names[original.id] else { continue }
      var copy = RenderNode(id: name, state: original.state)
      copy.sublayers = original.sublayers.compactMap { names[$0] }
      copy.mask = original.mask.flatMap { names[$0] }
      below.append(copy)
    }
    node.sublayers += snapshot.root.sublayers.compactMap { names[$0] }
    node.mask = snapshot.root.mask.flatMap { names[$0] }
  }
}
