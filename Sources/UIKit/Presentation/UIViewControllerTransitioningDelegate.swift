// SPDX-License-Identifier: MIT

/// Gives the objects that present and dismiss a controller in a way of the client's own.
///
/// Asked in this order when a controller is presented: for the presentation controller (with the style `.custom` only),
/// for the animator, and where there is one, for the interaction controller. All requirements are optional: nil, or
/// nothing written, takes the system's.
///
/// The controller holds its `transitioningDelegate` weakly: keep it somewhere.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Animates the presentation.
  ///
  /// - Parameters:
  ///   - presenting: presents in fact: the root of `source`, or what defines the presentation's context.
  ///   - source: on which `present` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Animates the dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// Drives the presentation's animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Drives the dismissal's animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Manages a presentation of the style `.custom`; it is kept while the controller is presented.
  ///
  /// - Parameter presenting: nil where it isn't known yet.
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
