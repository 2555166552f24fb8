// SPDX-License-Identifier: MIT

/// The values that the screen shows of one layer at one time.
///
/// It is an object, because a walk of the tree hands it on a dozen times, and its values take half a kilobyte.
package final class SampledLayer: Sendable {
  package let id: LayerID
  package let state: LayerState
  /// The layer's local time, which is the parent time of its sublayers.
  package let localTime: Double
  /// The running CATransition.
  package let transition: ActiveTransition?
  package let links: LayerLinks

  init(
    id: LayerID, state: LayerState, transition: ActiveTransition? = nil, localTime: Double, links: LayerLinks
  ) {
    self.id = id
    self.state = state
    self.transition = transition
    self.localTime = localTime
    self.links = links
  }

  /// The layer as it will be after its transition.
  package var withoutTransition: SampledLayer {
    SampledLayer(id: id, state: state, localTime: localTime, links: links)
  }
}

/// The values of a layer that its animations change.
struct LayerValues {
  var state: LayerState
  /// The running CATransition.
  var transition: ActiveTransition?
}

/// The facts about a layer and its subtree that a walk needs of every layer, so that they are looked up once.
package struct LayerLinks: Sendable {
  /// The sublayers from back to front, without regard to `zPosition`.
  package var sublayers: [LayerID] = []
  /// Whether the drawing order of the sublayers may differ from their order.
  package var hasRaisedSublayers = false
  package var mask: LayerID?
  /// Whether the layer itself has animations, whether or not they have started or ended.
  package var hasAnimations = false
  /// Whether any layer below has animations.
  package var hasAnimationsBelow = false
  /// Whether the layer, or any below, shows what is behind it.
  package var hasBackdrop = false
  /// See `RenderTree.subtreeVersion(_:)`.
  package var version: UInt64 = 0

  package init() {}

  package var hasSublayers: Bool { !sublayers.isEmpty }
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
