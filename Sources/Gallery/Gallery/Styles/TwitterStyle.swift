// SPDX-License-Identifier: MIT
import UIKit

/// Twitter tilt
///
/// The page that is covered tilts back about its lower edge, while the other one slides up over it.
/// Try: Drag it down, and stop when the top of the page below stands upright again.
/// Watch: The angle is less than 4°. The perspective makes it visible.
/// From: TransitionTreasury (`TwitterTransitionAnimation`): π/48 about the lower edge, the eye at 500 points, 0.3 s.
enum TwitterStyle {
  static let entry = TransitionStyle(
    id: "twitter", title: "Twitter tilt", blurb: "The covered page tilts back about its lower edge.",
    kinds: [.present, .push], animator: { TwitterAnimator(move: $0) },
    interaction: StyleInteraction(backDirections: [.down]), group: .space)
}

final class TwitterAnimator: BlockAnimator {
  private static let tilt: CGFloat = 180 / 48
  /// The distance of the eye in heights: 500 points for a page of 568.
  private static let eyeDistance: CGFloat = 500 / 568
  private static let darkness: CGFloat = 0.2
  private var shade: UIView?

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    lower(pages)?.hinge(at: CGPoint(x: 0.5, y: 1))
    shade = lower(pages)?.addShade()
    arrange(pages, isCovered: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isCovered: move.isForward) }

  private func arrange(_ pages: Pages, isCovered: Bool) {
    let eye = Pages.perspective(Self.eyeDistance * pages.size.height)
    lower(pages)?.transform3D = isCovered ? eye.rotated(degrees: Self.tilt, x: 1) : eye
    upper(pages)?.transform = isCovered ? .identity : CGAffineTransform(translationX: 0, y: pages.size.height)
    upper(pages)?.cast(PageShadow(), strength: isCovered ? 1 : 0)
    shade?.alpha = isCovered ? Self.darkness : 0
  }

  override func restore(_ pages: Pages) {
    pages.flatten()
    upper(pages)?.removeShadow()
    shade?.removeFromSuperview()
  }
}
