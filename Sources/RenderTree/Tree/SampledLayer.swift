// SPDX-License-Identifier: MIT

/// One layer at one instant: what the screen shows of it.
package struct SampledLayer: Sendable {
  package let id: LayerID
  package var state: LayerState
  /// The layer's local time, its sublayers' parent time.
  package var localTime: Double
  /// The CATransition that is running.
  package var transition: ActiveTransition?

  package init(id: LayerID, state: LayerState, localTime: Double) {
    self.id = id
    self.state = state
    self.localTime = localTime
  }
}

package struct ActiveTransition: Sendable {
  package var effect: TransitionEffect
  /// Eased, 0 shows the previous content, 1 the layer's own.
  package var progress: Double

  package init(effect: TransitionEffect, progress: Double) {
    self.effect = effect
    self.progress = progress
  }
}
