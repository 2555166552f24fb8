// SPDX-License-Identifier: MIT
import UIKit

/// Cascade
///
/// The parts of the page come up one after the other, from the top down, and leave in the opposite order.
/// Try: Drag back. The parts leave one by one, and return one by one.
/// Watch: Each part has the same animation with another delay. The page's colour fades behind them.
/// From: Hero (`cascade`) and ViewAnimator (`AnimationType.from(direction:offset:)`).
enum CascadeStyle {
  static let entry = TransitionStyle(
    id: "cascade", title: "Cascade", blurb: "The parts of the page come up one after the other.",
    kinds: [.push, .tab, .present], animator: { CascadeAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }),
    group: .elements)
}

final class CascadeAnimator: PoseAnimator {
  /// The part of the transition in which one view moves, and the distance in points by which it comes up.
  private static let share: CGFloat = 0.5
  /// The part of the transition in which the page's colour appears, and the one in which it fades on the way back, while
  /// the last views leave.
  private static let opening: CGFloat = 0.3
  private static let closing: CGFloat = 0.4
  /// The part of the transition before the first view moves. It ends before the page's colour is opaque, because the page
  /// would be empty for a moment.
  private static let lead: CGFloat = 0.05
  private static let distance: CGFloat = 60
  private var parts: [Part] = []
  private var color: UIColor?

  /// A view of the page, with the part of the transition before it begins to move.
  private struct Part {
    let view: UIView
    let delay: CGFloat
    let transform: CGAffineTransform
    let alpha: CGFloat
  }

  init(move: Move) { super.init(move: move, duration: 0.7) }

  override func prepare(_ pages: Pages) {
    guard let page = upper(pages) else { return }
    page.layoutIfNeeded()
    color = page.backgroundColor
    let views = Self.parts(of: page)
    // A view's delay follows from its distance from the top, so that views side by side move together.
    let tops = views.map { $0.convert($0.bounds, to: page).minY }
    let (first, last) = (tops.min() ?? 0, tops.max() ?? 0)
    parts = zip(views, tops).map { view, top in
      Part(
        view: view, delay: Self.lead + (1 - Self.lead - Self.share) * (top - first) / max(last - first, 1),
        transform: view.transform, alpha: view.alpha)
    }
  }

  /// Returns the visible views of a page, one level below a view that fills it.
  private static func parts(of page: UIView) -> [UIView] {
    page.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view in
      view.frame.height > page.bounds.height * 0.8 && !view.subviews.isEmpty ? parts(of: view) : [view]
    }
  }

  override func pose(_ pages: Pages, at fraction: CGFloat) {
    let time = move.isForward ? fraction : 1 - fraction
    let shown = min(time / (move.isForward ? Self.opening : Self.closing), 1)
    upper(pages)?.backgroundColor = color?.withAlphaComponent(shown * (color?.cgColor.alpha ?? 1))
    for part in parts {
      let moved = min(max((time - part.delay) / Self.share, 0), 1)
      let arrived = move.isForward ? Pace.decay(moved) : Pace.easeInOut(moved)
      part.view.transform = part.transform.concatenating(
        CGAffineTransform(translationX: 0, y: Self.distance * (1 - arrived)))
      part.view.alpha = part.alpha * arrived
    }
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    upper(pages)?.backgroundColor = color
    for part in parts {
      part.view.transform = part.transform
      part.view.alpha = part.alpha
    }
    parts = []
  }
}
