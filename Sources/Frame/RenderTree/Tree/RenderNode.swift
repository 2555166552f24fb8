// SPDX-License-Identifier: MIT
import TimingFunctions

/// One layer as committed.
package struct RenderNode: Sendable {
  package let id: LayerID
  package var state: LayerState
  package var timeMap = TimeMap.identity
  /// The animations in the order in which they were added. Later ones are applied to the result of earlier ones.
  package var animations: [LayerAnimation] = []
  /// The sublayers from back to front, without regard to `zPosition`.
  package var sublayers: [LayerID] = []
  /// A layer outside `sublayers` whose alpha masks this one.
  package var mask: LayerID?

  package init(id: LayerID, state: LayerState) {
    self.id = id
    self.state = state
  }
}
