// SPDX-License-Identifier: MIT
import UIKit

/// Wrapped card
///
/// The presented page is shown in a window of its own, with a title, a frame and a shadow.
/// Try: Resize the window while the card is open. Drag it down.
/// Watch: The presentation controller works without an animator: the system's moves whatever its `presentedView` is,
/// here a view around that of the page.
/// From: the articles on presentation controllers, which can wrap the presented view and work alone.
enum WrappedCardStyle {
  static let entry = TransitionStyle(
    id: "wrapped-card", title: "Wrapped card",
    blurb: "A presentation controller without an animator puts a frame around the page.", kinds: [.present],
    presentation: StylePresentation(
      style: .custom, transitionStyle: .coverVertical,
      controller: { WrappedCardController(presentedViewController: $0, presenting: $1) }),
    interaction: StyleInteraction(backDirections: [.down]), timing: StyleTiming(pace: Pace.spring, percentage: { $0 }))
}

final class WrappedCardController: DimmingPresentationController {
  private static let inset: CGFloat = 24
  private static let widest: CGFloat = 560
  private var wrapper: CardWrapper?

  /// The view that is presented in place of that of the page.
  override var presentedView: UIView? {
    if wrapper == nil, let page = super.presentedView {
      wrapper = CardWrapper(page, title: presentedViewController.title)
    }
    return wrapper
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    castShadow(strength: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    castShadow(strength: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { wrapper?.shadowStrength = 1 }
  }

  /// Lets the shadow grow with the transition, because it would reach into the container from a card that is still
  /// below it.
  private func castShadow(strength: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      wrapper?.shadowStrength = strength
      return
    }
    coordinator.animate(alongsideTransition: { [wrapper] _ in wrapper?.shadowStrength = strength })
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = min(bounds.width - 2 * Self.inset, Self.widest)
    return CGRect(x: (bounds.width - width) / 2, y: Self.inset, width: width, height: bounds.height - 2 * Self.inset)
  }
}

/// A frame with a title around the view of a page.
final class CardWrapper: UIView {
  private static let titleHeight: CGFloat = 34
  private static let cornerRadius: CGFloat = 16

  private static let shadow = PageShadow(radius: 24, offset: CGSize(width: 0, height: 8))

  /// The part of the shadow's opacity that shows, from 0 to 1.
  var shadowStrength: CGFloat = 0 { didSet { castShadow() } }

  private let clip = UIView()
  private let page: UIView
  private let label = UILabel()

  init(_ page: UIView, title: String?) {
    self.page = page
    super.init(frame: .zero)
    label.text = title ?? "In a frame"
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .label
    label.textAlignment = .center
    clip.backgroundColor = .systemGray5
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.cornerRadius
    addSubview(clip)
    for part in [page, label] { clip.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func castShadow() { cast(Self.shadow, strength: shadowStrength) }

  override func layoutSubviews() {
    super.layoutSubviews()
    castShadow()
    clip.frame = bounds
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.titleHeight)
    page.frame = CGRect(
      x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight, 0))
  }
}
