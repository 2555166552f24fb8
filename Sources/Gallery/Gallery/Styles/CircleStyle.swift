// SPDX-License-Identifier: MIT
import UIKit

/// Circle reveal
///
/// The page that appears is seen through a circle that grows out of a button.
/// Try: Drag back to the middle, and release there.
/// Watch: The path of the mask is animated, and the button's colour fades. The pages themselves do not move.
/// From: the article on transitions in iOS, after the reveal of the app Ping.
enum CircleStyle {
  static let entry = TransitionStyle(
    id: "circle", title: "Circle reveal", blurb: "Through a circle that grows out of a button.",
    kinds: [.push, .tab, .present], animator: { CircleAnimator(move: $0) }, source: { RoundButton() })
}

final class CircleAnimator: BlockAnimator {
  /// The distance of a button's centre from the upper right corner, and its radius, in points, on pages that name none.
  private static let corner = CGPoint(x: 44, y: 88)
  private static let radius: CGFloat = 22
  private var veil: UIView?

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let masked = upper(pages) else { return completion() }
    let button = button(pages)
    let center = CGPoint(x: button.midX, y: button.midY)
    let full = hypot(max(center.x, pages.size.width - center.x), max(center.y, pages.size.height - center.y))
    let small = circle(center, min(button.width, button.height) / 2)
    let large = circle(center, full)
    let mask = CAShapeLayer()
    mask.frame = masked.bounds
    mask.path = move.isForward ? large : small
    masked.layer.mask = mask
    let reveal = CABasicAnimation(keyPath: "path")
    reveal.fromValue = move.isForward ? small : large
    reveal.toValue = mask.path
    reveal.duration = transitionDuration(using: nil)
    reveal.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    mask.add(reveal, forKey: "path")
    fade(masked, revealingView(pages), at: button, completion)
  }

  /// Fades the button's colour on the page. This is the view animation that the percentage scrubs, and whose end is the
  /// end of the transition.
  private func fade(_ page: UIView, _ button: UIView?, at frame: CGRect, _ completion: @escaping () -> Void) {
    let veil = page.addShade(.systemBlue)
    // The button's symbol fades with its colour.
    if let copy = button?.snapshotView(afterScreenUpdates: true) {
      copy.frame = frame
      veil.addSubview(copy)
    }
    veil.alpha = move.isForward ? 1 : 0
    self.veil = veil
    UIView.animate(
      withDuration: transitionDuration(using: nil), animations: { veil.alpha = self.move.isForward ? 0 : 1 },
      completion: { _ in completion() })
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.layer.mask = nil
    veil?.removeFromSuperview()
  }

  /// The frame of the lower page's button, or that of one at the upper right of a page that has none.
  private func button(_ pages: Pages) -> CGRect {
    lower(pages)?.layoutIfNeeded()
    return revealingView(pages).map { onPixels(pages.frame(of: $0), pages) }
      ?? CGRect(
        x: pages.size.width - Self.corner.x, y: min(Self.corner.y, pages.size.height / 2), width: 0, height: 0
      ).insetBy(dx: -Self.radius, dy: -Self.radius)
  }

  /// Returns a rectangle on whole pixels, as views are shown, so that the circle begins exactly over the button.
  private func onPixels(_ rect: CGRect, _ pages: Pages) -> CGRect {
    let scale = max(pages.container.traitCollection.displayScale, 0.1)
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }
}
