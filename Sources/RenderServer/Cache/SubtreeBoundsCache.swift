// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// How far layers reach with all that they show, so that what lies out of sight need not be walked.
///
/// A scroll view has its sublayers pass by: at each frame most of them, with all that hangs on them, are out of sight.
/// What a subtree's sublayers reach is kept for as long as nothing in it changes.
final class SubtreeBoundsCache {
  /// nil: not known, as something in it moves, turns, or draws where it likes.
  private var reaches: [LayerID: (version: UInt64, rect: CGRect?)] = [:]

  /// Where in its own coordinates a layer may show anything; nil where that is not known.
  func reach(of layer: SampledLayer, in tree: RenderTree) -> CGRect? {
    guard layer.transition == nil, let own = Self.ownReach(of: layer.state) else { return nil }
    if layer.state.masksToBounds || !tree.hasSublayers(layer.id) { return own }
    return sublayersReach(of: layer.id, in: tree).map(own.union)
  }

  /// Forgets layers that are gone.
  func trim(to tree: RenderTree) { reaches = reaches.filter { tree.contains($0.key) } }

  private func sublayersReach(of id: LayerID, in tree: RenderTree) -> CGRect? {
    if tree.hasAnimationsBelow(id) { return nil }
    let version = tree.subtreeVersion(id)
    if let known = reaches[id], known.version == version { return known.rect }
    let rect = unionOfSublayers(of: id, in: tree)
    reaches[id] = (version, rect)
    return rect
  }

  private func unionOfSublayers(of id: LayerID, in tree: RenderTree) -> CGRect? {
    guard let node = tree.node(id) else { return nil }
    var union = CGRect.null
    for child in node.sublayers {
      guard let state = tree.node(child)?.state else { return nil }
      let transform = RenderTree.transform(from: state, toBoundsOf: node.state)
      guard PlaneTransform(transform).isTranslation, var rect = Self.ownReach(of: state) else { return nil }
      if !state.masksToBounds, tree.hasSublayers(child) {
        guard let below = sublayersReach(of: child, in: tree) else { return nil }
        rect = rect.union(below)
      }
      union = union.union(rect.offsetBy(dx: transform.m41, dy: transform.m42))
    }
    return union
  }

  /// Where a layer may show something of itself, in its own coordinates.
  private static func ownReach(of state: LayerState) -> CGRect? {
    guard state.shape == nil, state.pageCurl.isFlat else { return nil }
    let staysInside = state.contentsGravity == .resize || state.contentsGravity == .resizeAspect || state.masksToBounds
    guard state.contents == nil || staysInside else { return nil }
    let shadow = state.shadow
    guard shadow.opacity > 0, !state.masksToBounds else { return state.bounds }
    let blur = shadow.radius * ShadowShape.reach + 1
    let cast = (shadow.path?.boundingBox ?? state.bounds).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return state.bounds.union(cast.insetBy(dx: -blur, dy: -blur))
  }
}
