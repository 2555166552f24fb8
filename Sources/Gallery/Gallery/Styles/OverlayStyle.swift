// SPDX-License-Identifier: MIT
import UIKit

/// Overlay
///
/// A card opens in the middle, over a dimming view.
/// Try: Resize the window while the second one is open.
/// Watch: The first one does everything in its animator. The second one leaves the dimming view to a presentation
/// controller, which animates it alongside the transition and lays the card out again in a new size.
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

/// Opens the card from a line, and closes it to one.
final class OverlayAnimator: BlockAnimator {
  private static let duration: TimeInterval = 0.4
  /// The part of the time in which the card fades in or out, because it is a mere line then.
  private static let fade = 0.25
  private let bringsDimming: Bool

  init(move: Move, bringsDimming: Bool) {
    self.bringsDimming = bringsDimming
    super.init(move: move, duration: Self.duration)
  }

  override func prepare(_ pages: Pages) {
    guard move.isForward, let card = pages.to else { return }
    let size = Overlay.cardSize(in: pages.container)
    card.clipsToBounds = true
    card.layer.cornerRadius = Overlay.cornerRadius
    card.center = pages.container.boundsCenter
    card.bounds = CGRect(x: 0, y: 0, width: 1, height: size.height)
    card.alpha = 0
    guard bringsDimming else { return }
    let dimming = Overlay.makeDimming(in: pages.container)
    dimming.alpha = 0
    pages.container.insertSubview(dimming, belowSubview: card)
  }

  override func animate(_ pages: Pages) {
    let size = Overlay.cardSize(in: pages.container)
    let dimming = dimming(in: pages)
    fade(upper(pages))
    if move.isForward {
      pages.to?.bounds = CGRect(origin: .zero, size: size)
      dimming?.bounds = pages.container.bounds
      dimming?.alpha = 1
    } else {
      pages.from?.bounds = CGRect(x: 0, y: 0, width: 1, height: size.height)
      dimming?.alpha = 0
    }
  }

  private func fade(_ card: UIView?) {
    UIView.animate(
      withDuration: Self.fade * Self.duration, delay: move.isForward ? 0 : (1 - Self.fade) * Self.duration,
      options: [.overrideInheritedDuration, .curveEaseInOut], animations: { card?.alpha = self.move.isForward ? 1 : 0 },
      completion: nil)
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.alpha = 1
    guard pages.context.transitionWasCancelled else { return }
    pages.from?.bounds.size = Overlay.cardSize(in: pages.container)
    if move.isForward { dimming(in: pages)?.removeFromSuperview() } else { dimming(in: pages)?.alpha = 1 }
  }

  /// The dimming view that the animator of the presentation has added. That of the dismissal is another object.
  private func dimming(in pages: Pages) -> UIView? {
    bringsDimming ? pages.container.viewWithTag(Overlay.dimmingTag) : nil
  }
}

/// Manages the dimming view around the card.
final class OverlayPresentationController: ContextPresentationController {
  private lazy var dimming = Overlay.makeDimming(in: containerView ?? UIView())

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      dimming.bounds = containerView?.bounds ?? .zero
      dimming.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView, presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.center = containerView.boundsCenter
    presentedView?.bounds = CGRect(origin: .zero, size: Overlay.cardSize(in: containerView))
  }
}

private enum Overlay {
  static let cornerRadius: CGFloat = 14
  static let dimmingTag = 1

  static func cardSize(in container: UIView) -> CGSize {
    CGSize(width: (container.bounds.width * 2 / 3).rounded(), height: (container.bounds.height * 2 / 3).rounded())
  }

  /// Makes a dimming view that is as large as the card at first. Once it covers the container, it is resized with it.
  static func makeDimming(in container: UIView) -> UIView {
    let dimming = UIView(frame: CGRect(origin: .zero, size: cardSize(in: container)))
    dimming.center = container.boundsCenter
    dimming.tag = dimmingTag
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return dimming
  }
}

extension UIView {
  fileprivate var boundsCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
