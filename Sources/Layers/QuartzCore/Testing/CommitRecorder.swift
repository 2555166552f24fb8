// SPDX-License-Identifier: MIT
import RenderTree

/// Receives a tree's commits instead of the render server, for tests.
nonisolated package final class CommitRecorder: CommitSink {
  package private(set) var commits: [Commit] = []
  /// The result of all commits.
  package private(set) var tree = RenderTree()

  package let reportsStarts: Bool
  /// The time for which a render server would have drawn its latest frame.
  package var latestFrameTime = -Double.infinity
  /// The commit for which a render server would have its next frame wait, or 0.
  package private(set) var awaitedCommit: UInt64 = 0

  /// The tree that was checked last. Every fourth is, because a check takes longer than the commit.
  private var checkedTree = RenderTree()

  /// - Parameter reportsStarts: Whether the test calls `LayerContext.noteStart(of:delay:)`, as for a render server.
  package init(reportsStarts: Bool = false) { self.reportsStarts = reportsStarts }

  package func holdLatestFrame(untilCommit commit: UInt64) -> Double {
    awaitedCommit = commit
    return latestFrameTime
  }

  package func commit(_ commit: Commit) {
    assert(commit.sequence == tree.sequence + 1, "CommitRecorder: commits out of order")
    commits.append(commit)
    tree.apply(commit)
    guard commits.count % 4 == 0 else { return }
    tree._checkInvariants(since: checkedTree)
    checkedTree = tree
  }
}
