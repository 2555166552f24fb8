// SPDX-License-Identifier: MIT

extension RenderTree {
  /// Compares the values that `apply(_:)` keeps incrementally with a full count. Called only in tests.
  package func _checkInvariants() { check(allEntries.keys) }

  /// Compares them for the layers that differ from those of another tree that was correct, and for their superlayers and
  /// sublayers. The others depend on nothing that differs.
  package func _checkInvariants(since old: RenderTree) {
    var affected: Set<LayerID> = []
    for (id, entry) in allEntries {
      let before = old.entry(id)
      if let before, before.isSame(as: entry) { continue }
      affected.insert(id)
      affected.formUnion([entry.superlayer, before?.superlayer].compactMap(\.self))
      affected.formUnion(entry.node.linked)
      affected.formUnion(before?.node.linked ?? [])
    }
    for (id, before) in old.allEntries where entry(id) == nil {
      precondition(!animatedLayers.contains(id), "RenderTree: a layer that does not exist is animated")
      affected.formUnion(before.node.linked)
      if let superlayer = before.superlayer { affected.insert(superlayer) }
    }
    check(affected)
    for id in affected { checkBlocks(of: id, since: old) }
  }

  /// A block of the same version has the same layers, with the same content.
  private func checkBlocks(of id: LayerID, since old: RenderTree) {
    guard let entry = entry(id), let before = old.entry(id) else { return }
    for (new, old) in zip(sublayerBlocks(of: id), old.sublayerBlocks(of: id)) where new.version == old.version {
      precondition(
        new.range == old.range && entry.node.sublayers[new.range] == before.node.sublayers[old.range],
        "RenderTree: a block has other sublayers, but its old version")
    }
    for sublayer in entry.node.sublayers where blockVersion(of: sublayer) == old.blockVersion(of: sublayer) {
      guard let new = self.entry(sublayer), let old = old.entry(sublayer) else { continue }
      precondition(
        new.committed === old.committed && new.version == old.version,
        "RenderTree: a sublayer has changed, but its block has its old version")
    }
  }

  private func check(_ layers: some Sequence<LayerID>) {
    for id in layers {
      if let entry = entry(id) { check(entry, id) }
    }
    precondition(root.map { entry($0) != nil } ?? true, "RenderTree: the root does not exist")
  }

  private func check(_ entry: Entry, _ id: LayerID) {
    let node = entry.node
    let children = node.linked.compactMap { self.entry($0) }
    precondition(node.id == id, "RenderTree: a node is stored under another id")
    precondition(
      node.linked.allSatisfy { self.entry($0)?.superlayer == id }, "RenderTree: a sublayer has another superlayer")
    precondition(
      entry.below == children.reduce(SubtreeCounts()) { $0 + $1.node.counts + $1.below },
      "RenderTree: the counts of a subtree are wrong")
    precondition(
      entry.raisedSublayers == children.count { $0.node.isRaised },
      "RenderTree: the number of raised sublayers is wrong")
    precondition(
      children.allSatisfy { $0.version <= entry.version }, "RenderTree: a layer is older than one of its sublayers")
    precondition(
      animatedLayers.contains(id) == !node.animations.isEmpty, "RenderTree: the set of animated layers is wrong")
    precondition(
      node.sublayers.enumerated().allSatisfy { self.entry($1)?.place == $0 },
      "RenderTree: a sublayer does not know its place")
    let blocks = SublayerBlock.ranges(count: node.sublayers.count).count
    precondition(
      entry.blockVersions.count == (blocks > 1 ? blocks : 0), "RenderTree: the number of blocks is wrong")
    precondition(
      entry.blockVersions.allSatisfy { $0 <= entry.version }, "RenderTree: a layer is older than one of its blocks")
    if let superlayer = entry.superlayer {
      precondition(
        self.entry(superlayer)?.node.linked.contains(id) == true,
        "RenderTree: a superlayer does not list a sublayer")
    }
  }
}

extension RenderTree.Entry {
  /// Whether another entry has the same node and the same values.
  fileprivate func isSame(as other: RenderTree.Entry) -> Bool {
    committed === other.committed && superlayer == other.superlayer && version == other.version
      && place == other.place && blockVersions == other.blockVersions && below == other.below
      && raisedSublayers == other.raisedSublayers
  }
}
