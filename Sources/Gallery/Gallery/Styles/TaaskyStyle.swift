// SPDX-License-Identifier: MIT
import UIKit

/// Taasky flip
///
/// The page swings in about its right edge like a door, over the other one.
/// Try: Drag back slowly. The door opens towards you.
/// Watch: One page turns; the other one only darkens. The door darkens too while it is seen at a slant.
/// From: TransitionTreasury (`TaaskyFlipTransitionAnimation`): 90° about the right edge, 0.6 s, but seen from further
/// away. From its 500 points for a page of 320, a wide page would swing beyond the window.
enum TaaskyStyle {
  static let entry = TransitionStyle(
    id: "taasky", title: "Taasky flip", blurb: "The page swings in about its right edge like a door.",
    kinds: [.push, .tab, .present], animator: { TaaskyAnimator(move: $0) }, group: .space)
}

final class TaaskyAnimator: BlockAnimator {
  /// The distance of the eye in widths, at which the door is never much wider than the page.
  private static let eyeDistance: CGFloat = 4
  /// The opacity of the black on the page below, and on a door that is seen from its edge.
  private static let darkness: CGFloat = 0.5
  private static let slantDarkness: CGFloat = 0.35
  private var shades: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 0.6) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.hinge(at: CGPoint(x: 1, y: 0.5))
    shades = [lower(pages)?.addShade(), upper(pages)?.addTurningShade()].compactMap { $0 }
    arrange(pages, isClosed: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isClosed: move.isForward) }

  private func arrange(_ pages: Pages, isClosed: Bool) {
    let eye = Pages.perspective(Self.eyeDistance * pages.size.width)
    upper(pages)?.transform3D = isClosed ? eye : eye.rotated(degrees: 90, y: 1)
    shades.first?.alpha = isClosed ? Self.darkness : 0
    shades.last?.alpha = isClosed ? 0 : Self.slantDarkness
  }

  override func restore(_ pages: Pages) {
    pages.flatten()
    for shade in shades { shade.removeFromSuperview() }
  }
}
