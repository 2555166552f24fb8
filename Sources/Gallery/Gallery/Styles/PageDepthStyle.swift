// SPDX-License-Identifier: MIT
import UIKit

/// Page with depth
///
/// The page that is covered sinks into the screen and darkens, while the other one slides over it.
/// Try: Drag back slowly. The lower page comes up to meet the finger.
/// Watch: It moves along z alone. The perspective makes it smaller.
/// From: TransitionTreasury (`PageTransitionAnimation`): 35 points deep with the eye at 500, darkened by 0.3, a
/// shadow of 5 points to the left, 0.6 s.
enum PageDepthStyle {
  static let entry = TransitionStyle(
    id: "page-depth", title: "Page with depth",
    blurb: "The covered page sinks into the screen; the other slides over it.",
    kinds: [.push, .tab, .present], animator: { PageDepthAnimator(move: $0) }, group: .space)
}

final class PageDepthAnimator: BlockAnimator {
  private static let eyeDistance: CGFloat = 500
  private static let depth: CGFloat = 35
  private static let darkness: CGFloat = 0.3
  private static let shadow = PageShadow(opacity: 0.5, radius: 5, offset: CGSize(width: -3, height: 0))
  private var shade: UIView?

  init(move: Move) { super.init(move: move, duration: 0.6) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    shade = lower(pages)?.addShade()
    arrange(pages, isCovered: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isCovered: move.isForward) }

  private func arrange(_ pages: Pages, isCovered: Bool) {
    let eye = Pages.perspective(Self.eyeDistance)
    lower(pages)?.transform3D = isCovered ? eye.translated(z: -Self.depth) : eye
    upper(pages)?.transform = isCovered ? .identity : CGAffineTransform(translationX: pages.size.width, y: 0)
    upper(pages)?.cast(Self.shadow, strength: isCovered ? 1 : 0)
    shade?.alpha = isCovered ? Self.darkness : 0
  }

  override func restore(_ pages: Pages) {
    pages.flatten()
    upper(pages)?.removeShadow()
    shade?.removeFromSuperview()
  }
}
