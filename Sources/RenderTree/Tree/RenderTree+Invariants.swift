// SPDX-License-Identifier: MIT

extension RenderTree {
  /// Compares the values that `apply(_:)` keeps incrementally with a full count. Called only in tests.
  package func _checkInvariants() {
    for (id, entry) in allEntries {
      let node = entry.node
      let children = node.linked.compactMap { self.entry($0) }
      precondition(node.id == id, "RenderTree: a node is stored under another id")
      precondition(
        node.linked.allSatisfy { self.entry($0)?.superlayer == id }, "RenderTree: a sublayer has another superlayer")
      precondition(
        entry.animationsBelow == children.reduce(0) { $0 + $1.node.animations.count + $1.animationsBelow },
        "RenderTree: the number of animations is wrong")
      precondition(
        entry.raisedSublayers == children.count { $0.node.isRaised },
        "RenderTree: the number of raised sublayers is wrong")
      precondition(
        children.allSatisfy { $0.version <= entry.version }, "RenderTree: a layer is older than one of its sublayers")
      precondition(
        animatedLayers.contains(id) == !node.animations.isEmpty, "RenderTree: the set of animated layers is wrong")
      if let superlayer = entry.superlayer {
        precondition(
          self.entry(superlayer)?.node.linked.contains(id) == true,
          "RenderTree: a superlayer does not list a sublayer")
      }
    }
    precondition(root.map { entry($0) != nil } ?? true, "RenderTree: the root does not exist")
  }
}
