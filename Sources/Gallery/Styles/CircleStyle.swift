// SPDX-License-Identifier: MIT
import UIKit

/// Circle reveal
///
/// The page that appears is seen through a circle that grows out of a button in the corner.
/// Try: Drag half way back.
/// Watch: The path of the mask is animated. The pages themselves do not move.
enum CircleStyle {
  static let entry = TransitionStyle(
    id: "circle", title: "Circle reveal", blurb: "Through a circle that grows out of a button.",
    kinds: [.push, .present],
    animator: { CircleAnimator(move: $0) })
}

final class CircleAnimator: BlockAnimator {
  /// The distance of the circle's centre, which is a button at the upper right, from that corner in points.
  private static let corner = CGPoint(x: 44, y: 88)
  private static let buttonRadius: CGFloat = 22

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let masked = upper(pages) else { return completion() }
    let center = CGPoint(x: pages.size.width - Self.corner.x, y: min(Self.corner.y, pages.size.height / 2))
    let full = hypot(max(center.x, pages.size.width - center.x), max(center.y, pages.size.height - center.y))
    let small = circle(center, Self.buttonRadius)
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
    wait(in: pages.container) {
      masked.layer.mask = nil
      completion()
    }
  }

  /// Adds a view animation of the same duration. The percentage scrubs it, and its end is the end of the transition.
  private func wait(in container: UIView, completion: @escaping () -> Void) {
    let clock = UIView(frame: .zero)
    container.addSubview(clock)
    UIView.animate(
      withDuration: transitionDuration(using: nil), animations: { clock.alpha = 0.5 },
      completion: { _ in
        clock.removeFromSuperview()
        completion()
      })
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }
}
