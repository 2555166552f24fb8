// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animation of a transition, and alongside it the animations that cannot be part of its animator.
final class TransitionPlayer {
  /// The animation. It is `nil` until the animator has been set up, and if the interaction controller does not use one.
  var playback: (any TransitionPlayback)?
  /// The animator that the client provides for the transition, if it provides one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  /// The animations alongside, or `nil` until they have been set up.
  var alongside: AlongsidePlayback?
  private var ownership = Ownership.own

  /// Who plays the animation.
  ///
  /// ```
  /// own ◄─► handedOver ─► continued
  /// ```
  private enum Ownership {
    case own
    /// The transition was interrupted, and the next one may play its animation backwards.
    case handedOver
    /// The successor plays it backwards.
    case continued(by: TransitionDriver)
  }

  nonisolated deinit {}

  // MARK: Handing over

  /// Whether another transition plays the animation, or may play it.
  var isHandedOver: Bool {
    if case .own = ownership { false } else { true }
  }

  /// The transition that plays the animation backwards.
  var successor: TransitionDriver? {
    if case .continued(let successor) = ownership { successor } else { nil }
  }

  /// Leaves the animation to the next transition.
  func handOver() { ownership = .handedOver }

  /// Returns the animation that was handed over, for a transition in the opposite direction.
  func passAnimation(to successor: TransitionDriver) -> (any TransitionPlayback)? {
    guard case .handedOver = ownership, let playback else { return nil }
    ownership = .continued(by: successor)
    return InversePlayback.inverse(of: playback)
  }

  /// Takes the animation back, because no transition continues it. Returns whether it was handed over.
  func takeBack() -> Bool {
    guard case .handedOver = ownership else { return false }
    ownership = .own
    return true
  }

  // MARK: Playing

  /// Adds animations alongside the transition: to the client's animator, or to the playback that follows the
  /// transition's.
  ///
  /// - Parameter duration: The duration of the transition in seconds.
  func join(duration: TimeInterval, _ animations: @escaping () -> Void) {
    if let animator = interruptibleAnimator, animator.state == .active { return animator.addAnimations(animations) }
    alongside?.add(duration: duration, animations)
  }

  /// Sets the progress of a paused animation. Animations alongside stop at their ends if it lies beyond them.
  func update(_ progress: Double) {
    playback?.update(progress)
    alongside?.update(min(max(progress, 0), 1))
  }

  func pause() {
    guard let playback else { return }
    playback.pauseAnimation()
    alongside?.pauseAnimation(at: playback.progress)
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    playback?.settle(to: end, timing: timing)
    alongside?.settle(to: end, timing: timing)
  }

  /// Cleans up after the transition has ended.
  ///
  /// - Parameter keepsAnimation: Whether the next transition continues the animation.
  func transitionDidEnd(at end: TransitionEnd, keepsAnimation: Bool) {
    if !keepsAnimation { playback?.transitionDidEnd() }
    alongside?.finish(at: end)
  }

  /// Releases the animations.
  func clear() {
    playback = nil
    interruptibleAnimator = nil
    alongside = nil
  }
}
