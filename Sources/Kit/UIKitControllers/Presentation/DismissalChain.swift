// SPDX-License-Identifier: MIT

/// The presentations below a presentation that is dismissed together with them. They end without an animation of their
/// own. Their presentation controllers can animate their own views alongside the dismissal of the topmost one.
///
/// It is an object, because the callbacks that it sends may end the dismissal to which it belongs: a controller whose child
/// has presented the topmost one ends that dismissal when its own view disappears.
final class DismissalChain {
  /// The presentations from the top down, without the topmost one, which is animated.
  let presentations: [Presentation]
  /// The presentations whose views were removed from the screen, with the positions of these views.
  private var removedViews: [(presentation: Presentation, placement: OriginalPlacement?)] = []

  init(_ presentations: [Presentation] = []) { self.presentations = presentations }

  nonisolated deinit {}

  /// Removes the presented views, and sends the callbacks of their disappearance.
  func removeViews(for transition: TransitionDriver) {
    for presentation in presentations {
      presentation.interrupt()
      presentation.presented.activeTransition = transition
      presentation.controller.sendTransitionWillBegin(presenting: false)
      guard presentation.presented.appearance.state.isVisible, let view = presentation.controller.presentedView else {
        continue
      }
      presentation.presented.beginAppearanceTransition(false, animated: false)
      removedViews.append((presentation, OriginalPlacement(of: view)))
      view.removeFromSuperview()
      presentation.presented.endAppearanceTransition()
    }
  }

  /// Restores the presented views after a cancelled dismissal.
  func restoreViews() {
    for (presentation, placement) in removedViews.reversed() {
      presentation.presented.beginAppearanceTransition(true, animated: false)
      if let view = presentation.controller.presentedView {
        placement?.restore(view, in: presentation.controller.frameOfPresentedViewInContainerView)
      }
      presentation.presented.endAppearanceTransition()
    }
  }

  /// Clears the transition coordinators of the presented controllers at the end of the dismissal.
  func clearCoordinators(of transition: TransitionDriver) {
    for presentation in presentations where presentation.presented.activeTransition === transition {
      presentation.presented.activeTransition = nil
    }
  }
}
