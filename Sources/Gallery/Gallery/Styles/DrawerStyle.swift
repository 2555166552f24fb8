// SPDX-License-Identifier: MIT
import UIKit

/// Drawer
///
/// A panel comes in from the leading edge over a dimming view, and is pushed back there.
/// Try: Drag the panel to its edge, and throw it. Click beside it.
/// Watch: In a language that is written from right to left it comes from the right.
/// From: the drawers of mobile apps, such as the navigation drawer of Material Design.
enum DrawerStyle {
  static let entry = TransitionStyle(
    id: "drawer", title: "Drawer", blurb: "A panel comes in from the leading edge, over a dimming view.",
    kinds: [.present], animator: { DrawerAnimator(move: $0) },
    presentation: StylePresentation(
      style: .custom,
      controller: { DrawerPresentationController(presentedViewController: $0, presenting: $1) }),
    interaction: StyleInteraction(backDirections: [.leading]))
}

final class DrawerAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.35) }

  override func prepare(_ pages: Pages) { if move.isForward { pages.to?.transform = outside(pages) } }

  override func animate(_ pages: Pages) {
    pages.to?.transform = .identity
    if !move.isForward { pages.from?.transform = outside(pages) }
  }

  private func outside(_ pages: Pages) -> CGAffineTransform {
    let frame = move.isForward ? pages.toFrame : pages.fromFrame
    let isMirrored = pages.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGAffineTransform(translationX: isMirrored ? frame.width : -frame.width, y: 0)
  }
}

final class DrawerPresentationController: DimmingPresentationController {
  /// The width of the panel in points, and the least part of the page beside it that remains visible.
  private static let width: CGFloat = 320
  private static let leastRest: CGFloat = 56

  override var shadow: PageShadow? { PageShadow() }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let width = min(Self.width, bounds.width - Self.leastRest)
    let isMirrored = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isMirrored ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height)
  }
}
