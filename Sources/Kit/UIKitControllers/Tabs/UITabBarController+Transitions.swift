// SPDX-License-Identifier: MIT

// The transitions that bring the selected tab onto the screen.
extension UITabBarController: TransitioningContainer {
  var wantedChild: UIViewController? { wantedTab }

  var barsBesideTransitions: [UIView] { [tabBar] }

  func customTransition(from: UIViewController, to: UIViewController) -> TransitionChoice? {
    guard let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to) else {
      return nil
    }
    return TransitionChoice(
      animator: animator, interactor: delegate?.tabBarController(self, interactionControllerFor: animator),
      isStock: false, insertsBelow: true)
  }

  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, custom: TransitionChoice?
  ) -> TransitionChoice {
    custom ?? TransitionChoice(isStock: false, insertsBelow: true)
  }

  func handle(_ event: ContainerTransitionEvent) {
    switch event {
    case .didShowRequestedChild, .willShow, .didComplete, .didShow: break
    case .willAnimate(let run): selectionWillChange(with: run)
    case .didCancel(let run): restoreSelection(to: run.from, from: run.to)
    case .didSendCallbacks: finishContainment(keeping: transitions.shown)
    case .didEndTransitions: selectionTransitionsDidEnd()
    }
  }
}

extension UITabBarController {
  /// Makes the catch of the pages that a client's interruptible animator moves.
  func makeCatch() -> TransitionCatch {
    TransitionCatch(
      tracker: SwipeTracker(),
      isPossible: { [weak self] in self?.transitions.running?.canBeCaught(by: $0) ?? false },
      begin: { [weak self] in self?.catchPages() })
  }

  /// The pages move to the side from which the selected tab comes.
  private func catchPages() -> TransitionCatch.Caught? {
    guard let running = transitions.running, let pages = viewControllers else { return nil }
    let isForward = (pages.firstIndex(of: running.from) ?? 0) < (pages.firstIndex(of: running.to) ?? 0)
    return running.caught(direction: isForward ? .leading : .trailing)
  }
}
