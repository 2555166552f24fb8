// SPDX-License-Identifier: MIT

extension LayerState {
  /// Whether the layer's own pixels, and where its sublayers lie on it, are the same as in `other`: everything is
  /// compared except the placement (the properties with the trait `placement`, and the anchor point if there is no
  /// sublayer transform, which turns about it).
  package func looksLike(_ other: LayerState) -> Bool {
    if self == other { return true }
    var placedAlike = self
    for property in PropertyTable.placement { property.copy(from: other, to: &placedAlike) }
    if sublayerTransform.isIdentity {
      placedAlike.anchorPoint = other.anchorPoint
      placedAlike.anchorPointZ = other.anchorPointZ
    }
    return placedAlike == other
  }
}
