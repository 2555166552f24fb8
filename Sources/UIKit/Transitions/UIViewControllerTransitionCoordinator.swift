// SPDX-License-Identifier: MIT

/// Runs animations of yours beside a transition, with its timing and under the same finger.
///
/// A controller gets it from its `transitionCoordinator`, from `viewWillAppear(_:)` or `viewWillDisappear(_:)` on.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition; its changes run back with a transition that is cancelled.
  ///
  /// `completion` runs when the transition has ended, either way: `isCancelled` tells which.
  /// - Returns: false when the animation has already been set up, so that `animation` can't be queued. `completion`
  ///   runs all the same.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for views that are not in the transition's container.
  ///
  /// Deviation: the other method does the same here, because animations beside a transition have a clock of their own
  /// that follows the transition's, wherever the views are. `view` is not looked at.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` once, when the transition first stops being interactive.
  @available(*, deprecated, message: "use notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` each time the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
