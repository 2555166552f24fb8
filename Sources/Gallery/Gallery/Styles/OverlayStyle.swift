// SPDX-License-Identifier: MIT
import UIKit

/// Overlay
///
/// A card opens from its middle, over a dimming view.
/// Try: Resize the window while the second one is open.
/// Watch: The card is laid out once, and a mask opens it. The first one does everything in its animator. The second one
/// leaves the dimming view to a presentation controller, which animates it alongside the transition and lays the card
/// out again in a new size.
/// From: the article on transitions in iOS: the card grows from one point to two thirds of the width.
enum OverlayStyle {
  static let byAnimator = TransitionStyle(
    id: "overlay", title: "Overlay by animator",
    blurb: "A card of two thirds opens over a dimming view; the animator does it all.", kinds: [.present],
    animator: { OverlayAnimator(move: $0, bringsDimming: true) },
    presentation: StylePresentation(
      style: .custom,
      controller: { ContextPresentationController(presentedViewController: $0, presenting: $1) }))

  static let byController = TransitionStyle(
    id: "overlay-presentation", title: "Overlay by controller",
    blurb: "The same card; the dimming view belongs to a presentation controller.", kinds: [.present],
    animator: { OverlayAnimator(move: $0, bringsDimming: false) },
    presentation: StylePresentation(
      style: .custom,
      controller: { OverlayPresentationController(presentedViewController: $0, presenting: $1) }))
}

/// Opens the card from a line in its middle, and closes it to one.
///
/// The card has its final size all the time, so that its content is laid out once and does not move.
final class OverlayAnimator: BlockAnimator {
  private static let duration: TimeInterval = 0.4
  /// The part of the time in which the card fades in or out, because it is a mere line then.
  private static let fade = 0.25
  private let bringsDimming: Bool
  /// The mask of the card, which is as large as the part of the card that is seen.
  private let opening = UIView()

  init(move: Move, bringsDimming: Bool) {
    self.bringsDimming = bringsDimming
    super.init(move: move, duration: Self.duration)
  }

  override func prepare(_ pages: Pages) {
    guard let card = upper(pages) else { return }
    if move.isForward {
      card.frame = Overlay.cardFrame(in: pages.container)
      card.clipsToBounds = true
      card.layer.cornerRadius = Overlay.cornerRadius
      card.alpha = 0
      if bringsDimming { pages.container.insertSubview(makeDimming(over: pages.container), belowSubview: card) }
    }
    opening.backgroundColor = .black
    opening.layer.cornerRadius = Overlay.cornerRadius
    card.mask = opening
    open(card, to: move.isForward ? 0 : 1)
  }

  private func makeDimming(over container: UIView) -> UIView {
    let dimming = UIView(frame: container.bounds)
    dimming.tag = Overlay.dimmingTag
    dimming.backgroundColor = UIColor(white: 0, alpha: Overlay.darkness)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    return dimming
  }

  override func animate(_ pages: Pages) {
    guard let card = upper(pages) else { return }
    fade(card)
    open(card, to: move.isForward ? 1 : 0)
    dimming(in: pages)?.alpha = move.isForward ? 1 : 0
  }

  private func open(_ card: UIView, to fraction: CGFloat) {
    opening.frame = card.bounds.insetBy(dx: (1 - fraction) * card.bounds.width / 2, dy: 0)
  }

  private func fade(_ card: UIView) {
    UIView.animate(
      withDuration: Self.fade * Self.duration, delay: move.isForward ? 0 : (1 - Self.fade) * Self.duration,
      options: [.overrideInheritedDuration, .curveEaseInOut], animations: { card.alpha = self.move.isForward ? 1 : 0 },
      completion: nil)
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.alpha = 1
    upper(pages)?.mask = nil
    guard pages.context.transitionWasCancelled else { return }
    if move.isForward { dimming(in: pages)?.removeFromSuperview() } else { dimming(in: pages)?.alpha = 1 }
  }

  /// The dimming view that the animator of the presentation has added. That of the dismissal is another object.
  private func dimming(in pages: Pages) -> UIView? {
    bringsDimming ? pages.container.viewWithTag(Overlay.dimmingTag) : nil
  }
}

/// Manages the dimming view around the card, and the card's size.
final class OverlayPresentationController: DimmingPresentationController {
  override var darkness: CGFloat { Overlay.darkness }
  override var cornerRadius: CGFloat { Overlay.cornerRadius }
  override var frameOfPresentedViewInContainerView: CGRect { containerView.map(Overlay.cardFrame) ?? .zero }
}

private enum Overlay {
  static let cornerRadius: CGFloat = 14
  static let darkness: CGFloat = 0.5
  static let dimmingTag = 1

  /// Returns the frame of the card: two thirds of the container, in its middle.
  static func cardFrame(in container: UIView) -> CGRect {
    let area = container.bounds
    return area.insetBy(dx: (area.width / 6).rounded(), dy: (area.height / 6).rounded())
  }
}
