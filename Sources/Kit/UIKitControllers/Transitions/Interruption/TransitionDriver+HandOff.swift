// SPDX-License-Identifier: MIT

// The hand-off of the animation to the next transition.
extension TransitionDriver {
  /// The progress on screen now, and its velocity; `nil` before the animation has been set up.
  var motion: TransitionHandOff.Motion? {
    playback.map { .init(progress: $0.progress, velocity: phase == .interactive ? 0 : $0.velocity) }
  }

  /// Whether the animation can run backwards from its present progress.
  var canRunBackwards: Bool {
    switch phase {
    case .running, .settling(.finish): playback?.canRunBackwards ?? false
    case .preparing, .interactive, .settling(.start), .ended: false
    }
  }

  /// Returns whether the animation, played backwards, can replace another one between the same controllers: the animators
  /// of both have the same class, a client's, and the other transition starts to run by itself. Interaction controllers of
  /// other classes than UIKit's may move the views themselves.
  func isReversed(by next: TransitionChoice) -> Bool {
    guard !isStock, let animator, let other = next.animator, type(of: animator) == type(of: other) else { return false }
    guard let interactor = next.interactor else { return true }
    return (interactor as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart == false
  }

  /// Whether the transition was cancelled and is returning to its start.
  var isReturning: Bool { phase == .settling(.start) }

  /// The controller that remains on screen if the transition is ended in place.
  var remaining: UIViewController? { wasCancelled ? from : to }

  /// Whether the views and the animation of the ended transition are left to the next one.
  var isHandedOff: Bool { animation.isHandedOff }

  /// Tells the animator that its animation has ended, at its finish or at its start.
  func sendAnimationEnded(didComplete: Bool) {
    guard let animator else { return }
    let isAtFinish = didComplete != attributes.runsBackwards
    if isAnimated { report(.call("animationEnded(\(isAtFinish))", receiver: animator)) }
    animator.animationEnded(isAtFinish)
  }
}
