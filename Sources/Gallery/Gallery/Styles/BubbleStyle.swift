// SPDX-License-Identifier: MIT
import UIKit

/// Bubble
///
/// A bubble in the colour of a button swells out of it, takes the colour of the page that appears, and the page grows
/// in it.
/// Try: Dismiss while it is still growing.
/// Watch: There is no mask. The page lies between two round views, and has the colour of the one below.
/// From: BubbleTransition (Andrea Mazzini), which the article on transitions in iOS names.
enum BubbleStyle {
  static let entry = TransitionStyle(
    id: "bubble", title: "Bubble", blurb: "A bubble swells out of a point and brings the page with it.",
    kinds: [.present, .push], animator: { BubbleAnimator(move: $0) },
    presentation: StylePresentation(style: .overFullScreen), source: { RoundButton() })
}

final class BubbleAnimator: BlockAnimator {
  /// The point on pages without a button, as fractions of the container's size.
  private static let origin = CGPoint(x: 0.5, y: 0.82)
  private static let least: CGFloat = 0.001
  /// The radius at the end, as a multiple of the distance to the farthest corner, which the bubble so covers earlier.
  private static let reach: CGFloat = 1.1
  /// The bubble in the colour of the page, and the one in the colour of the button, which fades over the page.
  private var bubbles: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func prepare(_ pages: Pages) {
    guard let page = upper(pages) else { return }
    let start = point(in: pages)
    let color = page.backgroundColor ?? .systemBackground
    bubbles = [color, .systemBlue].map { makeBubble(about: start, $0, in: pages.size) }
    pages.container.insertSubview(bubbles[0], belowSubview: page)
    pages.container.insertSubview(bubbles[1], aboveSubview: page)
    if move.isForward { shrink(page, to: start) } else { bubbles[1].alpha = 0 }
  }

  private func makeBubble(about start: CGPoint, _ color: UIColor, in size: CGSize) -> UIView {
    let radius = Self.reach * hypot(max(start.x, size.width - start.x), max(start.y, size.height - start.y))
    let bubble = UIView(frame: CGRect(x: start.x - radius, y: start.y - radius, width: 2 * radius, height: 2 * radius))
    bubble.layer.cornerRadius = radius
    bubble.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    bubble.backgroundColor = color
    bubble.isUserInteractionEnabled = false
    return bubble
  }

  override func animate(_ pages: Pages) {
    guard let page = upper(pages) else { return }
    guard move.isForward else { return shrink(page, to: point(in: pages)) }
    for view in bubbles + [page] { view.transform = .identity }
    bubbles.last?.alpha = 0
    page.center = CGPoint(x: pages.toFrame.midX, y: pages.toFrame.midY)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    for bubble in bubbles { bubble.removeFromSuperview() }
    upper(pages)?.frame = move.isForward ? pages.toFrame : pages.fromFrame
  }

  /// Shrinks the page and the bubbles about a point, so that the page stays within the bubbles.
  private func shrink(_ page: UIView, to point: CGPoint) {
    for view in bubbles + [page] { view.transform = CGAffineTransform(scaleX: Self.least, y: Self.least) }
    bubbles.last?.alpha = 1
    page.center = point
  }

  private func point(in pages: Pages) -> CGPoint {
    lower(pages)?.layoutIfNeeded()
    if let button = revealingView(pages).map({ pages.frame(of: $0) }) { return CGPoint(x: button.midX, y: button.midY) }
    return CGPoint(x: pages.size.width * Self.origin.x, y: pages.size.height * Self.origin.y)
  }
}
