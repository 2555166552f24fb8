// SPDX-License-Identifier: MIT

/// Is told which tab is chosen, may refuse it, and may animate the change.
///
/// All requirements are optional. Order of calls for a press: `shouldSelect`; for the animator, and where there is one
/// for the interaction controller; the appearance callbacks; `didSelect`; the animation.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the tab that the user has pressed is to be selected. Not asked when the program selects one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// The user has selected a tab, or pressed the selected one. Not told when the program selects one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Drives the animator that the delegate gave.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Animates a change, whoever asks for it. nil changes without animation. The direction follows from the two
  /// controllers' indexes.
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
