// SPDX-License-Identifier: MIT
import UIKit

/// Pop tip
///
/// A panel springs up from the lower edge to a part of the height, over the dimmed page.
/// Try: Drag it down, or click above it.
/// Watch: The spring overshoots. The panel is as much higher as it swings, so that no gap opens below it.
/// From: TransitionTreasury (`PopTipTransitionAnimation`): damping 0.8, velocity 0.6, darkened by 0.3, 0.3 s.
enum PopTipStyle {
  static let entry = TransitionStyle(
    id: "pop-tip", title: "Pop tip", blurb: "A panel springs up from the lower edge, over the dimmed page.",
    kinds: [.present], animator: { PopTipAnimator(move: $0) },
    presentation: StylePresentation(
      style: .custom,
      controller: { PopTipPresentationController(presentedViewController: $0, presenting: $1) }),
    interaction: StyleInteraction(backDirections: [.down]))
}

final class PopTipAnimator: BlockAnimator {
  private static let damping: CGFloat = 0.8
  private static let velocity: CGFloat = 0.6

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) { if move.isForward { pages.to?.transform = below(pages) } }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    let duration = transitionDuration(using: nil)
    guard move.isForward else {
      // A spring would be nearly through in a third of the time.
      return UIView.animate(
        withDuration: duration, animations: { pages.from?.transform = self.below(pages) },
        completion: { _ in completion() })
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: Self.damping, initialSpringVelocity: Self.velocity,
      animations: { pages.to?.transform = .identity }, completion: { _ in completion() })
  }

  /// Below the window's edge, by no more than is needed: the panel would be gone before the end.
  private func below(_ pages: Pages) -> CGAffineTransform {
    let frame = move.isForward ? pages.toFrame : pages.fromFrame
    return CGAffineTransform(translationX: 0, y: pages.size.height - frame.minY)
  }
}

final class PopTipPresentationController: DimmingPresentationController {
  /// The visible part of the height, and the largest width of a panel in points.
  private static let visible: CGFloat = 0.5
  private static let maximumWidth: CGFloat = 560
  /// The height of the panel below the window's edge, which appears while it swings.
  private static let hidden: CGFloat = 40

  override var darkness: CGFloat { 0.3 }
  override var cornerRadius: CGFloat { 14 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = min(Self.maximumWidth, bounds.width)
    let height = (bounds.height * Self.visible).rounded()
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height + Self.hidden)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedViewController.additionalSafeAreaInsets.bottom = Self.hidden
  }
}
