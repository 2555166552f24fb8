// SPDX-License-Identifier: MIT
import UIKit

/// How one tile moves away, or comes back.
struct TileMotion {
  /// When it begins and how long it takes, as fractions of the transition.
  var start: Double = 0
  var duration: Double = 1
  /// The movement in points, the rotation in degrees, the scale and the opacity at its end.
  var translation = CGVector.zero
  var rotation: CGFloat = 0
  var scale: CGFloat = 1
  var alpha: CGFloat = 1

  /// Returns the transform at a fraction of the movement, for a tile that has shrunk by another fraction.
  func transform(at fraction: CGFloat, shrunk: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: translation.dx * fraction, y: translation.dy * fraction)
      .rotated(by: rotation * fraction * .pi / 180)
      .scaledBy(x: 1 + (scale - 1) * shrunk, y: 1 + (scale - 1) * shrunk)
  }

  func alpha(at fraction: CGFloat) -> CGFloat { 1 + (alpha - 1) * fraction }
}

/// An animator that breaks a page into tiles: the page that leaves on the way forward, and the page that returns on the
/// way back, when the tiles come together again.
class TileAnimator: BlockAnimator {
  /// The number of keyframes of a tile.
  private static let steps = 12
  private var stage: SnapshotStage?

  /// About how many tiles there are.
  var tileCount: Int { 100 }

  /// The fraction of the movement that is covered at a fraction of its duration.
  func pace(_ time: CGFloat) -> CGFloat { time }

  /// The fraction by which a tile has shrunk and faded at a fraction of its duration.
  func vanishing(_ time: CGFloat) -> CGFloat { pace(time) }

  /// Returns how a tile moves away.
  ///
  /// - Parameters:
  ///   - index: The number of the tile, row by row from the top.
  ///   - size: The size of the container.
  func motion(ofTile index: Int, in tiles: PageTiles, _ size: CGSize) -> TileMotion { TileMotion() }

  override final func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let page = lower(pages) else { return completion() }
    page.layoutIfNeeded()
    let tiles = PageTiles(of: page, count: tileCount, afterUpdates: !move.isForward)
    let motions = tiles.views.indices.map { motion(ofTile: $0, in: tiles, pages.size) }
    let stage = SnapshotStage(in: pages.container)
    self.stage = stage
    for (tile, motion) in zip(tiles.views, motions) {
      stage.content.addSubview(tile)
      if !move.isForward { put(tile, on: motion, at: 1) }
    }
    page.isHidden = true
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .evenPace,
      animations: { for (tile, motion) in zip(tiles.views, motions) { self.addKeyframes(tile, on: motion) } },
      completion: { _ in completion() })
  }

  private func addKeyframes(_ tile: UIView, on motion: TileMotion) {
    let start = move.isForward ? motion.start : 1 - motion.start - motion.duration
    let step = 1 / Double(Self.steps)
    for index in 0..<Self.steps {
      let end = Double(index + 1) * step
      let time = move.isForward ? end : 1 - end
      UIView.addKeyframe(
        withRelativeStartTime: start + Double(index) * step * motion.duration,
        relativeDuration: step * motion.duration
      ) { self.put(tile, on: motion, at: time) }
    }
  }

  private func put(_ tile: UIView, on motion: TileMotion, at time: CGFloat) {
    let vanished = vanishing(time)
    tile.transform = motion.transform(at: pace(time), shrunk: vanished)
    tile.alpha = motion.alpha(at: vanished)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    lower(pages)?.isHidden = false
    stage?.removeFromSuperview()
  }
}
