// SPDX-License-Identifier: MIT
import Diagnostics

/// A timer that warns if a transition has not ended some time after its animation should have, because its animator does
/// not complete it.
struct TransitionWatchdog {
  private var deadline: Deadline?
  /// The time between the expected end of the animation and the warning, in seconds. Slow motion multiplies it too, because
  /// a thrown card may arrive later than its transition.
  private static let gracePeriod = 2.0

  /// Starts to watch a transition whose animation takes `seconds`, multiplied by the factor of slow motion.
  mutating func watch(_ transition: TransitionDriver, for seconds: Double) {
    cancel()
    let grace = Self.gracePeriod * max(AnimationDrag.coefficient, 1)
    let end = CACurrentMediaTime() + seconds * AnimationDrag.coefficient
    deadline = Deadline.schedule(at: end + grace) { [weak transition] in
      guard let animator = transition?.animator else { return }
      warn(
        "\(type(of: animator)) has not called completeTransition(_:), \(grace) s after its animation "
          + "should have ended; call it in the animation's completion")
    }
  }

  func cancel() { deadline?.cancel() }
}
