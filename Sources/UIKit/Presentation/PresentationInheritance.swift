// SPDX-License-Identifier: MIT

/// The state that an interrupted transition of a presentation hands off to the next.
struct PresentationInheritance {
  let transition: TransitionInheritance
  let landing: TransitionLanding

  init?(of run: TransitionRun, views: [UIView], leaving: UIView?) {
    guard let transition = TransitionInheritance(of: run) else { return nil }
    self.transition = transition
    landing = TransitionLanding(of: views, leaving: leaving)
  }
}
