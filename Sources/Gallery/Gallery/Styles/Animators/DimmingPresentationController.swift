// SPDX-License-Identifier: MIT
import UIKit

/// Presents within the page that defines a presentation context, if there is one.
class ContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

/// A presentation controller that dims the page below, which dismisses the presented page when it is clicked.
///
/// A subclass says where the presented page is, by `frameOfPresentedViewInContainerView`.
class DimmingPresentationController: ContextPresentationController {
  /// The opacity of the black between the two pages.
  var darkness: CGFloat { 0.4 }

  private lazy var dimming: UIView = {
    let dimming = UIView()
    dimming.backgroundColor = UIColor(white: 0, alpha: darkness)
    dimming.alpha = 0
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.dismissPage))
    return dimming
  }()

  /// The radius of the presented page's corners in points.
  var cornerRadius: CGFloat { 0 }

  /// The shadow that the presented page casts. The page must not be clipped to have one.
  var shadow: PageShadow? { nil }

  private func dismissPage(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    // In the dark the page is lighter than the one below, on which no shadow shows.
    traitOverrides.userInterfaceLevel = .elevated
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    presentedView?.layer.cornerRadius = cornerRadius
    presentedView?.clipsToBounds = cornerRadius > 0
    // The shadow has its final shape from the start, because one that changes would be drawn again in every frame.
    presentedView?.frame = frameOfPresentedViewInContainerView
    show(0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    show(1)
  }

  private func fade(to strength: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return show(strength) }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.show(strength) })
  }

  /// Shows a part, from 0 to 1, of the dimming and of the shadow.
  private func show(_ strength: CGFloat) {
    dimming.alpha = strength
    if let shadow { presentedView?.cast(shadow, strength: strength) }
  }
}
