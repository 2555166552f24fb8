// SPDX-License-Identifier: MIT

/// The presentations between one that is dismissed and the controller that is shown afterwards. They go with it, without
/// an animation of their own; what their presentation controllers put around them may go beside the top's.
struct DismissalChain {
  /// From the upper to the lower.
  let presentations: [Presentation]
  /// Those that were on screen, and where.
  private var homes: [(presentation: Presentation, home: OriginalPlacement?)] = []

  init(_ presentations: [Presentation] = []) { self.presentations = presentations }

  mutating func vanish(with transition: TransitionDriver) {
    for presentation in presentations {
      presentation.interrupt()
      presentation.presented.activeTransition = transition
      presentation.controller.dismissalTransitionWillBegin()
      guard presentation.presented.appearance.state.isVisible, let view = presentation.controller.presentedView else {
        continue
      }
      presentation.presented.beginAppearanceTransition(false, animated: false)
      homes.append((presentation, OriginalPlacement(of: view)))
      view.removeFromSuperview()
      presentation.presented.endAppearanceTransition()
    }
  }

  /// Brings back what vanished for a dismissal that was cancelled.
  func comeBack() {
    for (presentation, home) in homes.reversed() {
      presentation.presented.beginAppearanceTransition(true, animated: false)
      if let view = presentation.controller.presentedView {
        home?.restore(view, in: presentation.controller.frameOfPresentedViewInContainerView)
      }
      presentation.presented.endAppearanceTransition()
    }
  }

  /// The transition with which they went is over.
  func forget(_ transition: TransitionDriver) {
    for presentation in presentations where presentation.presented.activeTransition === transition {
      presentation.presented.activeTransition = nil
    }
  }
}
