// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions

/// Builds and commits a layer tree.
final class LayerTree {
  private var nodes: [LayerID: RenderNode] = [:]
  private var changed: Set<LayerID> = []
  private var removed: [LayerID] = []
  private var nextID: UInt64 = 1
  private var sequence: UInt64 = 0
  let root: LayerID

  /// Creates a tree whose root fills `size`, with a background.
  init(size: CGSize, color: CGColor? = .white) {
    root = LayerID(rawValue: 1)
    nextID = 2
    var state = LayerState()
    state.bounds = CGRect(origin: .zero, size: size)
    state.position = CGPoint(x: size.width / 2, y: size.height / 2)
    state.backgroundColor = color
    nodes[root] = RenderNode(id: root, state: state)
    changed = [root]
  }

  /// Adds a layer whose frame is `frame` without its transform.
  @discardableResult
  func add(
    _ frame: CGRect, color: CGColor? = nil, to superlayer: LayerID? = nil,
    _ configure: (inout LayerState) -> Void = { _ in }
  ) -> LayerID {
    let id = make(frame, color: color, configure)
    change(superlayer ?? root) { $0.sublayers.append(id) }
    return id
  }

  /// Makes a layer that is not in the tree yet.
  func make(_ frame: CGRect, color: CGColor? = nil, _ configure: (inout LayerState) -> Void = { _ in }) -> LayerID {
    let id = LayerID(rawValue: nextID)
    nextID += 1
    var state = LayerState()
    state.bounds = CGRect(origin: .zero, size: frame.size)
    state.position = CGPoint(x: frame.midX, y: frame.midY)
    state.backgroundColor = color
    configure(&state)
    nodes[id] = RenderNode(id: id, state: state)
    changed.insert(id)
    return id
  }

  func change(_ id: LayerID, _ body: (inout RenderNode) -> Void) {
    body(&nodes[id]!)
    changed.insert(id)
  }

  func set(_ id: LayerID, _ body: (inout LayerState) -> Void) { change(id) { body(&$0.state) } }

  func remove(_ id: LayerID, from superlayer: LayerID? = nil) {
    change(superlayer ?? root) { $0.sublayers.removeAll { $0 == id } }
    nodes[id] = nil
    changed.remove(id)
    removed.append(id)
  }

  func commit(at time: Double = 0) -> Commit {
    sequence += 1
    var commit = Commit(sequence: sequence, time: time, root: root)
    commit.updated = changed.sorted { $0.rawValue < $1.rawValue }.compactMap { nodes[$0].map(CommittedNode.init) }
    commit.removed = removed
    (changed, removed) = ([], [])
    return commit
  }

  /// Returns a commit of the whole tree, for a surface that has received none of it.
  func wholeCommit() -> Commit {
    var whole = Commit(sequence: sequence + 1, time: 0, root: root)
    whole.updated = allNodes.map(CommittedNode.init)
    return whole
  }

  var allNodes: [RenderNode] { nodes.values.sorted { $0.id.rawValue < $1.id.rawValue } }

  /// Returns the tree after all changes so far.
  func tree() -> RenderTree {
    var tree = RenderTree()
    tree.apply(wholeCommit())
    return tree
  }
}

extension LayerAnimation {
  /// Returns a linear animation of `keyPath` from one number to another, `duration` seconds long from `begin`.
  static func linear(
    _ keyPath: String, from: CGFloat, to: CGFloat, begin: Double = 0, duration: Double = 1
  ) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.beginTime = begin
    timing.duration = duration
    return LayerAnimation(
      key: keyPath, timing: timing, pacing: LinearTiming(),
      effect: .property(
        PropertyAnimation(
          keyPath: keyPath, values: .basic(from: AnimatableValue(from), to: AnimatableValue(to), by: nil))))
  }
}
