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
