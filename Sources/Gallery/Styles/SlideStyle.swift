// SPDX-License-Identifier: MIT
import UIKit

/// Slide
///
/// Both pages move by a width, side by side; a presented one by a height.
/// Try: drag from the edge, or over the tabs, and let go half way.
/// Watch: one animator serves all three kinds; only the direction differs.
enum SlideStyle {
  static let entry = TransitionStyle(
    id: "slide", title: "Slide", blurb: "Both pages slide by a width, side by side; presented ones by a height.",
    kinds: [.push, .tab, .present], animator: { SlideAnimator(move: $0) })
}

final class SlideAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.4) }

  override func prepare(_ pages: Pages) { pages.to?.transform = offset(in: pages, sign: 1) }

  override func animate(_ pages: Pages) {
    pages.from?.transform = offset(in: pages, sign: -1)
    pages.to?.transform = .identity
  }

  /// A page away in the direction of the move, or against it.
  private func offset(in pages: Pages, sign: CGFloat) -> CGAffineTransform {
    let sign = move.isForward ? sign : -sign
    return move.kind == .present
      ? CGAffineTransform(translationX: 0, y: sign * pages.size.height)
      : CGAffineTransform(translationX: sign * pages.size.width, y: 0)
  }
}
