// SPDX-License-Identifier: MIT

/// Methods that report what a navigation controller shows, and that provide custom transitions.
///
/// All methods are optional. Those about interface orientations are absent because windows do not rotate here.
///
/// ```swift
/// final class Coordinator: NSObject, UINavigationControllerDelegate {
///   func navigationController(
///     _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
///   ) {
///     print("Showing \(viewController.title ?? "a page")")
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a view controller is about to be shown.
  ///
  /// Called directly after its `viewWillAppear(_:)`. If the transition is cancelled, no other call follows; the
  /// `transitionCoordinator` reports it.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Tells the delegate that a view controller is shown.
  ///
  /// Called directly after its `viewDidAppear(_:)`. Not called if the transition was cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Returns the animator of an animated change, or `nil` for the system's.
  ///
  /// In contrast to UIKit, the method is also called when a swipe back might begin, because an animator of the
  /// delegate's disables the system's swipe. Creating an animator must therefore have no side effects.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the delegate's animator, or `nil` for a transition that is not interactive.
  ///
  /// Called only if the delegate has provided an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the view controller that Alt+Right and the mouse's forward button push on top of `viewController`, or `nil`.
  ///
  /// UIKit has no such command. The navigation controller does not keep popped view controllers, so the program must say
  /// which one comes next. The method is named after that of `UIPageViewControllerDataSource`. A view controller that is
  /// already in the stack is not pushed.
  func navigationController(
    _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`.
  public func navigationController(
    _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
