// SPDX-License-Identifier: MIT
import UIKit

/// Diagonal
///
/// A presented page appears from the lower right corner, and leaves there.
/// Try: Present it in a wide window and in a tall one.
/// Watch: The frames come from the context. The animator computes none.
/// From: Apple's View Controller Programming Guide, the listing on custom transition animations.
enum DiagonalStyle {
  static let entry = TransitionStyle(
    id: "diagonal", title: "Diagonal", blurb: "Out of the lower right corner, and back into it.",
    kinds: [.present, .push], animator: { DiagonalAnimator(move: $0) })
}

final class DiagonalAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.4) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    guard move.isForward else { return }
    pages.to?.frame = CGRect(origin: corner(of: pages), size: pages.toFrame.size)
  }

  override func animate(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    if move.isForward {
      pages.to?.frame = pages.toFrame
    } else {
      pages.from?.frame = CGRect(origin: corner(of: pages), size: pages.fromFrame.size)
    }
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.removeShadow()
    if pages.context.transitionWasCancelled { pages.from?.frame = pages.fromFrame }
  }

  private func corner(of pages: Pages) -> CGPoint { CGPoint(x: pages.size.width, y: pages.size.height) }
}
