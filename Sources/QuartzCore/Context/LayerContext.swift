// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// One window's layer tree: gathers what changed in it, and commits that as values.
///
/// A commit's passes: layout, display, encode. All are in proportion to what changed, not to the size of the tree.
package final class LayerContext {
  /// Called when there is something to commit, once until it is.
  package var onNeedsCommit: (() -> Void)?

  package var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      oldValue?.enter(nil)
      require(rootLayer?.superlayer == nil, "LayerContext: the root layer must not have a superlayer")
      rootLayer?.enter(self)
      markDirty()
    }
  }

  /// The committed scene, for presentation layers.
  package private(set) var committedTree = RenderTree()
  /// True while something waits to be committed.
  package private(set) var needsCommit = false

  /// Names the context among all.
  let serial: UInt64
  /// Changes whenever a clock in the tree does.
  private(set) var clockVersion = 0

  private let sink: any CommitSink
  private var dirtyNodes: [CALayer] = []
  private let layoutQueue = LayoutQueue()
  private var displayQueue: [CALayer] = []
  /// Committed layers that have left the tree.
  private var removedLayers: [LayerID: CALayer] = [:]
  /// Nodes without layers that have left.
  private var removedNodes: [LayerID] = []
  /// Layers with animations that have left, for good if they are not back by the commit.
  private var leavers: [CALayer] = []
  private var isCommitting = false

  private var timelines: [TimelineID: (timeline: AnimationTimeline, users: Int)] = [:]
  private var dirtyTimelines: Set<TimelineID> = []
  private var removedTimelines: Set<TimelineID> = []

  /// The animations that have begun and whose events are still to come, by serial.
  private var running: [Int: AttachedAnimation] = [:]
  private var cachedNextEvent: Double?? = .none

  private static var lastSerial: UInt64 = 0
  private static var contexts: [WeakContext] = []

  package init(sink: any CommitSink) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.sink = sink
    Self.contexts.removeAll { $0.context == nil }
    Self.contexts.append(WeakContext(context: self))
  }

  nonisolated deinit {}

  static var all: [LayerContext] { contexts.compactMap(\.context) }

  /// Lays out in every window what has asked for it, now instead of with the next commit.
  package static func layOutAll() {
    for context in all where !context.isCommitting { context.layoutQueue.run(in: context) }
  }

  // MARK: Commit

  /// Lays out, displays and sends what changed. Nothing changed: nothing is sent.
  package func commit(at time: Double) {
    guard needsCommit, !isCommitting else { return }
    isCommitting = true
    layoutQueue.run(in: self)
    runDisplayPass()
    let commit = encode(at: time)
    needsCommit = false
    send(commit)
    isCommitting = false
    if !layoutQueue.isEmpty { markDirty() }
    AnimationCallbacks.deliver()
  }

  private func runDisplayPass() {
    let layers = displayQueue
    displayQueue = []
    for layer in layers where layer.context === self { layer.displayIfNeeded() }
  }

  private func encode(at time: Double) -> Commit {
    var commit = Commit(sequence: committedTree.sequence + 1, time: time, root: rootLayer?.id)
    takeRemovals(into: &commit)
    let layers = dirtyNodes
    dirtyNodes = []
    for layer in layers where layer.context === self && layer.dirt.isNodeDirty {
      layer.dirt.isNodeDirty = false
      for animation in layer.animationList { animation.begin(in: self, at: time) }
      commit.updated.append(layer.makeNode())
      commit.updated += layer.nodesWithoutLayers(isNew: !layer.isCommitted)
      layer.tree.committedTo = serial
    }
    takeTimelines(into: &commit)
    return commit
  }

  private func takeRemovals(into commit: inout Commit) {
    for layer in leavers where layer.context !== self { layer.detachAnimations { _ in true } }
    leavers = []
    for layer in removedLayers.values {
      commit.removed.append(layer.id)
      commit.removed += layer.embedded?.below.map(\.id) ?? []
      guard layer.tree.committedTo == serial else { continue }
      layer.tree.committedTo = nil
      layer.dirt.isNodeDirty = true
    }
    removedLayers = [:]
    commit.removed += removedNodes
    removedNodes = []
  }

  private func takeTimelines(into commit: inout Commit) {
    for id in dirtyTimelines { commit.timelines[id] = timelines[id]?.timeline.map }
    dirtyTimelines = []
    commit.removedTimelines = Array(removedTimelines)
    removedTimelines = []
  }

  private func send(_ commit: Commit) {
    guard
      !commit.updated.isEmpty || !commit.removed.isEmpty || !commit.timelines.isEmpty
        || !commit.removedTimelines.isEmpty || commit.root != committedTree.root
    else { return }
    committedTree.apply(commit)
    sink.commit(commit)
  }

  private func markDirty() {
    guard !needsCommit else { return }
    needsCommit = true
    onNeedsCommit?()
  }

  // MARK: What layers report

  func enqueueNode(_ layer: CALayer) {
    dirtyNodes.append(layer)
    markDirty()
  }

  func enqueueLayout(_ layer: CALayer) {
    layoutQueue.add(layer)
    markDirty()
  }

  func enqueueDisplay(_ layer: CALayer) {
    displayQueue.append(layer)
    markDirty()
  }

  /// The layer, alone, comes into the tree.
  func noteArrival(_ layer: CALayer) {
    if removedLayers.removeValue(forKey: layer.id) == nil, layer.tree.committedTo != serial {
      layer.dirt.isNodeDirty = true
    }
    guard !layer.animationList.isEmpty else { return }
    layer.detachAnimations { $0.hasBegunElsewhere(than: self) }
    timesChanged()
  }

  /// The layer, alone, leaves the tree.
  func noteRemoval(_ layer: CALayer) {
    if layer.tree.committedTo == serial { removedLayers[layer.id] = layer }
    if !layer.animationList.isEmpty { leavers.append(layer) }
    markDirty()
  }

  func timesChanged() {
    clockVersion += 1
    eventsChanged()
  }

  // MARK: Animations

  func animationBegan(_ animation: AttachedAnimation) {
    running[animation.serial] = animation
    eventsChanged()
    guard let timeline = animation.animation.timeline else { return }
    if timelines[timeline.id] == nil {
      timeline.addUser(self)
      removedTimelines.remove(timeline.id)
      dirtyTimelines.insert(timeline.id)
    }
    timelines[timeline.id, default: (timeline, 0)].users += 1
  }

  func animationEnded(_ animation: AttachedAnimation) {
    running[animation.serial] = nil
    eventsChanged()
  }

  /// Its layer no longer has it.
  func animationDropped(_ animation: AttachedAnimation) {
    if let previous = animation.previous {
      removedNodes += previous.allNodes.map(\.id)
      markDirty()
    }
    guard let id = animation.animation.timeline?.id, let entry = timelines[id] else { return }
    timelines[id]?.users -= 1
    guard entry.users == 1 else { return }
    entry.timeline.removeUser(self)
    timelines[id] = nil
    dirtyTimelines.remove(id)
    removedTimelines.insert(id)
    markDirty()
  }

  func timelineChanged(_ timeline: AnimationTimeline) {
    guard timelines[timeline.id] != nil else { return }
    dirtyTimelines.insert(timeline.id)
    markDirty()
  }

  /// A copy of what the screen shows of the layer.
  func snapshot(of layer: CALayer, at time: Double) -> SubtreeSnapshot {
    SubtreeSnapshot(of: layer.id, in: committedTree, at: time)
  }

  // MARK: Time

  func eventsChanged() { cachedNextEvent = .none }

  /// When the next animation in this tree begins or ends.
  var nextEventTime: Double? {
    if let cachedNextEvent { return cachedNextEvent }
    let next = running.values.compactMap { $0.nextEventTime(in: self) }.min()
    cachedNextEvent = .some(next)
    return next
  }

  func forEachEvent(through time: Double, _ body: (Double, @escaping () -> Void) -> Void) {
    guard let next = nextEventTime, next <= time else { return }
    for animation in running.values.sorted(by: { $0.serial < $1.serial }) {
      animation.forEachEvent(through: time, in: self, body)
    }
  }

  /// When the next animation, timeline or deadline ends, in absolute seconds; nil where nothing will.
  package var nextCompletionTime: Double? { [nextEventTime, Deadline.nextTime].compactMap { $0 }.min() }

  /// Ends what has ended by `time`, in the order in which it ended: takes it off its layers, tells delegates, runs
  /// completion blocks. With several windows, `CATransaction.advance(to:)` keeps the order across them.
  package func advance(to time: Double) { AnimationCallbacks.advance([self], to: time) }
}
