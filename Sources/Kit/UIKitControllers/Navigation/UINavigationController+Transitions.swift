// SPDX-License-Identifier: MIT

// The transitions that bring the page on screen in line with the stack.
extension UINavigationController: TransitioningContainer {
  var wantedChild: UIViewController? { topViewController }

  var barsBesideTransitions: [UIView] { [navigationBar] + barsAtTheBottom }

  func customTransition(from: UIViewController, to: UIViewController) -> TransitionChoice? {
    guard let animator = customAnimator(operation(to: to), from: from, to: to) else { return nil }
    return TransitionChoice(
      animator: animator, interactor: delegate?.navigationController(self, interactionControllerFor: animator),
      insertsBelow: operation(to: to) == .pop)
  }

  /// Pops the top page in an interactive transition. Returns `nil` if there is nothing to pop.
  func beginInteractivePop() -> TransitionDriver? {
    guard viewControllers.count > 1 || transitions.isReturning else { return nil }
    transitions.interrupt()
    guard viewControllers.count > 1 else {
      transitions.runWaiting()
      return nil
    }
    setStack(Array(viewControllers.dropLast()))
    return transitions.followInteractively()
  }

  /// Sends the containment callbacks to the pages that were added and removed, after the appearance callbacks.
  func finishContainment(of change: NavigationStack.Change, whileShowing shown: UIViewController?) {
    for page in change.added + change.removed { page.setMoving() }
    for page in change.added {
      if change.isCancelled { page.removeFromParent() } else { page.didMove(toParent: self) }
    }
    for page in change.removed where change.isCancelled { page.didMove(toParent: self) }
    for page in change.removed where !change.isCancelled && page !== shown { page.removeFromParent() }
  }
}
