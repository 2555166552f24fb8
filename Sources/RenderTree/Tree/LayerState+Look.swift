// SPDX-License-Identifier: MIT

extension LayerState {
  /// Whether the layer's own pixels, and where its sublayers lie on it, are the same as in `other`: all is compared
  /// but the placement (position, transform, curl, opacity, hiding, z position, and the anchor point where it only
  /// places).
  package func looksLike(_ other: LayerState) -> Bool {
    var placedAlike = self
    placedAlike.position = other.position
    placedAlike.zPosition = other.zPosition
    placedAlike.transform = other.transform
    placedAlike.isHidden = other.isHidden
    placedAlike.isDoubleSided = other.isDoubleSided
    placedAlike.opacity = other.opacity
    placedAlike.pageCurl = other.pageCurl
    if sublayerTransform.isIdentity {
      placedAlike.anchorPoint = other.anchorPoint
      placedAlike.anchorPointZ = other.anchorPointZ
    }
    return placedAlike == other
  }
}
