// SPDX-License-Identifier: MIT
import UIKit

/// Explode
///
/// The page that leaves breaks into tiles that scatter and shrink away. On the way back they come together again.
/// Try: Drag back, and hold the tiles in the air.
/// Watch: All tiles show parts of one picture. Nothing is copied for each of them.
/// From: VCTransitionsLibrary (`CEExplodeAnimationController`: ten tiles to a row, up to 100 points, 10°, a scale of
/// 0.01).
enum ExplodeStyle {
  static let entry = TransitionStyle(
    id: "explode", title: "Explode", blurb: "The page breaks into tiles that scatter and shrink away.",
    kinds: [.push, .tab, .present], animator: { ExplodeAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }))
}

final class ExplodeAnimator: TileAnimator {
  /// The largest distance, as a fraction of the width.
  private static let distance: CGFloat = 100 / 320
  private static let rotation: CGFloat = 10

  init(move: Move) { super.init(move: move, duration: 1) }

  override var tileCount: Int { 150 }

  /// A burst that the air slows down. The way back ends gently.
  override func pace(_ time: CGFloat) -> CGFloat {
    move.isForward ? 1 - (1 - time) * (1 - time) : Pace.easeInOut(time)
  }

  /// The tiles vanish late, so that they fill the whole of the time.
  override func vanishing(_ time: CGFloat) -> CGFloat { time * time }

  override func motion(ofTile index: Int, in tiles: PageTiles, _ size: CGSize) -> TileMotion {
    func spread(_ salt: UInt64) -> CGFloat { 2 * PageTiles.noise(index, salt) - 1 }
    let distance = Self.distance * size.width
    return TileMotion(
      translation: CGVector(dx: spread(1) * distance, dy: spread(2) * distance), rotation: spread(3) * Self.rotation,
      scale: 0.01, alpha: 0)
  }
}
