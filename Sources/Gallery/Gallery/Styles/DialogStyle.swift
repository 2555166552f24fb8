// SPDX-License-Identifier: MIT
import UIKit

/// Dialog
///
/// A card in the middle of the window, over a dimming view. It grows a little while it appears.
/// Try: Click beside the card, or press Escape.
/// Watch: The presentation controller owns the size, the dimming view and the click beside; the animator only moves.
/// From: the alerts and form sheets of iOS.
enum DialogStyle {
  static let entry = TransitionStyle(
    id: "dialog", title: "Dialog", blurb: "A card in the middle of the window, over a dimming view.",
    kinds: [.present], animator: { DialogAnimator(move: $0) },
    presentation: StylePresentation(
      style: .custom,
      controller: { DialogPresentationController(presentedViewController: $0, presenting: $1) }))
}

final class DialogAnimator: BlockAnimator {
  /// The scales from which the card grows, and to which it shrinks.
  private static let small: CGFloat = 0.88
  private static let smaller: CGFloat = 0.94

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) {
    guard move.isForward else { return }
    pages.to?.alpha = 0
    pages.to?.transform = CGAffineTransform(scaleX: Self.small, y: Self.small)
  }

  override func animate(_ pages: Pages) {
    pages.to?.alpha = 1
    pages.to?.transform = .identity
    pages.from?.alpha = 0
    pages.from?.transform = CGAffineTransform(scaleX: Self.smaller, y: Self.smaller)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    for view in [pages.from, pages.to] { view?.alpha = 1 }
  }
}

final class DialogPresentationController: DimmingPresentationController {
  /// The size of a dialog for which its controller prefers none, in points.
  private static let size = CGSize(width: 420, height: 320)
  private static let margin: CGFloat = 24

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let area = containerView?.bounds else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    let size = preferred == .zero ? Self.size : preferred
    let width = max(min(size.width, area.width - 2 * Self.margin), 0)
    let height = max(min(size.height, area.height - 2 * Self.margin), 0)
    return CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height)
  }

  override var cornerRadius: CGFloat { 20 }
}
