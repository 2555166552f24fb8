// SPDX-License-Identifier: MIT

// The hand-off of the animation to the next transition.
extension TransitionDriver {
  /// Whether the animation can run backwards from its present progress.
  var canRunBackwards: Bool {
    switch phase {
    case .running, .settling(.finish): playback?.canRunBackwards ?? false
    case .preparing, .interactive, .settling(.start), .ended: false
    }
  }

  /// The animation, whoever plays it.
  var playback: (any TransitionPlayback)? { animation.playback }

  /// Whether the views and the animation of the ended transition are left to the next one.
  var isHandedOff: Bool { animation.isHandedOff }

  /// Completes the transition at its present progress, and leaves its views and its animation to the next transition.
  /// `start(continuing:alongside:)` or `finishHandedOff()` follows.
  func handOff() {
    guard !phase.isEnded else { return }
    animation.handOff()
    end(didComplete: true)
  }

  /// Completes an animation that was handed off, because no transition continues it.
  func finishHandedOff() {
    guard animation.takeBack() else { return }
    playback?.finish(at: .finish)
    playback?.transitionDidEnd()
    scene.finish(didComplete: true)
    sendAnimationEnded(didComplete: true)
    delegate?.transitionDidReleaseViews(self)
    releaseObjects()
  }

  /// Tells the animator that its animation has ended, at its finish or at its start.
  func sendAnimationEnded(didComplete: Bool) {
    guard let animator else { return }
    let isAtFinish = didComplete != attributes.runsBackwards
    if isAnimated { report(.call("animationEnded(\(isAtFinish))", receiver: animator)) }
    animator.animationEnded(isAtFinish)
  }
}
