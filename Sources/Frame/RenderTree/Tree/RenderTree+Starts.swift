// SPDX-License-Identifier: MIT
import TimingFunctions

// Animations that start with the first frame of their commit.
extension RenderTree {
  /// Whether something starts with the first frame of a commit, and its delay is not known yet.
  package func awaitsStart(of sequence: UInt64) -> Bool {
    starts.contains { $0.sequence == sequence && $0.delay == nil }
  }

  /// Starts the animations and movements of a commit later, by `delay` seconds in addition to all previous delays.
  ///
  /// Only what is marked with the commit's number is delayed; see `LayerAnimation.startCommit` and
  /// `TimeCurve.startCommit`. The render thread delays a commit when it knows at what time its first frame is shown. It
  /// tells the main thread, which does the same, so that both compute the same values.
  package mutating func delayStart(of sequence: UInt64, by delay: Double) {
    guard let index = starts.firstIndex(where: { $0.sequence == sequence }) else { return }
    let old = starts[index]
    starts[index].delay = (old.delay ?? 0) + delay
    let new = starts[index]
    for (id, map) in timelines where map.startCommit == sequence {
      replaceTimeline(id, by: new.moved(map, of: id, from: old))
    }
    for id in old.layers {
      if let node = node(id) { replaceTimes(of: moved(node, from: old, to: new)) }
    }
  }

  /// Remembers a commit whose animations start with its first frame.
  mutating func noteStart(of commit: Commit) {
    guard let start = CommitStart(of: commit, in: self) else { return }
    starts.append(start)
    if starts.count > CommitStart.maximumCount { starts.removeFirst() }
  }

  /// Returns a node with the delays of its animations that are known. The main thread may have sent it before it was
  /// told of them.
  func applyingStarts(to node: CommittedNode) -> CommittedNode {
    guard node.startsWithACommit else { return node }
    return starts.reduce(node) { node, start in
      guard start.delay != nil, node.starts(with: start.sequence) else { return node }
      var undelayed = start
      undelayed.delay = nil
      return CommittedNode(moved(node.node, from: undelayed, to: start), preparedAs: node)
    }
  }

  private func moved(_ node: RenderNode, from old: CommitStart, to new: CommitStart) -> RenderNode {
    let superlayer = superlayer(of: node.id)
    return new.moved(node, from: old) { time in superlayer.map { localTime(of: $0, at: time) } ?? time }
  }
}
