// SPDX-License-Identifier: MIT
import Diagnostics

/// Warns about a transition that has not ended long after its animation should have, because its animator does not
/// complete it.
struct TransitionWatchdog {
  private var deadline: Deadline?
  /// In seconds.
  private static let gracePeriod = 2.0

  /// Starts to watch a transition whose animation ends in `seconds`, or later in slow motion.
  mutating func watch(_ transition: TransitionDriver, for seconds: Double) {
    cancel()
    let end = CACurrentMediaTime() + seconds * AnimationDrag.coefficient
    deadline = Deadline.schedule(at: end + Self.gracePeriod) { [weak transition] in
      guard let animator = transition?.animator else { return }
      warn(
        "\(type(of: animator)) has not called completeTransition(_:), \(Self.gracePeriod) s after its animation "
          + "should have ended; call it in the animation's completion")
    }
  }

  func cancel() { deadline?.cancel() }
}
