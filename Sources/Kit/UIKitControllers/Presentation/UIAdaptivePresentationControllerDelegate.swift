// SPDX-License-Identifier: MIT

/// Methods that adapt a presentation to its window, and that are called when the user dismisses it.
///
/// All methods are optional.
///
/// ```swift
/// final class Editor: UIViewController, UIAdaptivePresentationControllerDelegate {
///   var hasChanges = false
///
///   func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }
///
///   func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
///     title = "Save your changes first"
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to use in a window of compact width, or `.none` for no change. The default is `.none`, and for a
  /// popover `.pageSheet`.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Returns the style to use with the given traits, or `.none` for no change.
  ///
  /// The default is the result of ``adaptivePresentationStyle(for:)`` if the width is compact, and `.none` otherwise.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells the delegate that the presentation controller of another style takes over, so that it can be configured.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// Returns another view controller to show in the adapted style, such as one in a navigation controller, or `nil` for
  /// the same one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Tells the delegate that the presentation is about to start. `style` is the adapted style, or `.none` without
  /// adaptation.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Returns whether the user may dismiss the presentation. The default is `true`. Not called for
  /// `dismiss(animated:completion:)`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Tells the delegate that the user has started to dismiss the presentation. The dismissal may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.compactStyle
  }

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
