// SPDX-License-Identifier: MIT

extension RenderNode {
  /// All layers that belong to this one: sublayers, mask, and the previous content of its transitions.
  var linked: [LayerID] {
    let previous = animations.isEmpty ? [] : animations.compactMap(\.previousLayer)
    guard mask != nil || !previous.isEmpty else { return sublayers }
    return sublayers + (mask.map { [$0] } ?? []) + previous
  }

  /// Whether its drawing order may differ from its order among its siblings, because of its `zPosition`.
  var isRaised: Bool { state.zPosition != 0 || animations.contains { $0.animates("zPosition") } }

  /// Whether the layer shows, or an animation may make it show, what is behind it.
  var hasBackdrop: Bool { state.compositing.backdropBlur > 0 || animations.contains { $0.animates("backdropBlur") } }

  /// The counts that the layer adds to those of its superlayers.
  var counts: SubtreeCounts { SubtreeCounts(animations: animations.count, backdrops: hasBackdrop ? 1 : 0) }

  /// Returns whether only the placement differs from `other`.
  func hasSameAppearance(as other: RenderNode) -> Bool {
    sublayers == other.sublayers && mask == other.mask && state.hasSameAppearance(as: other.state)
      && animations.allSatisfy(\.isPlacementOnly) && other.animations.allSatisfy(\.isPlacementOnly)
  }
}
