// SPDX-License-Identifier: MIT

/// What a presentation's transition that was broken off leaves to the next.
struct PresentationInheritance {
  let transition: TransitionInheritance
  let landing: TransitionLanding

  init?(of run: TransitionRun, views: [UIView], leaving: UIView?) {
    guard let transition = TransitionInheritance(of: run) else { return nil }
    self.transition = transition
    landing = TransitionLanding(of: views, leaving: leaving)
  }
}
