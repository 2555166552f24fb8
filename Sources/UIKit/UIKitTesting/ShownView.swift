// SPDX-License-Identifier: MIT
import RenderTree
import UIKitControllers

/// The geometry and opacity of a view on the screen at one instant, with all animations and the transforms of all its
/// superviews applied.
///
/// Get one from ``TestStage/shown(_:)``.
///
/// ```swift
/// @MainActor func isHalfway(_ view: UIView, in stage: TestStage) -> Bool {
///   abs(stage.shown(view).frame.minX - stage.window.bounds.midX) < 1
/// }
/// ```
nonisolated public struct ShownView: Sendable {
  /// The corners of the view in the window, in points: upper left, upper right, lower right and lower left along the
  /// view's own axes.
  ///
  /// For a view that is rotated in space, they include the perspective. Empty if the view is not on the screen.
  public let corners: [CGPoint]

  /// The opacity of the view multiplied by those of all its superviews, from 0 to 1. It is 0 if one of them is hidden.
  public let alpha: CGFloat

  /// The radius of the view's own corners, in points of the view.
  public let cornerRadius: CGFloat

  /// The smallest rectangle along the axes of the window that contains ``corners``, in points; null if there are none.
  public var frame: CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The centre of the view in the window, in points.
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
    cornerRadius = layer.state.corners.radius
  }
}

nonisolated extension SampledTree {
  /// Returns the layer and its ancestors up to the root, or an empty array if it is not in the tree.
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
