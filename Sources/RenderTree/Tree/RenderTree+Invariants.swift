// SPDX-License-Identifier: MIT

extension RenderTree {
  /// Checks by a full count what `apply(_:)` keeps step by step. Called in tests only.
  package func _checkInvariants() {
    for (id, entry) in allEntries {
      let node = entry.node
      let children = node.linked.compactMap { self.entry($0) }
      precondition(node.id == id, "RenderTree: a node under another's name")
      precondition(
        node.linked.allSatisfy { self.entry($0)?.superlayer == id }, "RenderTree: a sublayer with another superlayer")
      precondition(
        entry.animationsBelow == children.reduce(0) { $0 + $1.node.animations.count + $1.animationsBelow },
        "RenderTree: animations miscounted")
      precondition(
        entry.raisedSublayers == children.count { $0.node.isRaised }, "RenderTree: raised sublayers miscounted")
      precondition(
        children.allSatisfy { $0.version <= entry.version }, "RenderTree: changed below, but unchanged")
      precondition(animatedLayers.contains(id) == !node.animations.isEmpty, "RenderTree: animated layers misnoted")
      if let superlayer = entry.superlayer {
        precondition(
          self.entry(superlayer)?.node.linked.contains(id) == true,
          "RenderTree: a superlayer that knows nothing of it")
      }
    }
    precondition(root.map { entry($0) != nil } ?? true, "RenderTree: a root that is not there")
  }
}
