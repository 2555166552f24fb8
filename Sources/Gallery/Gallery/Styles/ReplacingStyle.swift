// SPDX-License-Identifier: MIT
import UIKit

/// Replacing
///
/// The presented page pushes the page below back and replaces it.
/// Try: Drag the page down, and catch it half way.
/// Watch: The presentation controller's `shouldRemovePresentersView` makes the page below part of the transition, as that
/// of a full-screen presentation is: the context has its view, and the page appears and disappears.
/// From: the article on transitions in iOS, the section on `shouldRemovePresentersView`.
enum ReplacingStyle {
  static let entry = TransitionStyle(
    id: "replacing", title: "Replacing", blurb: "The page below recedes and is removed until it is needed again.",
    kinds: [.present], animator: { ReplacingAnimator(move: $0) },
    presentation: StylePresentation(
      style: .custom,
      controller: { ReplacingPresentationController(presentedViewController: $0, presenting: $1) }),
    interaction: StyleInteraction(backDirections: [.down]))
}

final class ReplacingPresentationController: ContextPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class ReplacingAnimator: BlockAnimator {
  private static let scale: CGFloat = 0.86
  private static let alpha: CGFloat = 0.25

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) { set(pages, covered: !move.isForward) }
  override func animate(_ pages: Pages) { set(pages, covered: move.isForward) }

  private func set(_ pages: Pages, covered: Bool) {
    lower(pages)?.transform = covered ? CGAffineTransform(scaleX: Self.scale, y: Self.scale) : .identity
    lower(pages)?.alpha = covered ? Self.alpha : 1
    upper(pages)?.cast(PageShadow(), strength: covered ? 1 : 0)
    upper(pages)?.transform = covered ? .identity : CGAffineTransform(translationX: 0, y: pages.size.height)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    lower(pages)?.alpha = 1
    upper(pages)?.removeShadow()
  }
}
