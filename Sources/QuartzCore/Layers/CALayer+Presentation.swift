// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// The sampled values; nil where the layer was never committed.
  package final func presentedState(at time: Double) -> LayerState? {
    guard isCommitted else { return nil }
    return tree.context?.committedTree.sampleLayer(id, at: time)?.state
  }

  /// The layer as it shows at `time`, in absolute seconds; nil where it was never committed.
  final func presentation(at time: Double) -> Self? {
    guard let state = presentedState(at: time) else { return nil }
    let layer = LayerMaker.makeCopy(of: self)
    layer.state = state
    layer.presented = (self, time)
    return layer
  }

  /// The value that the screen shows; nil where the layer was never committed or has no such property.
  final func presentedValue(forKeyPath keyPath: String) -> AnimatableValue? {
    presentedState(at: CACurrentMediaTime()).flatMap { PropertyTable.property(at: keyPath)?.value(in: $0) }
  }
}
