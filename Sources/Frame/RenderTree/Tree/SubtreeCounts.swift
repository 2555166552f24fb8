// SPDX-License-Identifier: MIT

/// The numbers of animations and backdrops in a subtree, so that a walk need not search for them.
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
