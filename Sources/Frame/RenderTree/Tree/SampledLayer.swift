// SPDX-License-Identifier: MIT

/// The values that the screen shows of one layer at one time.
///
/// It is an object, because a walk of the tree hands it on a dozen times, and its values take half a kilobyte.
package final class SampledLayer: Sendable {
  /// The layer's local time, which is the parent time of its sublayers.
  package let localTime: Double
  package let links: LayerLinks
  let values: LayerValues

  init(_ values: consuming LayerValues, localTime: Double, links: LayerLinks) {
    self.localTime = localTime
    self.links = links
    self.values = values
  }

  package var id: LayerID { links.committed.id }
  package var state: LayerState { values.state }
  /// The running CATransition.
  package var transition: ActiveTransition? { values.transition }

  /// The layer as it will be after its transition.
  package var withoutTransition: SampledLayer {
    SampledLayer(LayerValues(state: state), localTime: localTime, links: links)
  }
}

/// The values of a layer that its animations change.
struct LayerValues: Sendable {
  var state: LayerState
  /// The running CATransition.
  var transition: ActiveTransition?
}

/// The facts about a layer and its subtree that a walk needs of every layer, so that they are looked up once.
package struct LayerLinks: Sendable {
  let committed: CommittedNode
  /// Whether the drawing order of the sublayers may differ from their order.
  package let hasRaisedSublayers: Bool
  /// Whether any layer below has animations.
  package let hasAnimationsBelow: Bool
  /// Whether the layer, or any below, shows what is behind it.
  package let hasBackdrop: Bool
  /// See `RenderTree.subtreeVersion(_:)`.
  package let version: UInt64

  /// The sublayers from back to front, without regard to `zPosition`.
  package var sublayers: [LayerID] { committed.node.sublayers }
  package var hasSublayers: Bool { !committed.node.sublayers.isEmpty }
  package var mask: LayerID? { committed.node.mask }
  /// Whether the layer itself has animations, whether or not they have started or ended.
  package var hasAnimations: Bool { !committed.animations.isEmpty }
}

package struct ActiveTransition: Sendable {
  package var effect: TransitionEffect
  /// The eased progress, from 0 for the previous content to 1 for the layer's own.
  package var progress: Double

  package init(effect: TransitionEffect, progress: Double) {
    self.effect = effect
    self.progress = progress
  }
}
