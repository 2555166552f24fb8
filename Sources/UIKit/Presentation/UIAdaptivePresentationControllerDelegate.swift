// SPDX-License-Identifier: MIT

/// Adapts a presentation to its window, and has a say when the user dismisses it.
///
/// All requirements are optional.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use instead in a narrow window; `.none` leaves it. See the next one.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style to use instead with these traits; `.none` leaves it. By default what the requirement above says where
  /// the width is compact, and `.none` elsewhere.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The presentation controller of another style takes over: the place to configure it.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// Another controller to show in the adapted style, as one in a navigation controller; nil shows the same.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation is about to begin. `style` is the adapted one, `.none` where nothing is adapted.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Whether the user may dismiss by a gesture. Not asked for `dismiss(animated:completion:)`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// The user's gesture dismisses, unless it is cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
