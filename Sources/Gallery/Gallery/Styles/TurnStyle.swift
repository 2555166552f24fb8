// SPDX-License-Identifier: MIT
import UIKit

/// Turn
///
/// The page that leaves turns until it is seen from the edge, and then the other one turns from there.
/// Try: Stop it in the middle. Neither page is visible there.
/// Watch: Each page has a half of the keyframes, and a shade that darkens towards the edge. As a push, the pages turn under
/// the navigation bar, which belongs to both, and which an animator does not get.
/// From: VCTransitionsLibrary (`CETurnAnimationController`: `m34` of −0.002 at 320 points).
enum TurnStyle {
  static let entry = TransitionStyle(
    id: "turn", title: "Turn", blurb: "One page turns to its edge, and the other one turns from there.",
    kinds: [.push, .tab, .present], animator: { TurnAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }))
}

final class TurnAnimator: BlockAnimator {
  private static let eyeDistance: CGFloat = 500 / 320
  private static let darkness: CGFloat = 0.6
  private var shades: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 1) }

  override var hasBackdrop: Bool { true }

  private var edge: CGFloat { move.isForward ? 90 : -90 }

  override func prepare(_ pages: Pages) {
    pages.addPerspective(eyeDistance: Self.eyeDistance)
    shades = [pages.from, pages.to].compactMap { $0?.addTurningShade() }
    pages.to?.transform3D = CATransform3DIdentity.rotated(degrees: edge, y: 1)
    shades.last?.alpha = Self.darkness
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          pages.from?.transform3D = CATransform3DIdentity.rotated(degrees: -self.edge, y: 1)
          self.shades.first?.alpha = Self.darkness
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          pages.to?.transform3D = CATransform3DIdentity
          self.shades.last?.alpha = 0
        }
      }, completion: { _ in completion() })
  }

  override func restore(_ pages: Pages) {
    pages.removePerspective()
    pages.flatten()
    for shade in shades { shade.removeFromSuperview() }
  }
}
