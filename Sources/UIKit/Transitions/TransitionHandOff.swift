// SPDX-License-Identifier: MIT

/// The state that an interrupted transition hands off to the next: its progress and velocity, for one between the same
/// two controllers.
struct TransitionHandOff {
  private let from: UIViewController
  private let to: UIViewController
  /// The system's animator that ran.
  private let animator: (any StockAnimator)?
  private let progress: Double
  private let velocity: Double

  init?(of run: TransitionRun) {
    guard run.driver.phase != .preparing, !run.driver.phase.isEnded else { return nil }
    from = run.from
    to = run.to
    animator = run.isStock ? run.driver.animator as? any StockAnimator : nil
    progress = run.driver.progress
    velocity = run.driver.velocity
  }

  /// Where a transition between the same two controllers goes on, in its own direction; nil for any other.
  func takeOver(by next: TransitionRun) -> (progress: Double, velocity: Double)? {
    guard next.isStock, let animator, let successor = next.driver.animator as? any StockAnimator,
      type(of: successor) == type(of: animator)
    else { return nil }
    let isInverse = next.from === to && next.to === from
    guard isInverse || (next.from === from && next.to === to) else { return nil }
    successor.inherit(from: animator)
    return isInverse ? (1 - progress, -velocity) : (progress, velocity)
  }
}
