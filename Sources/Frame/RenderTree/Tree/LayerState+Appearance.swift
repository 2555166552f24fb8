// SPDX-License-Identifier: MIT

extension LayerState {
  /// Returns whether the layer's own pixels, and the positions of its sublayers in it, are the same as in `other`.
  /// Everything is compared except the placement, and the anchor point unless there is a sublayer transform, which is
  /// relative to it.
  ///
  /// - Parameter withShadow: Whether the layer's shadow is compared, too.
  package func hasSameAppearance(as other: LayerState, withShadow: Bool = true) -> Bool {
    guard
      geometry.hasSublayerTransform || other.geometry.hasSublayerTransform
        ? geometry == other.geometry : bounds == other.bounds
    else { return false }
    if appearanceEquals(other) { return true }
    guard !withShadow else { return false }
    var shadowed = self
    shadowed.shadow = other.shadow
    return shadowed.appearanceEquals(other)
  }
}
