// SPDX-License-Identifier: MIT
import RenderTree
import UIKit

/// What the screen shows of one view at one instant: its place in the window and its look, with every animation and
/// every transform above it counted in.
public struct ShownView: Sendable {
  /// The view's corners in the window, in points: upper left, upper right, lower right, lower left, by the view's own
  /// axes. Of a view that is turned in space, as perspective shows them.
  public let corners: [CGPoint]

  /// What is left of the view's own opacity through those above it, 0…1. 0 where one of them is hidden.
  public let alpha: CGFloat

  /// Of the view's own, in points.
  public let cornerRadius: CGFloat

  /// The smallest upright rectangle around `corners`, in the window, in points.
  public var frame: CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where the view's middle is in the window, in points.
  public var center: CGPoint {
    let count = CGFloat(corners.count)
    return CGPoint(x: corners.map(\.x).reduce(0, +) / count, y: corners.map(\.y).reduce(0, +) / count)
  }

  init(of id: LayerID, in tree: SampledTree) {
    let chain = tree.ancestry(of: id)
    guard let layer = chain.first else {
      (corners, alpha, cornerRadius) = ([], 0, 0)
      return
    }
    var transform = CATransform3D.identity
    for (child, parent) in zip(chain, chain.dropFirst()) {
      transform = transform.concatenating(RenderTree.transform(from: child.state, toBoundsOf: parent.state))
    }
    let bounds = layer.state.bounds
    corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].compactMap(transform.project)
    alpha = chain.reduce(1) { $1.state.isHidden ? 0 : $0 * CGFloat($1.state.opacity) }
    cornerRadius = layer.state.cornerRadius
  }
}

extension SampledTree {
  /// The layer and all those above it, up to the root; empty where it isn't in the tree.
  fileprivate func ancestry(of id: LayerID) -> [SampledLayer] {
    var index = elements.firstIndex { $0.layer.id == id }
    var chain: [SampledLayer] = []
    while let current = index {
      chain.append(elements[current].layer)
      index = elements[current].parent
    }
    return chain
  }
}
