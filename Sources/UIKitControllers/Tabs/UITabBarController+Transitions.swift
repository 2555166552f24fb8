// SPDX-License-Identifier: MIT

// The transitions that bring the selected tab onto the screen.
extension UITabBarController: TransitioningContainer {
  var wantedChild: UIViewController? { wantedTab }

  var barsBesideTransitions: [UIView] { [tabBar] }

  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, isInteractive: Bool
  ) -> TransitionChoice {
    let animator =
      animated ? delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to) : nil
    let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    return TransitionChoice(animator: animator, interactor: interactor, isStock: false, insertsBelow: true)
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
