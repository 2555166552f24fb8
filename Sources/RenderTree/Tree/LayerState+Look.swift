// SPDX-License-Identifier: MIT

extension LayerState {
  /// Whether the layer's own pixels, and where its sublayers lie on it, are the same as in `other`: everything is
  /// compared except the placement, and the anchor point if there is no sublayer transform, which turns about it.
  package func looksLike(_ other: LayerState) -> Bool {
    var placedAlike = self
    placedAlike.placement = other.placement
    if sublayerTransform.isIdentity {
      placedAlike.anchorPoint = other.anchorPoint
      placedAlike.anchorPointZ = other.anchorPointZ
    }
    return placedAlike == other
  }
}
