// SPDX-License-Identifier: MIT

/// Where an animator is in its life.
///
///                startAnimation, pauseAnimation, fractionComplete
///     inactive ───────────────────────────────────────────────────► active
///        ▲  ▲                                                        │  │
///        │  └──────────────── ran to its end, stopAnimation(true) ───┘  │
///        └── finishAnimation(at:) ── stopped ◄── stopAnimation(false) ──┘
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing of it shows: not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active
  /// Waits for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation stands or ends.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start
  case current
}

/// An animation that can be paused, moved by hand, turned round and finished.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added.
///
/// Apple's methods are optional; here whoever adopts the protocol has them all.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
