// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// The bounds of what layers and their sublayers show, so that invisible subtrees are not walked.
///
/// Most sublayers of a scroll view are outside its bounds at any one time. The bounds of a layer's sublayers are kept
/// for as long as nothing in them changes.
final class SubtreeBoundsCache {
  /// The bounds of a layer's sublayers. nil if they are unknown, because a sublayer moves, is rotated, or draws outside
  /// its bounds.
  private var known: [LayerID: (version: UInt64, rect: CGRect?)] = [:]
  /// The same for successive sublayers of one block, by the first of them.
  private var knownRuns: [LayerID: (version: UInt64, count: Int, rect: CGRect?)] = [:]

  /// Returns the rectangle, in the layer's own coordinates, outside which a layer and its sublayers show nothing.
  /// Returns nil if it is unknown.
  func bounds(of layer: SampledLayer, in tree: RenderTree) -> CGRect? {
    guard layer.transition == nil, let own = Self.ownBounds(of: layer.state) else { return nil }
    if layer.masksToBounds || !layer.links.hasSublayers { return own }
    if layer.links.hasAnimationsBelow { return nil }
    return boundsOfSublayers(of: layer.id, in: tree).map(own.union)
  }

  /// Returns the rectangle, in the coordinates of a superlayer without a `sublayerTransform`, outside which successive
  /// sublayers and everything below them show nothing. Returns nil if it is unknown. Nothing in them may be animated.
  ///
  /// - Parameter version: The version of the block that they are in.
  func bounds(of sublayers: ArraySlice<LayerID>, version: UInt64, in tree: RenderTree) -> CGRect? {
    guard let first = sublayers.first else { return .null }
    if let entry = knownRuns[first], entry.version == version, entry.count == sublayers.count { return entry.rect }
    let rect = union(of: sublayers, in: tree)
    knownRuns[first] = (version, sublayers.count, rect)
    return rect
  }

  /// Removes the entries of layers that are no longer in the tree.
  func trim(to tree: RenderTree) {
    known = known.filter { tree.contains($0.key) }
    knownRuns = knownRuns.filter { tree.contains($0.key) }
  }

  private func boundsOfSublayers(of id: LayerID, in tree: RenderTree) -> CGRect? {
    if tree.hasAnimationsBelow(id) { return nil }
    let version = tree.subtreeVersion(id)
    if let entry = known[id], entry.version == version { return entry.rect }
    let rect = unionOfSublayers(of: id, in: tree)
    known[id] = (version, rect)
    return rect
  }

  private func unionOfSublayers(of id: LayerID, in tree: RenderTree) -> CGRect? {
    guard let superlayer = tree.committedNode(id)?.node, !superlayer.state.geometry.hasSublayerTransform else {
      return nil
    }
    var union = CGRect.null
    for block in tree.sublayerBlocks(of: id) {
      guard let rect = bounds(of: superlayer.sublayers[block.range], version: block.version, in: tree) else {
        return nil
      }
      union = union.union(rect)
    }
    return union
  }

  private func union(of sublayers: ArraySlice<LayerID>, in tree: RenderTree) -> CGRect? {
    var union = CGRect.null
    for id in sublayers {
      guard let child = tree.committedNode(id)?.node else { return nil }
      let transform = RenderTree.transformToSuperlayer(child.state)
      guard PlaneTransform(transform).isTranslation, var rect = Self.ownBounds(of: child.state) else { return nil }
      if !child.state.masksToBounds, !child.sublayers.isEmpty {
        guard let below = boundsOfSublayers(of: id, in: tree) else { return nil }
        rect = rect.union(below)
      }
      union = union.union(rect.offsetBy(dx: transform.m41, dy: transform.m42))
    }
    return union
  }

  /// Returns the rectangle, in the layer's own coordinates, outside which the layer itself shows nothing.
  private static func ownBounds(of state: LayerState) -> CGRect? {
    guard state.geometry.isPlane, !state.hasShape, state.pageCurl.isFlat, state.contentsStayInside else { return nil }
    guard state.hasShadow, !state.masksToBounds else { return state.bounds }
    let shadow = state.shadow
    let blur = shadow.radius * ShadowShape.blurExtent + 1
    let cast = (shadow.path?.boundingBox ?? state.bounds).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return state.bounds.union(cast.insetBy(dx: -blur, dy: -blur))
  }
}
