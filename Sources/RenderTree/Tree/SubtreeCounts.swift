// SPDX-License-Identifier: MIT

/// What the layers of a subtree have, counted so that a walk need not search for it.
struct SubtreeCounts: Equatable, Sendable {
  var animations = 0
  /// The layers that show what is behind them.
  var backdrops = 0

  static func + (a: SubtreeCounts, b: SubtreeCounts) -> SubtreeCounts {
    SubtreeCounts(animations: a.animations + b.animations, backdrops: a.backdrops + b.backdrops)
  }

  static func - (a: SubtreeCounts, b: SubtreeCounts) -> SubtreeCounts {
    SubtreeCounts(animations: a.animations - b.animations, backdrops: a.backdrops - b.backdrops)
  }
}
