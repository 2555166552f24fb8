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
      insertsBelow: true)
  }

  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, custom: TransitionChoice?
  ) -> TransitionChoice {
    custom ?? TransitionChoice(insertsBelow: true)
  }

  func changeReached(_ milestone: TransitionMilestone) {
    switch milestone {
    case .willBegin, .willEnd(didComplete: true), .didShow, .didReleaseViews: break
    case .willShow: transitions.running.map(selectionWillChange)
    case .willEnd: restoreSelection(to: transitions.running?.from, from: transitions.running?.to)
    case .didSendCallbacks: finishContainment(keeping: transitions.shown)
    case .didEnd: selectionTransitionsDidEnd()
    }
  }
}

extension UITabBarController {
  /// Makes the recognizer that catches the pages that a client's interruptible animator moves.
  func makeCatchRecognizer() -> CatchRecognizer {
    CatchRecognizer(
      tracker: tracker, isWanted: { [weak self] in self?.transitions.running?.canBeCaught(by: $0) ?? false },
      begin: { [weak self] in self?.catchPages(by: $0) })
  }

  /// The pages move to the side from which the selected tab comes.
  private func catchPages(by press: CatchRecognizer) -> (any Swipeable)? {
    guard let running = transitions.running, let pages = viewControllers else { return nil }
    let (from, to) = (pages.firstIndex { $0 === running.from }, pages.firstIndex { $0 === running.to })
    return running.caught(by: press, direction: from ?? 0 < to ?? 0 ? .leading : .trailing)
  }
}
