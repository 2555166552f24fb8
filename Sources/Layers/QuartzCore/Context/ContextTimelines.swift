// SPDX-License-Identifier: MIT
import RenderTree

/// The timelines that animations in a context follow, and their changes since the last commit.
struct ContextTimelines {
  private var timelines: [TimelineID: (timeline: AnimationTimeline, users: Int)] = [:]
  private var changed: Set<TimelineID> = []
  private var removed: Set<TimelineID> = []

  /// Adds an animation that follows the timeline.
  mutating func addUser(of timeline: AnimationTimeline, in context: LayerContext) {
    if timelines[timeline.id] == nil {
      timeline.addUser(context)
      removed.remove(timeline.id)
      changed.insert(timeline.id)
    }
    timelines[timeline.id, default: (timeline, 0)].users += 1
  }

  /// Removes an animation that followed the timeline. Returns whether it was the last one, so that the next commit
  /// changes.
  mutating func removeUser(of timeline: AnimationTimeline, in context: LayerContext) -> Bool {
    guard let entry = timelines[timeline.id] else { return false }
    timelines[timeline.id]?.users -= 1
    guard entry.users == 1 else { return false }
    entry.timeline.removeUser(context)
    timelines[timeline.id] = nil
    changed.remove(timeline.id)
    removed.insert(timeline.id)
    return true
  }

  /// Records that a timeline has a new map. Returns whether an animation follows it.
  mutating func noteChange(of timeline: AnimationTimeline) -> Bool {
    guard timelines[timeline.id] != nil else { return false }
    changed.insert(timeline.id)
    return true
  }

  /// Whether a movement waits for the frame with which it starts.
  var awaitStart: Bool { timelines.values.contains { $0.timeline.map.startCommit != nil } }

  /// Takes over the starts of movements that the render server has reported.
  func adoptStart(of sequence: UInt64, from tree: RenderTree) {
    for (id, entry) in timelines {
      if let map = tree.timeline(id) { entry.timeline.adoptStart(of: sequence, from: map) }
    }
  }

  /// Moves the changes into a commit.
  ///
  /// - Parameter tree: The tree before the commit, if movements start with the commit's first frame. Those start then
  ///   whose timeline was stopped.
  mutating func take(into commit: inout Commit, startingAfter tree: RenderTree? = nil) {
    for id in changed {
      guard let timeline = timelines[id]?.timeline else { continue }
      if let tree, tree.timeline(id)?.isStopped ?? true { timeline.markStart(with: commit.sequence, at: commit.time) }
      commit.timelines[id] = timeline.map
    }
    changed = []
    commit.removedTimelines = Array(removed)
    removed = []
  }
}
