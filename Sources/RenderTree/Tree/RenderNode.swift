// SPDX-License-Identifier: MIT
import TimingFunctions

/// One layer as committed.
package struct RenderNode: Sendable {
  package let id: LayerID
  package var state: LayerState
  package var timeMap = TimeMap.identity
  /// In the order they were added; later ones see what earlier ones made of the state.
  package var animations: [LayerAnimation] = []
  /// Back to front, before `zPosition` is looked at.
  package var sublayers: [LayerID] = []
  /// A layer outside `sublayers` whose alpha masks this one.
  package var mask: LayerID?

  package init(id: LayerID, state: LayerState) {
    self.id = id
    self.state = state
  }
}
