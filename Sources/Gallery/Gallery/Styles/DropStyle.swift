// SPDX-License-Identifier: MIT
import UIKit

/// Drop
///
/// A pushed page comes down from above. A popped page falls out at the bottom.
/// Try: Push twice, then go back and catch the page with a drag from the edge.
/// Watch: The page that is uncovered does not move. It is added below the other.
/// From: the article on pushes from above and presentations from the side, 0.4 s.
enum DropStyle {
  static let entry = TransitionStyle(
    id: "drop", title: "Drop", blurb: "Pushed pages come down from above; popped ones fall out at the bottom.",
    kinds: [.push], animator: { DropAnimator(move: $0) })
}

final class DropAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.4) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    guard move.isForward else { return }
    pages.to?.frame = pages.toFrame.offsetBy(dx: 0, dy: -pages.toFrame.height)
  }

  override func animate(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    if move.isForward {
      pages.to?.frame = pages.toFrame
    } else {
      pages.from?.frame = pages.fromFrame.offsetBy(dx: 0, dy: pages.fromFrame.height)
    }
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.removeShadow()
    if pages.context.transitionWasCancelled { pages.from?.frame = pages.fromFrame }
  }
}
