// SPDX-License-Identifier: MIT

extension RenderNode {
  /// All layers that hang on this one: sublayers, mask, and what its transitions come from.
  var linked: [LayerID] {
    let previous = animations.isEmpty ? [] : animations.compactMap(\.previousLayer)
    guard mask != nil || !previous.isEmpty else { return sublayers }
    return sublayers + (mask.map { [$0] } ?? []) + previous
  }

  /// Whether it may lie above or below its place among its siblings.
  var isRaised: Bool { state.zPosition != 0 || animations.contains { $0.animates("zPosition") } }

  /// Whether only the placement differs from `other`.
  func looksLike(_ other: RenderNode) -> Bool {
    sublayers == other.sublayers && mask == other.mask && state.looksLike(other.state)
      && animations.allSatisfy(\.isPlacementOnly) && other.animations.allSatisfy(\.isPlacementOnly)
  }
}
