// SPDX-License-Identifier: MIT
import TimingFunctions

/// The changes of one transaction in one tree. Applying all commits in order gives the tree.
package struct Commit: Sendable {
  /// Counts the commits of a tree, from 1.
  package var sequence: UInt64
  /// Absolute monotonic seconds at which the transaction was committed.
  package var time: Double
  package var root: LayerID?
  /// Whole nodes, new or replaced.
  package var updated: [RenderNode] = []
  package var removed: [LayerID] = []
  package var timelines: [TimelineID: TimeMap] = [:]
  package var removedTimelines: [TimelineID] = []

  package init(sequence: UInt64, time: Double, root: LayerID?) {
    self.sequence = sequence
    self.time = time
    self.root = root
  }
}

/// Takes the commits of one tree: the render server, or a recorder in tests.
package protocol CommitSink: AnyObject {
  func commit(_ commit: Commit)
}
