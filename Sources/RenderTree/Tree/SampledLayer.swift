// SPDX-License-Identifier: MIT

/// The values that the screen shows of one layer at one time.
package struct SampledLayer: Sendable {
  package let id: LayerID
  package var state: LayerState
  /// The layer's local time, which is the parent time of its sublayers.
  package var localTime: Double
  /// The running CATransition.
  package var transition: ActiveTransition?

  package init(id: LayerID, state: LayerState, localTime: Double) {
    self.id = id
    self.state = state
    self.localTime = localTime
  }
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
