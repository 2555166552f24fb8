// SPDX-License-Identifier: MIT

/// The state that an interrupted transition passes to the transition that replaces it.
///
/// A stock transition between the same two controllers continues the motion. The inverse of a client's transition plays
/// its animation backwards. Any other transition starts from the snapshot. In all cases the bars continue from their
/// positions on screen.
struct TransitionHandOff {
  /// A progress, and its velocity in progress per second. The progress exceeds 0…1 while a spring overshoots.
  struct Motion {
    let progress: Double
    let velocity: Double

    /// The motion in the opposite direction.
    var reversed: Motion { Motion(progress: 1 - progress, velocity: -velocity) }
  }

  /// The part of the interrupted transition that the next one continues.
  enum Continuation {
    case motion(Motion)
    /// It plays the animation of an interrupted transition backwards, and animations alongside from a progress on.
    case animation(of: TransitionDriver, alongside: Double)
    case snapshot(InterruptedTransitionSnapshot?)
  }

  let bars: [InterruptedBar]
  private let snapshot: InterruptedTransitionSnapshot?
  private let from: UIViewController?
  private let to: UIViewController?
  /// The interrupted animator, if it is a stock animator. The next animator may continue from its pose.
  private let animator: (any StockAnimator)?
  private let motion: Motion?
  /// The interrupted transition, if it leaves its animation to the next one.
  private let predecessor: TransitionDriver?
  private let alongsideProgress: Double

  /// Returns `nil` if the transition has not begun or has ended.
  ///
  /// - Parameter keepsAnimation: Whether the transition leaves its animation to the next one.
  init?(
    of interrupted: TransitionDriver, snapshot: InterruptedTransitionSnapshot?, bars: [InterruptedBar] = [],
    keepsAnimation: Bool = false
  ) {
    guard interrupted.phase != .preparing, !interrupted.phase.isEnded else { return nil }
    self.snapshot = snapshot
    self.bars = bars
    from = interrupted.from
    to = interrupted.to
    animator = interrupted.stockAnimator
    motion = interrupted.motion
    predecessor = keepsAnimation ? interrupted : nil
    alongsideProgress = interrupted.alongsideProgress
  }

  /// Whether the interrupted transition leaves its animation to the next one.
  var keepsAnimation: Bool { predecessor != nil }

  /// Returns the part of the interrupted transition that `next` continues.
  func continuation(for next: TransitionDriver) -> Continuation {
    if let motion = motion(for: next) { return .motion(motion) }
    let choice = TransitionChoice(animator: next.animator, interactor: next.interactor)
    if let predecessor, next.from === to, next.to === from, predecessor.isReversed(by: choice) {
      return .animation(of: predecessor, alongside: 1 - alongsideProgress)
    }
    return .snapshot(snapshot)
  }

  /// Completes the animation of the interrupted transition, if no other transition continues it.
  func discard() { predecessor?.finishHandedOff() }

  /// Returns the motion with which `next` continues, in its own direction, or `nil` if it is not a stock transition of
  /// the same kind between the same two controllers.
  private func motion(for next: TransitionDriver) -> Motion? {
    guard let animator, let successor = next.stockAnimator, type(of: successor) == type(of: animator) else {
      return nil
    }
    let isInverse = next.from === to && next.to === from
    guard isInverse || (next.from === from && next.to === to) else { return nil }
    successor.continueFrom(animator)
    return isInverse ? motion?.reversed : motion
  }
}

extension TransitionHandOff.Continuation {
  /// The progress at which the bars continue.
  var progress: Double {
    switch self {
    case .motion(let motion): motion.progress
    case .animation(_, let progress): progress
    case .snapshot: 0
    }
  }

  var snapshot: InterruptedTransitionSnapshot? {
    if case .snapshot(let snapshot) = self { snapshot } else { nil }
  }
}
