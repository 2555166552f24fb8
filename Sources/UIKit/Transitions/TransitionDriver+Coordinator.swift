// SPDX-License-Identifier: MIT

/// The coordinator that controllers use to animate beside the transition.
extension TransitionDriver: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { wasCancelled }

  var transitionDuration: TimeInterval { duration }

  var completionVelocity: CGFloat { completionSpeed }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    switch alongside.add(animation, completion: completion) {
    case .queued: return true
    case .refused: return false
    case .joins:
      join { [weak self] in
        if let self { animation?(self) }
      }
      return true
    }
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    alongside.addEndHandler(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    alongside.addChangeHandler(handler)
  }
}
