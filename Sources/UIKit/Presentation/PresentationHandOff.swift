// SPDX-License-Identifier: MIT

/// The state that an interrupted transition of a presentation hands off to the next.
struct PresentationHandOff {
  let transition: TransitionHandOff
  let landing: InterruptedViewAnimation

  init?(of run: TransitionRun, views: [UIView], leaving: UIView?) {
    guard let transition = TransitionHandOff(of: run) else { return nil }
    self.transition = transition
    landing = InterruptedViewAnimation(of: views, leaving: leaving)
  }
}
