// SPDX-License-Identifier: MIT
import TimingFunctions

/// The changes of one transaction in one tree. Applying all commits in order gives the tree.
package struct Commit: Sendable {
  /// The number of the commit, counted from 1 for each tree.
  package var sequence: UInt64
  /// The time at which the transaction was committed, in absolute monotonic seconds.
  package var time: Double
  package var root: LayerID?
  /// The new and the changed nodes, as a whole.
  package var updated: [CommittedNode] = []
  package var removed: [LayerID] = []
  package var timelines: [TimelineID: TimeMap] = [:]
  package var removedTimelines: [TimelineID] = []

  package init(sequence: UInt64, time: Double, root: LayerID?) {
    self.sequence = sequence
    self.time = time
    self.root = root
  }
}

/// A receiver of the commits of one tree: the render server, or a recorder in tests.
package protocol CommitSink: AnyObject {
  func commit(_ commit: Commit)
  /// Whether the receiver shows frames at times of its own, and reports by how much the animations of a commit start
  /// later than at the commit's time; see `RenderTree.delayStart(of:by:)`. The default is false.
  var reportsStarts: Bool { get }
  /// The time for which the latest frame was drawn, in absolute monotonic seconds. It lies up to two refreshes ahead of
  /// the clock. The default is minus infinity.
  var latestFrameTime: Double { get }
  /// Returns `latestFrameTime`. The next frame shows a commit that follows soon, so that it can stop a motion at this time.
  func holdLatestFrame(untilCommit: UInt64) -> Double
}

extension CommitSink {
  package var reportsStarts: Bool { false }
  package var latestFrameTime: Double { -.infinity }
  package func holdLatestFrame(untilCommit: UInt64) -> Double { latestFrameTime }
}
