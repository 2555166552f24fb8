// SPDX-License-Identifier: MIT
import RenderTree

/// Takes a tree's commits in place of the render server, for tests.
nonisolated package final class CommitRecorder: CommitSink {
  package private(set) var commits: [Commit] = []
  /// All commits applied.
  package private(set) var tree = RenderTree()

  package init() {}

  package func commit(_ commit: Commit) {
    assert(commit.sequence == tree.sequence + 1, "CommitRecorder: commits out of order")
    commits.append(commit)
    tree.apply(commit)
    tree._checkInvariants()
  }
}
