// SPDX-License-Identifier: MIT

/// Methods that report which tab the user selects, can refuse it, and can animate the change.
///
/// All methods are optional. For a press the system calls `shouldSelect`, asks for the animator and, if there is one,
/// for the interaction controller, sends the appearance callbacks, calls `didSelect`, and then runs the animation.
///
/// ```swift
/// final class TabGuard: NSObject, UITabBarControllerDelegate {
///   func tabBarController(
///     _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
///   ) -> Bool {
///     viewController !== tabBarController.selectedViewController
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab that the user has pressed is selected. The default is `true`. Not called for changes by the
  /// program.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Tells the delegate that the user has selected a tab, or pressed the selected one. Not called for changes by the
  /// program.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the object that drives the delegate's animator, or `nil` for a change that is not interactive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a change, whoever requested it, or `nil` for a change without animation.
  ///
  /// The direction of the change follows from the indexes of the view controllers.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
