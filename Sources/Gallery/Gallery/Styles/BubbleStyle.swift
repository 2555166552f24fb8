// SPDX-License-Identifier: MIT
import UIKit

/// Bubble
///
/// A bubble in the colour of a button grows out of it under the page that appears, and the page grows with it.
/// Try: Dismiss while it is still growing.
/// Watch: There is no mask. The bubble is a round view below the page.
/// From: BubbleTransition (Andrea Mazzini), which the article on transitions in iOS names.
enum BubbleStyle {
  static let entry = TransitionStyle(
    id: "bubble", title: "Bubble", blurb: "A bubble swells out of a point and brings the page with it.",
    kinds: [.present], animator: { BubbleAnimator(move: $0) },
    presentation: StylePresentation(style: .overFullScreen), source: { RoundButton() })
}

final class BubbleAnimator: BlockAnimator {
  /// The point on pages without a button, as fractions of the container's size.
  private static let origin = CGPoint(x: 0.5, y: 0.82)
  private static let least: CGFloat = 0.001
  /// The radius at the end, as a multiple of the distance to the farthest corner, which the bubble so covers earlier.
  private static let reach: CGFloat = 1.1
  private var bubble: UIView?

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func prepare(_ pages: Pages) {
    guard let page = upper(pages) else { return }
    let start = point(in: pages)
    let radius = Self.reach * hypot(max(start.x, pages.size.width - start.x), max(start.y, pages.size.height - start.y))
    let bubble = UIView(frame: CGRect(x: start.x - radius, y: start.y - radius, width: 2 * radius, height: 2 * radius))
    bubble.layer.cornerRadius = radius
    bubble.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    bubble.backgroundColor = .systemBlue
    pages.container.insertSubview(bubble, belowSubview: page)
    self.bubble = bubble
    guard move.isForward else { return }
    shrink(bubble, page, to: start)
  }

  override func animate(_ pages: Pages) {
    guard let page = upper(pages), let bubble else { return }
    if move.isForward {
      bubble.transform = .identity
      page.transform = .identity
      page.alpha = 1
      page.center = CGPoint(x: pages.toFrame.midX, y: pages.toFrame.midY)
    } else {
      shrink(bubble, page, to: point(in: pages))
    }
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    bubble?.removeFromSuperview()
    guard let page = upper(pages) else { return }
    page.alpha = 1
    page.frame = move.isForward ? pages.toFrame : pages.fromFrame
  }

  private func shrink(_ bubble: UIView, _ page: UIView, to point: CGPoint) {
    let least = CGAffineTransform(scaleX: Self.least, y: Self.least)
    bubble.transform = least
    page.transform = least
    page.center = point
    page.alpha = 0
  }

  private func point(in pages: Pages) -> CGPoint {
    lower(pages)?.layoutIfNeeded()
    if let button = revealingView(pages).map({ pages.frame(of: $0) }) { return CGPoint(x: button.midX, y: button.midY) }
    return CGPoint(x: pages.size.width * Self.origin.x, y: pages.size.height * Self.origin.y)
  }
}
