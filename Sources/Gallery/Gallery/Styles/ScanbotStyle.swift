// SPDX-License-Identifier: MIT
import UIKit

/// Scanbot
///
/// The page slides down out of the window like a blind, and uncovers the other one, which follows from a third of the
/// height above.
/// Try: Drag the uncovered page up. The blind comes back.
/// Watch: The page that appears lies below the one that leaves.
/// From: TransitionTreasury (`ScanbotTransitionAnimation`): a parallax of a third, a shadow of 3 points, 0.3 s.
enum ScanbotStyle {
  static let entry = TransitionStyle(
    id: "scanbot", title: "Scanbot", blurb: "The page slides down like a blind and uncovers the other one.",
    kinds: [.present, .push], animator: { ScanbotAnimator(move: $0) },
    interaction: StyleInteraction(backDirections: [.up]))
}

final class ScanbotAnimator: BlockAnimator {
  /// The distance that the uncovered page moves, as a fraction of the height.
  private static let parallax: CGFloat = 1 / 3

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) {
    guard let blind = lower(pages) else { return }
    pages.container.bringSubviewToFront(blind)
    blind.cast(PageShadow(opacity: 0.5, radius: 3, offset: CGSize(width: 0, height: -1)), strength: 1)
    arrange(pages, isUncovered: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isUncovered: move.isForward) }

  private func arrange(_ pages: Pages, isUncovered: Bool) {
    let height = pages.size.height
    // The shadow reaches ten points beyond the upper edge.
    lower(pages)?.transform = isUncovered ? CGAffineTransform(translationX: 0, y: height + 10) : .identity
    upper(pages)?.transform = isUncovered ? .identity : CGAffineTransform(translationX: 0, y: -Self.parallax * height)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    lower(pages)?.removeShadow()
  }
}
