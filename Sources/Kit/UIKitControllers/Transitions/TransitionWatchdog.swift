// SPDX-License-Identifier: MIT
import Diagnostics

/// A timer that warns if a transition has not ended some time after its animation should have, because its animator does
/// not complete it.
final class TransitionWatchdog {
  private var deadline: Deadline?
  /// The time between the expected end of the animation and the warning, in seconds. Slow motion multiplies it too, because
  /// a thrown card may arrive later than its transition.
  private static let gracePeriod = 2.0

  nonisolated deinit {}

  /// Starts to watch a transition whose animation takes `seconds`, multiplied by the factor of slow motion.
  func watch(_ transition: TransitionDriver, for seconds: Double) {
    wait(for: transition, until: CACurrentMediaTime() + seconds * AnimationDrag.coefficient)
  }

  func cancel() { deadline?.cancel() }

  private func wait(for transition: TransitionDriver, until end: Double) {
    cancel()
    let grace = Self.gracePeriod * max(AnimationDrag.coefficient, 1)
    deadline = Deadline.schedule(at: end + grace) { [weak self, weak transition] in
      guard let self, let transition, let animator = transition.animator else { return }
      // On a slow connection, the animation may not have begun.
      if transition.containerView.layer.context?.awaitsStart == true {
        return wait(for: transition, until: CACurrentMediaTime())
      }
      warn(
        "\(type(of: animator)) has not called completeTransition(_:), \(grace) s after its animation "
          + "should have ended; call it in the animation's completion")
    }
  }
}
