// SPDX-License-Identifier: MIT
import UIKit

/// Cards
///
/// The lower page tilts back like a card that is pushed away, and the upper one slides up over it.
/// Try: Push, and pull the page down again by dragging back.
/// Watch: The stages overlap: the lower page still shrinks while the upper one comes.
/// From: VCTransitionsLibrary (`CECardsAnimationController`, after Tope Abayomi): 15°, scales of 0.95 and 0.8, 30 points
/// of overshoot, the eye at 900 points.
enum CardsStyle {
  static let entry = TransitionStyle(
    id: "cards", title: "Cards", blurb: "The lower page tilts back, and the upper one slides up over it.",
    kinds: [.push, .present], animator: { CardsAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }))
}

final class CardsAnimator: BlockAnimator {
  private static let eyeDistance: CGFloat = 900
  private static let dimmed: CGFloat = 0.6
  private static let overshoot: CGFloat = 30
  /// Continues the upper page below the container's edge, from which the page lifts when it goes too far. The cubic curve
  /// through the keyframes goes further than they do.
  private var apron: UIView?

  init(move: Move) { super.init(move: move, duration: 1) }

  override var hasBackdrop: Bool { true }

  private var tilted: CATransform3D {
    Pages.perspective(Self.eyeDistance).scaled(0.95).rotated(degrees: 15, x: 1)
  }

  private func pushedBack(_ pages: Pages) -> CATransform3D {
    Pages.perspective(Self.eyeDistance).translated(y: -0.08 * pages.size.height).scaled(0.8)
  }

  private func below(_ pages: Pages) -> CGAffineTransform { CGAffineTransform(translationX: 0, y: pages.size.height) }

  override func prepare(_ pages: Pages) {
    addApron(to: upper(pages))
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    if move.isForward {
      upper(pages)?.transform = below(pages)
    } else {
      lower(pages)?.transform3D = pushedBack(pages)
      lower(pages)?.alpha = Self.dimmed
    }
  }

  private func addApron(to page: UIView?) {
    guard let page else { return }
    // It begins within the page, behind its content, so that no seam shows between them.
    let apron = UIView(
      frame: CGRect(
        x: 0, y: page.bounds.height - Self.overshoot, width: page.bounds.width, height: 3 * Self.overshoot))
    apron.backgroundColor = page.backgroundColor
    page.insertSubview(apron, at: 0)
    self.apron = apron
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeCubic,
      animations: { self.move.isForward ? self.raise(pages) : self.sink(pages) },
      completion: { _ in completion() })
  }

  private func raise(_ pages: Pages) {
    let (upper, lower) = (upper(pages), lower(pages))
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
      lower?.transform3D = self.tilted
      lower?.alpha = Self.dimmed
    }
    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
      lower?.transform3D = self.pushedBack(pages)
    }
    UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.5) {
      upper?.transform = CGAffineTransform(translationX: 0, y: -Self.overshoot)
      upper?.cast(PageShadow(), strength: 1)
    }
    UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { upper?.transform = .identity }
  }

  private func sink(_ pages: Pages) {
    let (upper, lower): (UIView?, UIView?) = (upper(pages), lower(pages))
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
      upper?.transform = self.below(pages)
      upper?.cast(PageShadow(), strength: 0)
    }
    UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.35) {
      lower?.transform3D = self.tilted
      lower?.alpha = 1
    }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
      lower?.transform3D = CATransform3DIdentity
    }
  }

  override func restore(_ pages: Pages) {
    apron?.removeFromSuperview()
    upper(pages)?.removeShadow()
    for view in [pages.from, pages.to] {
      view?.transform3D = CATransform3DIdentity
      view?.alpha = 1
    }
  }
}
