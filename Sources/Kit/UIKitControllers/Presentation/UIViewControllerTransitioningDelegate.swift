// SPDX-License-Identifier: MIT

/// Methods that provide the objects for a custom presentation.
///
/// For a presentation the system asks for the presentation controller (with the style `.custom` only), then for the
/// animator, and if there is one for the interaction controller. All methods are optional; `nil` means the system's own
/// object.
///
/// A view controller holds its `transitioningDelegate` weakly, so keep a reference to it.
///
/// ```swift
/// final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
///   func presentationController(
///     forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
///   ) -> UIPresentationController? {
///     UIPresentationController(presentedViewController: presented, presenting: presenting)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or `nil` for the system's.
  ///
  /// - Parameters:
  ///   - presented: The view controller to be presented.
  ///   - presenting: The view controller that presents: the outermost container of `source`, or the one that defines
  ///     the context.
  ///   - source: The view controller on which `present(_:animated:completion:)` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal, or `nil` for the system's.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the animator of a presentation, or `nil` for a presentation that is not
  /// interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that drives the animator of a dismissal, or `nil` for a dismissal that is not interactive.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that manages a presentation in the style `.custom`, which is kept while the view controller is
  /// presented.
  ///
  /// - Parameters:
  ///   - presented: The view controller to be presented.
  ///   - presenting: The presenter, or `nil` if it is not known yet.
  ///   - source: The view controller on which `present(_:animated:completion:)` was called.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
