// SPDX-License-Identifier: MIT

/// The values of a layer that the renderer does not use: properties that have no effect here, and values of the program's
/// own.
final class LayerHints {
  var customValues: [String: Any] = [:]
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
  final func setMagnificationFilter(_ newValue: CALayerContentsFilter) {
    changeHints { $0.magnificationFilter = newValue }
    update("magnificationFilter", \.contentsLayout.isPixelated, newValue == .nearest)
  }
}
