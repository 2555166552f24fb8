// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions

/// A committed layer tree: a value that says what the screen shows at any instant.
///
/// `apply(_:)` keeps, beside the nodes, what the render server asks at every frame and could not afford to count:
/// who is whose superlayer, when a subtree last changed, and how many animations hang in it. It costs time in
/// proportion to the change and the depth, never to the size of the tree.
///
/// See also `RenderTree+Sampling.swift`, `RenderTree+Activity.swift`, `RenderTree+Geometry.swift`.
package struct RenderTree: Sendable {
  package private(set) var root: LayerID?
  package private(set) var sequence: UInt64 = 0
  private(set) var timelines: [TimelineID: TimeMap] = [:]
  /// The layers that have animations.
  private(set) var animatedLayers: Set<LayerID> = []
  private var entries: [LayerID: Entry] = [:]

  /// A node with what is kept about it.
  struct Entry: Sendable {
    let box: NodeBox
    fileprivate(set) var superlayer: LayerID?
    fileprivate(set) var version: UInt64
    /// How many animations its sublayers, mask and transition sources have, all the way down; not its own.
    fileprivate(set) var animationsBelow = 0
    /// How many of its sublayers may lie out of order.
    fileprivate(set) var raisedSublayers = 0

    var node: RenderNode { box.node }
  }

  /// Keeps the entries small, so that a copy of the tree, or its change after a copy, stays cheap.
  final class NodeBox: Sendable {
    let node: RenderNode
    let fixedFrame: CGRect?
    init(_ node: RenderNode) {
      var node = node
      node.state.limit()
      self.node = node
      fixedFrame = node.fixedFrame
    }
  }

  package init() {}

  package func node(_ id: LayerID) -> RenderNode? { entries[id]?.node }

  package func superlayer(of id: LayerID) -> LayerID? { entries[id]?.superlayer }

  package var layerCount: Int { entries.count }

  /// The sequence of the last commit that changed something strictly below `id`, or the layer's own look. Its placement
  /// does not count (position, transform, opacity, hiding, z position, time map, and animations of those).
  package func subtreeVersion(_ id: LayerID) -> UInt64 { entries[id]?.version ?? 0 }

  /// All that a layer may show, in the coordinates of a superlayer without a `sublayerTransform`, at whatever time; nil
  /// where that takes a closer look: at its animations, its sublayers, its transform, or what it draws outside itself.
  package func fixedFrame(of id: LayerID) -> CGRect? { entries[id]?.box.fixedFrame }

  /// Whether any layer strictly below `id` has animations, started or not, ended or not.
  package func hasAnimationsBelow(_ id: LayerID) -> Bool { (entries[id]?.animationsBelow ?? 0) > 0 }

  /// Whether the layer's mask, or something in it, has animations, and nothing else below `id` has.
  package func hasAnimationsOnlyInMask(of id: LayerID) -> Bool {
    guard let entry = entries[id], entry.animationsBelow > 0, let mask = entry.node.mask.flatMap({ entries[$0] })
    else { return false }
    return entry.animationsBelow == mask.node.animations.count + mask.animationsBelow
  }

  func entry(_ id: LayerID) -> Entry? { entries[id] }

  var allEntries: [LayerID: Entry] { entries }
}

extension RenderTree {
  package mutating func apply(_ commit: Commit) {
    sequence = commit.sequence
    root = commit.root
    for id in commit.removed { remove(id) }
    let previous = commit.updated.map { store($0) }
    for (node, old) in zip(commit.updated, previous) { unlinkMoved(node, old: old) }
    for node in commit.updated { relink(node) }
    for (node, old) in zip(commit.updated, previous) { noteChange(node, old: old) }
    for id in commit.removedTimelines { timelines[id] = nil }
    timelines.merge(commit.timelines) { _, new in new }
  }

  /// Replaces the node itself and leaves the links; returns the old one.
  private mutating func store(_ node: RenderNode) -> RenderNode? {
    let box = NodeBox(node)
    if node.animations.isEmpty { animatedLayers.remove(node.id) } else { animatedLayers.insert(node.id) }
    guard let old = entries[node.id] else {
      entries[node.id] = Entry(box: box, superlayer: nil, version: sequence)
      return nil
    }
    var entry = Entry(box: box, superlayer: old.superlayer, version: old.version)
    entry.animationsBelow = old.animationsBelow
    entry.raisedSublayers = old.raisedSublayers
    entries[node.id] = entry
    guard let superlayer = old.superlayer else { return old.node }
    addAnimations(node.animations.count - old.node.animations.count, from: superlayer)
    if old.node.isRaised != node.isRaised {
      entries[superlayer]?.raisedSublayers += node.isRaised ? 1 : -1
    }
    return old.node
  }

  private mutating func remove(_ id: LayerID) {
    guard let entry = entries[id] else { return }
    for child in entry.node.linked { unlink(child, from: id) }
    if let superlayer = entry.superlayer { unlink(id, from: superlayer) }
    entries[id] = nil
    animatedLayers.remove(id)
  }

  /// Takes away the sublayers that the node no longer has, and those that it gets from where they are. All nodes do so
  /// before any links its new ones: a layer that changes places with its superlayer would close a circle.
  private mutating func unlinkMoved(_ node: RenderNode, old: RenderNode?) {
    let (new, before) = (node.linked, old?.linked ?? [])
    guard new != before else { return }
    let kept = Set(new)
    for child in before where !kept.contains(child) { unlink(child, from: node.id) }
    for child in new {
      if let superlayer = entries[child]?.superlayer, superlayer != node.id { unlink(child, from: superlayer) }
    }
  }

  private mutating func relink(_ node: RenderNode) {
    for child in node.linked { link(child, to: node.id) }
  }

  private mutating func link(_ child: LayerID, to superlayer: LayerID) {
    assert(entries[child] != nil, "RenderTree: a commit names a sublayer that it does not bring")
    guard let entry = entries[child], entry.superlayer != superlayer else { return }
    assert(entry.superlayer == nil, "RenderTree: a commit puts one layer into two others")
    entries[child]?.superlayer = superlayer
    if entry.node.isRaised { entries[superlayer]?.raisedSublayers += 1 }
    addAnimations(entry.node.animations.count + entry.animationsBelow, from: superlayer)
  }

  private mutating func unlink(_ child: LayerID, from superlayer: LayerID) {
    guard let entry = entries[child], entry.superlayer == superlayer else { return }
    entries[child]?.superlayer = nil
    if entry.node.isRaised { entries[superlayer]?.raisedSublayers -= 1 }
    addAnimations(-(entry.node.animations.count + entry.animationsBelow), from: superlayer)
    touch(superlayer)
  }

  private mutating func addAnimations(_ count: Int, from id: LayerID) {
    guard count != 0 else { return }
    var next: LayerID? = id
    while let id = next, let index = entries.index(forKey: id) {
      entries.values[index].animationsBelow += count
      next = entries.values[index].superlayer
    }
  }

  private mutating func noteChange(_ node: RenderNode, old: RenderNode?) {
    if let old, old.looksLike(node) {
      if let superlayer = entries[node.id]?.superlayer { touch(superlayer) }
    } else {
      touch(node.id)
    }
  }

  /// Marks the layer and all above it as changed by this commit. What is marked already has its superlayers marked too.
  private mutating func touch(_ id: LayerID) {
    var next: LayerID? = id
    while let id = next, let index = entries.index(forKey: id), entries.values[index].version != sequence {
      entries.values[index].version = sequence
      next = entries.values[index].superlayer
    }
  }
}
