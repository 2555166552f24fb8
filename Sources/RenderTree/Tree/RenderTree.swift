// SPDX-License-Identifier: MIT

/// A committed layer tree: a value that says what the screen shows at any instant.
package struct RenderTree: Sendable {
  package private(set) var root: LayerID?
  package private(set) var sequence: UInt64 = 0
  private var nodes: [LayerID: RenderNode] = [:]
  private var timelines: [TimelineID: TimeMap] = [:]

  package init() {}

  package func node(_ id: LayerID) -> RenderNode? { nodes[id] }

  package mutating func apply(_ commit: Commit) {
    sequence = commit.sequence
    root = commit.root
    for id in commit.removed { nodes[id] = nil }
    for node in commit.updated { nodes[node.id] = node }
    for id in commit.removedTimelines { timelines[id] = nil }
    timelines.merge(commit.timelines) { _, new in new }
  }
}
