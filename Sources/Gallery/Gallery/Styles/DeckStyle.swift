// SPDX-License-Identifier: MIT
import UIKit

/// Deck
///
/// The page comes up as a card that leaves the top of the page below visible, which steps back like the next card of a
/// deck.
/// Try: Drag the card down and watch the page below come forward.
/// Watch: The page below is a snapshot with round corners over black, or over grey in the dark. The presentation
/// controller owns it.
/// From: DeckTransition (Harshil Shah): 20 points at the top, the card 8 points lower, corners of 8, alpha 0.8, 0.3 s.
enum DeckStyle {
  static let entry = TransitionStyle(
    id: "deck", title: "Deck", blurb: "A card comes up, and the page below steps back like the next card of a deck.",
    kinds: [.present], animator: { DeckAnimator(move: $0) },
    presentation: StylePresentation(
      style: .custom,
      controller: { DeckPresentationController(presentedViewController: $0, presenting: $1) }),
    interaction: StyleInteraction(backDirections: [.down]))
}

final class DeckAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) {
    if move.isForward { pages.to?.transform = CGAffineTransform(translationX: 0, y: pages.toFrame.height) }
  }

  override func animate(_ pages: Pages) {
    pages.to?.transform = .identity
    if !move.isForward { pages.from?.transform = CGAffineTransform(translationX: 0, y: pages.fromFrame.height) }
  }
}

final class DeckPresentationController: ContextPresentationController {
  /// The distances in points of the page below and of the card from the window's upper edge.
  private static let presenterInset: CGFloat = 20
  private static let cardInset: CGFloat = 28
  private static let radius: CGFloat = 8
  private static let presenterAlpha: CGFloat = 0.8
  private let ground = UIView()
  private var picture: UIView?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = min(Self.cardInset, bounds.height)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    ground.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? BlockAnimator.backdrop : .black }
    containerView.insertSubview(ground, at: 0)
    layOut(in: containerView)
    presentedView?.layer.cornerRadius = Self.radius
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
    show(isBack: false)
    animate(isBack: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { ground.removeFromSuperview() } }

  override func dismissalTransitionWillBegin() {
    if let containerView { layOut(in: containerView) }
    animate(isBack: false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { ground.removeFromSuperview() } }

  override func containerViewWillLayoutSubviews() {
    guard let containerView, presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    guard ground.frame != containerView.bounds else { return }
    layOut(in: containerView)
    show(isBack: true)
  }

  /// Covers the container, with a picture of the page below in the middle.
  private func layOut(in container: UIView) {
    let isNew = picture == nil || ground.frame != container.bounds
    ground.frame = container.bounds
    guard isNew else { return }
    picture?.removeFromSuperview()
    picture = presentingViewController.view.snapshotView(afterScreenUpdates: false)
    guard let picture else { return }
    picture.frame = ground.bounds
    picture.clipsToBounds = true
    ground.addSubview(picture)
  }

  private func animate(isBack: Bool) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in show(isBack: isBack) })
  }

  private func show(isBack: Bool) {
    let scale = 1 - 2 * Self.presenterInset / max(ground.bounds.height, 1)
    picture?.transform = isBack ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    picture?.alpha = isBack ? Self.presenterAlpha : 1
    picture?.layer.cornerRadius = isBack ? Self.radius : 0
  }
}
