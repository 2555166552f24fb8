// SPDX-License-Identifier: MIT

// The hand-over of the animation to the next transition.
extension TransitionDriver {
  /// Whether the animation can run backwards from its present progress.
  var canRunBackwards: Bool {
    switch phase {
    case .running, .settling(.finish): player.playback?.canRunBackwards ?? false
    case .preparing, .interactive, .settling(.start), .ended: false
    }
  }

  /// Whether the views and the animation of the ended transition are left to the next one.
  var isHandedOver: Bool { player.isHandedOver }

  /// Completes the transition at its present progress, and leaves its views and its animation to the next transition.
  /// `start(continuing:alongside:)` or `finishHandedOver()` follows.
  func handOver() {
    guard !phase.isEnded else { return }
    player.handOver()
    end(didComplete: true)
  }

  /// Completes an animation that was handed over, because no transition continues it.
  func finishHandedOver() {
    guard player.takeBack() else { return }
    player.playback?.finish(at: .finish)
    player.playback?.transitionDidEnd()
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
