// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions

/// A committed layer tree: a value that determines what the screen shows at any time.
///
/// In addition to the nodes, `apply(_:)` maintains what the render server needs in every frame and what would be too
/// slow to compute then: each layer's superlayer and its index there, the last change of each subtree and of each block
/// of sublayers, and the number of animations. Its cost is proportional to the change and the depth, and does not
/// depend on the size of the tree, but for comparing the sublayers of a layer that is committed with those that it had.
///
/// See also `RenderTree+Starts.swift`, `RenderTree+Sampling.swift`, `RenderTree+Activity.swift`, `RenderTree+Geometry.swift`.
package struct RenderTree: Sendable {
  package private(set) var root: LayerID?
  package private(set) var sequence: UInt64 = 0
  private(set) var timelines: [TimelineID: TimeMap] = [:]
  /// The starts of the last commits with animations that start with their first frame.
  var starts: [CommitStart] = []
  /// The layers that have animations.
  private(set) var animatedLayers: Set<LayerID> = []
  private var entries: [LayerID: Entry] = [:]

  /// A node with the values that are maintained for it.
  struct Entry: Sendable {
    fileprivate(set) var committed: CommittedNode
    fileprivate(set) var superlayer: LayerID?
    fileprivate(set) var version: UInt64
    /// The index among the superlayer's sublayers, or nil for a mask and for a transition's previous content.
    fileprivate(set) var place: Int?
    /// The version of each `SublayerBlock`. Empty if there is only one.
    fileprivate(set) var blockVersions: [UInt64] = []
    /// The counts of all layers below: sublayers, masks and transitions' previous content. The layer itself is not
    /// included.
    fileprivate(set) var below = SubtreeCounts()
    /// The number of sublayers whose drawing order may differ from their order.
    fileprivate(set) var raisedSublayers = 0

    var node: RenderNode { committed.node }

    /// Removes the layer from its superlayer, whose own entry is left as it is.
    fileprivate mutating func isolate() { (superlayer, place) = (nil, nil) }

    var links: LayerLinks {
      LayerLinks(
        committed: committed, hasRaisedSublayers: raisedSublayers > 0, hasAnimationsBelow: below.animations > 0,
        hasBackdrop: committed.counts.backdrops > 0 || below.backdrops > 0, version: version)
    }
  }

  package init() {}

  package func node(_ id: LayerID) -> RenderNode? { entries[id]?.node }

  package func superlayer(of id: LayerID) -> LayerID? { entries[id]?.superlayer }

  package var layerCount: Int { entries.count }

  /// Returns the sequence number of the last commit that changed anything below `id`, or the layer's own appearance.
  /// Changes of its placement do not count (position, transform, opacity, hiding, z position, time map, and animations
  /// of these).
  package func subtreeVersion(_ id: LayerID) -> UInt64 { entries[id]?.version ?? 0 }

  /// Returns whether any layer below `id` has animations, whether or not they have started or ended.
  package func hasAnimationsBelow(_ id: LayerID) -> Bool { (entries[id]?.below.animations ?? 0) > 0 }

  /// Returns whether the layer's mask, or a layer in it, has animations, and no other layer below `id` has.
  package func hasAnimationsOnlyInMask(of id: LayerID) -> Bool {
    guard let entry = entries[id], entry.below.animations > 0, let mask = entry.node.mask.flatMap({ entries[$0] })
    else { return false }
    return entry.below.animations == mask.node.animations.count + mask.below.animations
  }

  func entry(_ id: LayerID) -> Entry? { entries[id] }

  var allEntries: [LayerID: Entry] { entries }

  /// Replaces the times of a node's clock and animations.
  mutating func replaceTimes(of node: RenderNode) {
    guard let index = entries.index(forKey: node.id) else { return }
    entries.values[index].committed = CommittedNode(node, preparedAs: entries.values[index].committed)
  }

  mutating func replaceTimeline(_ id: TimelineID, by map: TimeMap) { timelines[id] = map }
}

extension RenderTree {
  package mutating func apply(_ commit: Commit) {
    sequence = commit.sequence
    root = commit.root
    noteStart(of: commit)
    for id in commit.removed { remove(id) }
    let changes = commit.updated.map { store(applyingStarts(to: $0)) }
    let linkChanges = changes.filter(\.changesLinks)
    for change in linkChanges { unlinkMoved(change) }
    for change in linkChanges { relink(change) }
    for change in linkChanges { renumber(change) }
    for change in changes { noteChange(change) }
    for id in commit.removedTimelines { timelines[id] = nil }
    timelines.merge(commit.timelines) { _, new in new }
  }

  /// A node that replaces another, or is new.
  private struct Change {
    let id: LayerID
    let new: CommittedNode
    let old: CommittedNode?

    var changesLinks: Bool {
      guard let old else { return !new.linked.isEmpty }
      return new.linked != old.linked || new.node.sublayers != old.node.sublayers
    }

    /// The linked layers without those that both nodes begin or end with.
    var exchangedLinks: (new: ArraySlice<LayerID>, old: ArraySlice<LayerID>) {
      new.linked.exchanged(for: old?.linked ?? [])
    }
  }

