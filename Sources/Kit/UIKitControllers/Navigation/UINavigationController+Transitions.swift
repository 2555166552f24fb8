// SPDX-License-Identifier: MIT

// The transitions that bring the page on screen in line with the stack.
extension UINavigationController: TransitioningContainer {
  var wantedChild: UIViewController? { topViewController }

  var barsBesideTransitions: [UIView] { [navigationBar] + barsAtTheBottom }

  func customTransition(from: UIViewController, to: UIViewController) -> TransitionChoice? {
    guard let animator = customAnimator(operation(to: to), from: from, to: to) else { return nil }
    return TransitionChoice(
      animator: animator, interactor: delegate?.navigationController(self, interactionControllerFor: animator),
      isStock: false, insertsBelow: operation(to: to) == .pop)
  }

  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, custom: TransitionChoice?
  ) -> TransitionChoice {
    let operation = operation(to: to)
    transition = NavigationTransition(
      operation: operation, stack: viewControllers, barWasHidden: barPlacement.isHiddenInLayout,
      toolbarWasHidden: toolbarPlacement.isHiddenInLayout)
    if let custom { return custom }
    let stock = animated ? stockAnimator(operation, from: from, to: to) : nil
    return TransitionChoice(animator: stock, insertsBelow: operation == .pop)
  }

  /// Returns the operation that shows a page: a pop if it was in the stack already.
  private func operation(to page: UIViewController) -> Operation {
    (transition?.stack ?? shownStack).contains(page) ? .pop : .push
  }

  func handle(_ event: ContainerTransitionEvent) {
    switch event {
    case .didShowRequestedChild: shownStack = viewControllers
    case .willShow(let page, let animated): announce(willShow: page, animated: animated)
    case .willAnimate(let run): prepareBars(for: run)
    case .didComplete: shownStack = transition?.stack ?? viewControllers
    case .didCancel: cancelChange()
    case .didShow(let page, let animated): announce(didShow: page, animated: animated)
    case .didSendCallbacks: finishContainment()
    case .didEndTransitions:
      transition = nil
      stackTransitionsDidEnd()
    }
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

  /// Restores the stack and the bars after a cancelled transition.
  private func cancelChange() {
    if let transition {
      barPlacement.isHidden = transition.barWasHidden
      toolbarPlacement.isHidden = transition.toolbarWasHidden
    }
    let added = stack.added
    guard stack.cancelChange() else { return }
    for page in added { page.willMove(toParent: nil) }
  }

  /// Sends the containment callbacks to the pages that were added and removed, after the appearance callbacks.
  private func finishContainment() {
    let (added, removed, isCancelled) = (stack.added, stack.removed, stack.isChangeCancelled)
    let shown = transitions.shown
    stack.finishChange(whileShowing: shown)
    for page in added + removed { page.setMoving() }
    for page in added {
      if isCancelled { page.removeFromParent() } else { page.didMove(toParent: self) }
    }
    for page in removed where isCancelled { page.didMove(toParent: self) }
    for page in removed where !isCancelled && page !== shown { page.removeFromParent() }
  }
}
