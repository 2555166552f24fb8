// SPDX-License-Identifier: MIT

/// An object that runs animations alongside a transition, with the transition's timing and under the same gesture.
///
/// A view controller gets it from its `transitionCoordinator`, beginning with `viewWillAppear(_:)` or
/// `viewWillDisappear(_:)`.
///
/// ```swift
/// final class PageController: UIViewController {
///   let badge = UIView()
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     badge.alpha = 0
///     transitionCoordinator?.animate(alongsideTransition: { _ in self.badge.alpha = 1 })
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations with the transition. If the transition is cancelled, their changes are animated back.
  ///
  /// - Parameters:
  ///   - animation: Changes to animate.
  ///   - completion: Called when the transition has ended or has been cancelled; `isCancelled` tells which.
  /// - Returns: `false` if the animation has already been set up, so that `animation` does not run. `completion` runs
  ///   in any case.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations with the transition for views outside of its container.
  ///
  /// It does the same as ``animate(alongsideTransition:completion:)``: animations alongside a transition have a clock
  /// of their own, which follows the transition wherever the views are. `view` is ignored.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` once, when the transition first stops being interactive.
  @available(*, deprecated, message: "use notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` whenever the transition becomes interactive or stops being interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations with the transition. See ``animate(alongsideTransition:completion:)``.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Does the same as ``animate(alongsideTransition:completion:)``.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs animations with the transition. See ``animateAlongsideTransition(in:animation:completion:)``.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
