// SPDX-License-Identifier: MIT

extension LayerState {
  /// Returns whether the layer's own pixels, and the positions of its sublayers in it, are the same as in `other`.
  /// Everything is compared except the placement, and the anchor point unless there is a sublayer transform, which is
  /// relative to it.
  package func hasSameAppearance(as other: LayerState) -> Bool {
    var moved = self
    moved.placement = other.placement
    if sublayerTransform.isIdentity {
      moved.anchorPoint = other.anchorPoint
      moved.anchorPointZ = other.anchorPointZ
    }
    return moved == other
  }
}
