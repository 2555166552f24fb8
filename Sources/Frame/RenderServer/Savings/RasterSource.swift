// SPDX-License-Identifier: MIT
import RenderTree

/// The layers below a flattened one as they were committed.
///
/// By them a raster is known again when its page has left the tree and comes back: its layers then have new versions, but
/// a layer that has not changed is committed with the node that it had. They are not kept alive, so that they also tell
/// whether the page can come back at all.
struct RasterSource: Equatable {
  private struct Node: Equatable {
    weak var committed: CommittedNode?

    static func == (a: Node, b: Node) -> Bool { a.committed != nil && a.committed === b.committed }
  }

  private let nodes: [Node]

  init(_ layer: LayerID, in tree: RenderTree) { nodes = tree.nodes(below: layer).map { Node(committed: $0) } }

  /// Whether all layers exist unchanged, in the tree or in a page that has left it.
  var exists: Bool { !nodes.isEmpty && nodes.allSatisfy { $0.committed != nil } }
}
