// SPDX-License-Identifier: MIT
import Diagnostics
import ObjectRuntime
import RenderTree

/// The layer tree of one window. It collects the changes of its layers and commits them as values.
///
/// A commit has four passes: preparation, layout, display and encoding. The cost of each depends on the number of changes,
/// not on the size of the tree.
package final class LayerContext {
  /// Called when changes wait to be committed: once, until they are committed.
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

  /// Whether slow motion applies to the animations of its layers.
  package var isSlowed = true

  /// The committed tree, from which presentation layers take their values.
  package private(set) var committedTree = RenderTree()

  /// A number that identifies the context.
  let serial: UInt64

  private let sink: any CommitSink
  private let layoutQueue = LayoutQueue()
  private var changes = LayerChanges()
  private var timelines = ContextTimelines()
  private let events = ContextEvents()
  /// The layers whose animations or clocks start with the first frames of commits.
  private var startingLayers: [(sequence: UInt64, layer: CALayer)] = []
  private var phase = Phase.committed

  /// Whether changes wait to be committed.
  ///
  ///     committed ── change ──► needsCommit ── commit(at:) ──► committing ──► committed
  private enum Phase {
    case committed
    /// Changes wait to be committed.
    case needsCommit
    /// Layers are laid out and displayed. Their changes belong to the current commit.
    case committing

    func allows(_ next: Phase) -> Bool {
      switch (self, next) {
      case (.committed, .needsCommit), (.needsCommit, .committing), (.committing, .committed): true
      default: false
      }
    }
  }

  private static var lastSerial: UInt64 = 0
  private static var contexts: [WeakLink<LayerContext>] = []

  package init(sink: any CommitSink) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.sink = sink
    Self.contexts.removeAll { $0.object == nil }
    Self.contexts.append(WeakLink(self))
  }

  nonisolated deinit {}

  static var all: [LayerContext] { contexts.compactMap(\.object) }

  /// Performs pending preparation and layout in every window now instead of with the next commit.
  package static func layOutAll() {
    for context in all where context.phase != .committing { context.layoutQueue.run(in: context) }
  }

  private func transition(to next: Phase) {
    assert(phase.allows(next), "LayerContext: \(phase) cannot become \(next)")
    phase = next
  }

  // MARK: Commit

  /// Whether changes wait to be committed.
  package var needsCommit: Bool { phase != .committed }

  /// Performs pending preparation, layout and display, and sends the changes. Sends nothing if there are none.
  package func commit(at time: Double) {
    guard phase == .needsCommit else { return }
    transition(to: .committing)
    layoutQueue.run(in: self)
    for layer in changes.takeDisplays() where layer.context === self { layer.displayIfNeeded() }
    let commit = encode(at: time)
    send(commit)
    transition(to: .committed)
    if !layoutQueue.isEmpty { markDirty() }
    AnimationCallbacks.deliver()
  }

  private func encode(at time: Double) -> Commit {
    var commit = Commit(sequence: nextSequence, time: time, root: rootLayer?.id)
    for layer in changes.takeRemovedAnimatedLayers(of: self) { layer.detachAnimations { _ in true } }
    commit.removed = changes.takeRemovals(from: self, in: committedTree)
    for layer in changes.takeNodes() where layer.context === self && layer.dirtyFlags.isNodeDirty {
      layer.dirtyFlags.isNodeDirty = false
      for animation in layer.animationList { animation.begin(in: self, at: time) }
      if sink.reportsStarts { layer.markStart(with: commit.sequence, replacing: committedTree.committedNode(layer.id)) }
      let node = layer.takeCommittedNode()
      if node.starts(with: commit.sequence) { startingLayers.append((commit.sequence, layer)) }
      commit.updated.append(node)
      commit.updated += layer.nodesWithoutLayers(isNew: !layer.isCommitted).map(CommittedNode.init)
      layer.tree.committedTo = serial
    }
    timelines.take(into: &commit, startingAfter: sink.reportsStarts ? committedTree : nil)
    return commit
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
    guard phase == .committed else { return }
    transition(to: .needsCommit)
    onNeedsCommit?()
  }

  // MARK: Changes of layers

  func enqueueNode(_ layer: CALayer) {
    changes.addNode(layer)
    markDirty()
  }

  func enqueueLayout(_ layer: CALayer) {
    layoutQueue.add(layer)
    markDirty()
  }

  /// Tells an object when layers have been laid out, as long as it exists.
  package func add(_ follower: any LayoutFollower) { layoutQueue.add(follower) }

  func enqueueDisplay(_ layer: CALayer) {
    changes.addDisplay(layer)
    markDirty()
  }

  /// Called when the layer enters the tree. Its sublayers are reported separately.
  func noteArrival(_ layer: CALayer) {
    if !changes.restore(layer), layer.tree.committedTo != serial { layer.dirtyFlags.isNodeDirty = true }
    guard !layer.animationList.isEmpty else { return }
    layer.detachAnimations { $0.hasBegun(outside: self) }
    timesChanged()
  }

  /// Called when the layer leaves the tree. Its sublayers are reported separately.
  func noteRemoval(_ layer: CALayer) {
    changes.remove(layer, from: self)
    markDirty()
  }

  /// Called when a clock in the tree has changed.
  func timesChanged() { events.noteClockChange() }

  // MARK: Animations

  func animationBegan(_ animation: AttachedAnimation) {
    events.add(animation)
    if let timeline = animation.animation.timeline { timelines.addUser(of: timeline, in: self) }
  }

  func animationEnded(_ animation: AttachedAnimation) { events.remove(animation) }

  /// Called when a layer no longer has the animation.
  func animationDropped(_ animation: AttachedAnimation) {
    if let previous = animation.previous {
      changes.removeNodes(previous.allNodes)
      markDirty()
    }
    if let timeline = animation.animation.timeline, timelines.removeUser(of: timeline, in: self) { markDirty() }
  }

  func timelineChanged(_ timeline: AnimationTimeline) {
    if timelines.noteChange(of: timeline) { markDirty() }
  }

  /// Returns a copy of what the screen shows of the layer.
  func snapshot(of layer: CALayer, at time: Double) -> SubtreeSnapshot {
    SubtreeSnapshot(of: layer.id, in: committedTree, at: time)
  }

  // MARK: Starts

  var reportsStarts: Bool { sink.reportsStarts }

  /// Whether an animation or a timeline waits for the frame with which it starts.
  package var awaitsStart: Bool { !startingLayers.isEmpty || timelines.awaitStart }

  /// The time in seconds for which the end of an animation waits for the report of its start. On a slow connection the
  /// first frame may be shown after the time at which the animation would have ended.
  static let longestStart = 5.0

  /// The number of the next commit.
  var nextSequence: UInt64 { committedTree.sequence + 1 }

  /// Whether the layer already has an animation with a key on the screen.
  func animates(_ layer: CALayer, withKey key: String?) -> Bool {
    committedTree.node(layer.id)?.animations.contains { $0.key == key } ?? false
  }

  /// Called when the render server has shown the first frame of a commit, whose animations start `delay` seconds later
  /// than at the commit's time.
  package func noteStart(of sequence: UInt64, delay: Double) {
    committedTree.delayStart(of: sequence, by: delay)
    for (_, layer) in startingLayers where layer.context === self {
      if let node = committedTree.node(layer.id) { layer.adoptStart(from: node) }
    }
    startingLayers.removeAll { $0.sequence <= sequence }
    timelines.adoptStart(of: sequence, from: committedTree)
    timesChanged()
  }

  // MARK: Time

  /// The time of the picture that the screen shows, or will show next if it has been drawn already, in absolute seconds.
  package var shownTime: Double { max(CACurrentMediaTime(), sink.latestFrameTime) }

  /// Returns `shownTime` for a motion that is stopped or taken over in this transaction. It continues from the values at this
  /// time, and does not step back, because the next frame shows the transaction's commit.
  package func holdShownTime() -> Double {
    max(CACurrentMediaTime(), sink.holdLatestFrame(untilCommit: nextSequence))
  }

  /// A number that changes whenever a clock in the tree does.
  var clockVersion: Int { events.clockVersion }

  func eventsChanged(of animation: AttachedAnimation) { events.noteChange(of: animation) }

  /// The time at which the next animation in this tree begins or ends.
  var nextEventTime: Double? { events.nextTime(in: self) }

  func forEachEvent(through time: Double, _ body: (Double, @escaping () -> Void) -> Void) {
    for animation in events.animations(through: time, in: self) {
      animation.forEachEvent(through: time, in: self, body)
    }
  }
}
