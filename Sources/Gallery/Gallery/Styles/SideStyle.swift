// SPDX-License-Identifier: MIT
import UIKit

/// Side
///
/// A presented page comes in from the left edge, and leaves by the right one.
/// Try: Present and dismiss quickly, one after the other.
/// Watch: The dismissal is not the reverse of the presentation.
/// From: the article on pushes from above and presentations from the side, 0.4 s.
enum SideStyle {
  static let entry = TransitionStyle(
    id: "side", title: "Side", blurb: "Presented from the left edge, dismissed by the right one.",
    kinds: [.present], animator: { SideAnimator(move: $0) })
}

final class SideAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.4) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    guard move.isForward else { return }
    pages.to?.frame = pages.toFrame.offsetBy(dx: -pages.size.width, dy: 0)
  }

  override func animate(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    if move.isForward {
      pages.to?.frame = pages.toFrame
    } else {
      pages.from?.frame = pages.fromFrame.offsetBy(dx: pages.size.width, dy: 0)
    }
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.removeShadow()
    if pages.context.transitionWasCancelled { pages.from?.frame = pages.fromFrame }
  }
}
