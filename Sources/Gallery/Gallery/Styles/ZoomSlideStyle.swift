// SPDX-License-Identifier: MIT
import UIKit

/// Zoom slide
///
/// Both pages slide and are smaller while they are away: to the left for a push or the next tab, to the right for a pop,
/// up for a presentation, and down for its dismissal.
/// Try: All four directions.
/// Watch: Each page moves by its full size, and shrinks about its own middle, so that a gap opens between them.
/// From: Hero (`zoomSlide(direction:)`: a scale of 0.8).
enum ZoomSlideStyle {
  static let entry = TransitionStyle(
    id: "zoom-slide", title: "Zoom slide", blurb: "Both pages slide, and are smaller while they are away.",
    kinds: [.push, .tab, .present], animator: { ZoomSlideAnimator(move: $0) })
}

final class ZoomSlideAnimator: BlockAnimator {
  private static let scale: CGFloat = 0.8

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func prepare(_ pages: Pages) {
    pages.to?.transform = away(pages, sign: 1)
    for view in [pages.from, pages.to] { view?.cast(PageShadow(opacity: 0.2), strength: 1) }
  }

  override func animate(_ pages: Pages) {
    pages.from?.transform = away(pages, sign: -1)
    pages.to?.transform = .identity
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    for view in [pages.from, pages.to] { view?.removeShadow() }
  }

  /// Returns the transform of a page that is away in the direction of the transition or against it.
  private func away(_ pages: Pages, sign: CGFloat) -> CGAffineTransform {
    let sign = move.isForward ? sign : -sign
    let isVertical = move.kind == .present
    return CGAffineTransform(
      translationX: isVertical ? 0 : sign * pages.size.width, y: isVertical ? sign * pages.size.height : 0
    )
    .scaledBy(x: Self.scale, y: Self.scale)
  }
}
