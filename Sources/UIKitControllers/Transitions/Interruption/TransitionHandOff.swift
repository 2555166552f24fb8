// SPDX-License-Identifier: MIT

/// The state that an interrupted transition passes to the transition that replaces it.
///
/// A transition between the same two controllers continues the motion. Any other transition starts from the snapshot. In
/// both cases the bars continue from their positions on screen.
struct TransitionHandOff {
  /// A progress, and its velocity in progress per second. The progress exceeds 0…1 while a spring overshoots.
  struct Motion {
    let progress: Double
    let velocity: Double

    /// The motion in the opposite direction.
    var reversed: Motion { Motion(progress: 1 - progress, velocity: -velocity) }
  }

  let snapshot: InterruptedTransitionSnapshot?
  let bars: [InterruptedBar]
  private let from: UIViewController
  private let to: UIViewController
  /// The interrupted animator, if it is a stock animator. The next animator may continue from its pose.
  private let animator: (any StockAnimator)?
  private let motion: Motion?

  /// Returns `nil` if the transition has not begun or has ended.
  init?(of run: TransitionRun, snapshot: InterruptedTransitionSnapshot?, bars: [InterruptedBar] = []) {
    guard run.driver.phase != .preparing, !run.driver.phase.isEnded else { return nil }
    self.snapshot = snapshot
    self.bars = bars
    from = run.from
    to = run.to
    animator = run.isStock ? run.driver.stockAnimator : nil
    motion = run.driver.motion
  }

  /// Returns the motion with which `next` continues, in its own direction, or `nil` if it is not a stock transition of
  /// the same kind between the same two controllers.
  func motion(for next: TransitionRun) -> Motion? {
    guard next.isStock, let animator, let successor = next.driver.stockAnimator,
      type(of: successor) == type(of: animator)
    else { return nil }
    let isInverse = next.from === to && next.to === from
    guard isInverse || (next.from === from && next.to === to) else { return nil }
    successor.continueFrom(animator)
    return isInverse ? motion?.reversed : motion
  }
}
