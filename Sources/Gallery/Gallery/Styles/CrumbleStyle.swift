// SPDX-License-Identifier: MIT
import UIKit

/// Crumble
///
/// The page that leaves crumbles: hundreds of small tiles break off, from the lower edge up, and fall out of the window.
/// Try: Push, then go back while the last tiles still fall. They fly up into their page.
/// Watch: The distance grows with the square of the time, as under gravity.
/// From: StarWars.iOS (`StarWarsUIViewAnimator`), 2 s. Its tiles fall all at once, at an even speed, and do not turn.
enum CrumbleStyle {
  static let entry = TransitionStyle(
    id: "crumble", title: "Crumble", blurb: "Hundreds of small tiles break off the page and fall.",
    kinds: [.push, .tab, .present], animator: { CrumbleAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }))
}

final class CrumbleAnimator: TileAnimator {
  /// How long a tile falls, as a fraction of the transition.
  private static let fall = 0.55

  init(move: Move) { super.init(move: move, duration: 2) }

  override var tileCount: Int { 400 }

  override func pace(_ time: CGFloat) -> CGFloat { time * time }

  override func motion(ofTile index: Int, in tiles: PageTiles, _ size: CGSize) -> TileMotion {
    let row = CGFloat(index / tiles.columns) / CGFloat(tiles.rows)
    let sideways = (2 * PageTiles.noise(index, 1) - 1) * size.width * 0.12
    // The lower rows break off first, and each tile hesitates a little.
    let start = (1 - Self.fall) * (0.75 * (1 - row) + 0.25 * PageTiles.noise(index, 2))
    return TileMotion(
      start: start, duration: Self.fall,
      translation: CGVector(dx: sideways, dy: size.height * (1.1 - row) + size.height * 0.1),
      rotation: (2 * PageTiles.noise(index, 3) - 1) * 120, scale: 0.8, alpha: 1)
  }
}
