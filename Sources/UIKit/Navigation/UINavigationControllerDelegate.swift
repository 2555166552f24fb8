// SPDX-License-Identifier: MIT

/// Is told of what a navigation controller shows, and may replace its transitions. All methods are optional.
///
/// Deviation: the two that ask for orientations are absent, because a desktop's windows have none.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// `viewController` is about to be shown. Sent right after its `viewWillAppear(_:)`; a cancelled transition is not
  /// followed by another call, but `transitionCoordinator` tells.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// `viewController` is shown. Sent right after its `viewDidAppear(_:)`, and not when a transition is cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// The animator of a change, or nil for the system's. Asked for each animated change, before it starts.
  ///
  /// Deviation: asked, too, when a drag from the edge might begin, which an animator of the delegate's forbids. Making
  /// an animator must have no effects.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives an animator of the delegate's; nil lets it run. Asked only after an animator was given.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// A delegate that doesn't want to know implements nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// A delegate that doesn't want to know implements nothing.
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
}
