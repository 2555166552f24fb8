// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// The time of the picture that the screen shows, in absolute seconds. See `LayerContext.shownTime`.
  package final var shownTime: Double { tree.context?.shownTime ?? CACurrentMediaTime() }

  /// Returns `shownTime` for a motion that is stopped or taken over. See `LayerContext.holdShownTime()`.
  package final func holdShownTime() -> Double { tree.context?.holdShownTime() ?? CACurrentMediaTime() }

  /// Returns the values that the screen shows at `time`, or nil if the layer was never committed.
  package final func presentedState(at time: Double) -> LayerState? {
    guard isCommitted else { return nil }
    return tree.context?.committedTree.sampleLayer(id, at: time)?.state
  }

  /// Returns the layer as the screen shows it at `time`, in absolute seconds, or nil if it was never committed.
  package final func presentation(at time: Double) -> Self? {
    guard let state = presentedState(at: time) else { return nil }
    let layer = LayerMaker.makeCopy(of: self)
    layer.state = state
    layer.presented = (self, time)
    return layer
  }

  /// Returns the value that the screen shows, or nil if the layer was never committed or has no such property.
  final func presentedValue(forKeyPath keyPath: String) -> AnimatableValue? {
    presentedState(at: shownTime).flatMap { PropertyTable.property(at: keyPath)?.value(in: $0) }
  }
}
