// SPDX-License-Identifier: MIT
import UIKit

/// Nat geo
///
/// The page that leaves swings away about its left edge, while the other one flies in from the right, turned towards it.
/// Try: Slow it down, and look at the corner of the page that flies in.
/// Watch: Both transforms are made of the same steps; the last one of each is the identity.
/// From: VCTransitionsLibrary (`CENatGeoAnimationController`), whose distances are for a width of 320 points and are
/// scaled here.
enum NatGeoStyle {
  static let entry = TransitionStyle(
    id: "nat-geo", title: "Nat geo",
    blurb: "One page swings away about its edge; the other flies in, turned towards it.",
    kinds: [.push, .present], animator: { NatGeoAnimator(move: $0) })
}

final class NatGeoAnimator: BlockAnimator {
  private static let eyeDistance: CGFloat = 500 / 320
  private static let darkness: CGFloat = 0.4
  private var shades: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 1) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    let eye = Self.eyeDistance * pages.size.width
    lower(pages)?.hinge(at: CGPoint(x: 0, y: 0.5))
    upper(pages)?.hinge(at: CGPoint(x: 0, y: 0.5))
    if let upper = upper(pages) { pages.container.bringSubviewToFront(upper) }
    for view in [lower(pages), upper(pages)] { view?.transform3D = Pages.perspective(eye) }
    shades = [lower(pages), upper(pages)].compactMap { $0?.addTurningShade() }
    arrange(pages, isForward: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isForward: move.isForward) }

  private func arrange(_ pages: Pages, isForward: Bool) {
    let unit = pages.size.width / 320
    let eye = Pages.perspective(Self.eyeDistance * pages.size.width)
    lower(pages)?.transform3D =
      isForward ? eye.rotated(degrees: 80, y: 1).translated(x: -30 * unit, z: -60 * unit) : eye
    upper(pages)?.transform3D =
      isForward
      ? eye
      : eye.translated(x: 320 * unit, y: -40 * unit, z: 150 * unit).rotated(degrees: -45, y: 1)
        .rotated(degrees: 10, x: 1).rotated(degrees: 5, z: 1)
    for (shade, isShaded) in zip(shades, [isForward, !isForward]) { shade.alpha = isShaded ? Self.darkness : 0 }
  }

  override func restore(_ pages: Pages) {
    pages.flatten()
    for shade in shades { shade.removeFromSuperview() }
  }
}
