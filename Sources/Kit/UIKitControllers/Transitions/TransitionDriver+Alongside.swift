// SPDX-License-Identifier: MIT

/// The animations of clients alongside the transition.
extension TransitionDriver {
  /// The progress on screen of the animations alongside.
  var alongsideProgress: Double { alongside.playback?.progressOnScreen ?? progress }

  /// Sets up the animations alongside the transition. Animations that are added later in the same turn of the event
  /// loop join them.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the driver sets their progress.
  ///   - timing: The curve or the spring of the transition, if it is known.
  func runAlongside(isInteractive: Bool = false, timing: (any UITimingCurveProvider)? = nil) {
    guard !alongside.isSetUp else { return }
    alongside.playback = AlongsidePlayback(
      isInteractive: isInteractive || stockAnimator != nil || phase == .interactive, timing: timing)
    let animations = alongside.takeAnimations()
    if !animations.isEmpty { join { [weak self] in self?.call(animations) } }
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.alongside.close() }
  }

  /// Runs the animations alongside a transition that has ended while its animator set it up, because it has nothing to
  /// animate. As in UIKit, they take the duration of the transition nevertheless.
  func runLateAnimationsAlongside() {
    guard !alongside.isSetUp else { return }
    let animations = alongside.takeAnimations()
    alongside.close()
    guard isAnimated, !animations.isEmpty else { return call(animations) }
    UIView.animate(withDuration: duration) { self.call(animations) }
  }

  /// Runs animations alongside the transition: in the client's property animator, or in the playback that follows the
  /// transition's.
  func join(_ animations: @escaping () -> Void) {
    if let animator = clientAnimation?.animator, animator.state == .active { return animator.addAnimations(animations) }
    alongside.playback?.add(duration: duration, animations)
  }

  func call(_ handlers: [AlongsideAnimations.Handler]) {
    for handler in handlers { handler(self) }
  }

  func notifyInteractionChange() {
    call(alongside.takeChangeHandlers(isInteractive: phase == .interactive))
  }
}
