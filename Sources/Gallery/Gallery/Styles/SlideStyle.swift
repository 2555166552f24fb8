// SPDX-License-Identifier: MIT
import UIKit

/// Slide
///
/// Both pages move by a width, side by side. A presented page moves by a height.
/// Try: Drag from the edge, or over the tabs, and release half way.
/// Watch: One animator serves all three kinds. Only the direction differs.
/// From: the article on transitions in iOS: one animator for navigation, tabs and presentations.
enum SlideStyle {
  static let entry = TransitionStyle(
    id: "slide", title: "Slide", blurb: "Both pages slide by a width, side by side; presented ones by a height.",
    kinds: [.push, .tab, .present], animator: { SlideAnimator(move: $0) })
}

final class SlideAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.4) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    pages.to?.transform = offset(in: pages, sign: 1)
  }

  override func animate(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    pages.from?.transform = offset(in: pages, sign: -1)
    pages.to?.transform = .identity
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    upper(pages)?.removeShadow()
  }

  /// Returns an offset by the size of a page, in the direction of the transition or against it.
  private func offset(in pages: Pages, sign: CGFloat) -> CGAffineTransform {
    let sign = move.isForward ? sign : -sign
    return move.kind == .present
      ? CGAffineTransform(translationX: 0, y: sign * pages.size.height)
      : CGAffineTransform(translationX: sign * pages.size.width, y: 0)
  }
}
