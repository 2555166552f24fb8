// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer as committed, within the limits of what can be drawn, with what is derived from it.
///
/// It is an object, made once for each commit of a layer: the trees of the main thread and of the render thread share
/// it, and copying a tree, or changing it after a copy, is cheap.
package final class CommittedNode: Sendable {
  package let node: RenderNode
  /// The rectangle of everything that the layer shows at any time, in the coordinates of a superlayer without a
  /// `sublayerTransform`. nil if that depends on its animations, sublayers or transform, or if it draws outside its
  /// frame.
  package let fixedFrame: CGRect?
  let counts: SubtreeCounts
  /// The node's linked layers. They are stored, because `RenderTree.apply(_:)` reads them often.
  let linked: [LayerID]
  /// Whether the drawing order of the layer may differ from its order among its siblings.
  package let isRaised: Bool
  /// Whether the layer is visible or may become visible by an animation.
  let mayShow: Bool
  /// Whether an animation or the clock of the layer starts with the first frame of any commit.
  let startsWithACommit: Bool
  /// The node's animations.
  let animations: [PreparedAnimation]

  package init(_ node: consuming RenderNode) {
    node.state.limit()
    fixedFrame = node.fixedFrame
    counts = node.counts
    linked = node.linked
    isRaised = node.isRaised
    mayShow = node.mayShow
    startsWithACommit = node.startsWithACommit
    animations = node.animations.isEmpty ? [] : node.animations.map(PreparedAnimation.init)
    self.node = node
  }

  /// The layer with other times of its clock and its animations.
  init(_ node: consuming RenderNode, preparedAs other: CommittedNode) {
    fixedFrame = other.fixedFrame
    counts = other.counts
    linked = other.linked
    isRaised = other.isRaised
    mayShow = other.mayShow
    startsWithACommit = node.startsWithACommit
    animations = zip(node.animations, other.animations).map(PreparedAnimation.init(_:preparedAs:))
    self.node = node
  }

  package var id: LayerID { node.id }

  /// Whether an animation or the clock of the layer starts with the first frame of a commit.
  package func starts(with sequence: UInt64) -> Bool { startsWithACommit && node.starts(with: sequence) }
}

extension RenderNode {
  fileprivate var mayShow: Bool {
    if state.isHidden && !animations.contains(where: { $0.animates("hidden") }) { return false }
    return state.opacity > 0 || animations.contains { $0.animates("opacity") }
  }

  fileprivate var startsWithACommit: Bool {
    timeMap.startCommit != nil || animations.contains { $0.startCommit != nil }
  }

  fileprivate func starts(with sequence: UInt64) -> Bool {
    timeMap.startCommit == sequence || animations.contains { $0.startCommit == sequence }
  }
}