  /// Replaces the node without its links.
  private mutating func store(_ new: CommittedNode) -> Change {
    let id = new.id
    if new.counts.animations == 0 { animatedLayers.remove(id) } else { animatedLayers.insert(id) }
    guard let index = entries.index(forKey: id) else {
      entries[id] = Entry(committed: new, superlayer: nil, version: sequence)
      return Change(id: id, new: new, old: nil)
    }
    let old = entries.values[index].committed
    entries.values[index].committed = new
    guard let superlayer = entries.values[index].superlayer else { return Change(id: id, new: new, old: old) }
    add(new.counts - old.counts, from: superlayer)
    if old.isRaised != new.isRaised {
      entries[superlayer]?.raisedSublayers += new.isRaised ? 1 : -1
    }
    return Change(id: id, new: new, old: old)
  }

  /// Removes a node. A whole subtree is taken out of the counts of its superlayers at once, and its layers only lose their
  /// place below the one that is removed.
  private mutating func remove(_ id: LayerID) {
    guard let index = entries.index(forKey: id) else { return }
    if let superlayer = entries.values[index].superlayer { unlink(id, from: superlayer) }
    for child in entries.remove(at: index).value.committed.linked { entries[child]?.isolate() }
    animatedLayers.remove(id)
  }

  /// Unlinks the sublayers that the node no longer has. A layer that moves was a sublayer of a node that the commit
  /// updates or removes. This is done for all nodes before any new sublayers are linked; otherwise a layer that changes
  /// places with its superlayer would create a cycle.
  private mutating func unlinkMoved(_ change: Change) {
    let (new, before) = change.exchangedLinks
    guard !before.isEmpty else { return }
    let kept = Set(new)
    for child in before where !kept.contains(child) { unlink(child, from: change.id) }
  }

  private mutating func relink(_ change: Change) {
    for child in change.exchangedLinks.new { link(child, to: change.id) }
  }

  private mutating func link(_ child: LayerID, to superlayer: LayerID) {
    assert(entries[child] != nil, "RenderTree: a commit refers to a sublayer that does not exist")
    guard let index = entries.index(forKey: child), entries.values[index].superlayer != superlayer else { return }
    let entry = entries.values[index]
    assert(entry.superlayer == nil, "RenderTree: a commit adds a layer to two superlayers")
    entries.values[index].superlayer = superlayer
    if entry.committed.isRaised { entries[superlayer]?.raisedSublayers += 1 }
    add(entry.committed.counts + entry.below, from: superlayer)
  }

  private mutating func unlink(_ child: LayerID, from superlayer: LayerID) {
    guard let index = entries.index(forKey: child) else { return }
    let entry = entries.values[index]
    assert(entry.superlayer == superlayer, "RenderTree: a layer is a sublayer of two layers")
    entries.values[index].isolate()
    if entry.committed.isRaised { entries[superlayer]?.raisedSublayers -= 1 }
    add(SubtreeCounts() - entry.committed.counts - entry.below, from: superlayer)
    touch(superlayer)
  }

  private mutating func add(_ counts: SubtreeCounts, from id: LayerID) {
    guard counts != SubtreeCounts() else { return }
    var next: LayerID? = id
    while let id = next, let index = entries.index(forKey: id) {
      entries.values[index].below = entries.values[index].below + counts
      next = entries.values[index].superlayer
    }
  }

  /// Stores the indices of a layer's sublayers, and marks the blocks in which there are now others.
  private mutating func renumber(_ change: Change) {
    let (new, old) = (change.new.node.sublayers, change.old?.node.sublayers ?? [])
    let exchanged = new.exchanged(for: old)
    guard !exchanged.new.isEmpty || !exchanged.old.isEmpty else { return }
    let places = exchanged.new.startIndex..<(new.count == old.count ? exchanged.new.endIndex : new.endIndex)
    for place in places {
      if let index = entries.index(forKey: new[place]) { entries.values[index].place = place }
    }
    guard let index = entries.index(forKey: change.id) else { return }
    let before = entries.values[index].blockVersions
    entries.values[index].blockVersions =
      new.count <= SublayerBlock.size
      ? []
      : SublayerBlock.ranges(count: new.count).enumerated().map { block, range in
        let isSame = before.indices.contains(block) && new[range] == old[SublayerBlock.range(block, count: old.count)]
        return isSame ? before[block] : sequence
      }
  }

  private mutating func noteChange(_ change: Change) {
    guard let index = entries.index(forKey: change.id) else { return }
    if let old = change.old, old.node.hasSameAppearance(as: change.new.node) {
      touchSuperlayer(ofEntryAt: index)
    } else {
      touch(change.id)
    }
  }

  /// Marks the layer and all its superlayers as changed by this commit. It stops at a layer that is already marked,
  /// because its superlayers are too.
  private mutating func touch(_ id: LayerID) {
    guard let index = entries.index(forKey: id), entries.values[index].version != sequence else { return }
    entries.values[index].version = sequence
    touchSuperlayer(ofEntryAt: index)
  }

  /// Marks the block that a layer is in, and the layer that has it.
  private mutating func touchSuperlayer(ofEntryAt index: Dictionary<LayerID, Entry>.Index) {
    guard let id = entries.values[index].superlayer, let superlayer = entries.index(forKey: id) else { return }
    if let block = entries.values[index].place.map(SublayerBlock.index(of:)),
      entries.values[superlayer].blockVersions.indices.contains(block)
    {
      entries.values[superlayer].blockVersions[block] = sequence
    }
    touch(id)
  }
}
