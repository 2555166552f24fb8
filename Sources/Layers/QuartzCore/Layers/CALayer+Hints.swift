// SPDX-License-Identifier: MIT

/// The values of properties that the renderer does not use.
final class LayerHints {
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var isOpaque = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false

  nonisolated deinit {}
}

extension CALayer {
  func changeHints(_ body: (LayerHints) -> Void) {
    let hints = hints ?? LayerHints()
    body(hints)
    self.hints = hints
  }

  final func setMagnificationFilter(_ newValue: CALayerContentsFilter) {
    changeHints { $0.magnificationFilter = newValue }
    update("magnificationFilter", \.contentsLayout.isPixelated, newValue == .nearest)
  }
}
