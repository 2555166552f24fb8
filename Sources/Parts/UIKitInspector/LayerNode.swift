// SPDX-License-Identifier: MIT
import QuartzCore

/// A layer of the inspected window, as the screen shows it.
struct LayerNode {
  let layer: CALayer
  /// The number of layers above it in the hierarchy.
  let depth: Int
  /// Maps points of the layer's bounds to the window.
  let toWindow: CATransform3D

  /// The greatest number of layers that are shown.
  private static let limit = 600

  /// Returns a layer and its visible descendants, each before its sublayers.
  static func nodes(of root: CALayer) -> [LayerNode] {
    var nodes: [LayerNode] = []
    collect(root, depth: 0, toWindow: CATransform3DIdentity, into: &nodes)
    return nodes
  }

  private static func collect(_ layer: CALayer, depth: Int, toWindow: CATransform3D, into nodes: inout [LayerNode]) {
    guard nodes.count < limit else { return }
    nodes.append(LayerNode(layer: layer, depth: depth, toWindow: toWindow))
    let shown = layer.presentation() ?? layer
    for sublayer in layer.sublayers ?? [] {
      let child = sublayer.presentation() ?? sublayer
      guard !child.isHidden, child.opacity > 0 else { continue }
      let toSuperlayer = child.transform(toSuperlayer: shown)
      collect(sublayer, depth: depth + 1, toWindow: CATransform3DConcat(toSuperlayer, toWindow), into: &nodes)
    }
  }
}
