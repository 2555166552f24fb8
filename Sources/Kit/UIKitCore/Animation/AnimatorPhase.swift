// SPDX-License-Identifier: MIT
import TimingFunctions

/// The life of a property animator.
///
///     inactive ── started, paused or moved ──► paused ◄──────────────────────────────┐
///        ▲                                      │  ▲                                 │ paused, moved,
///        │                                      │  └── waitingForAnimations ──┐      │ or at the end
///        │                                      │           ▲                 ▼      │
///        │                                      ├───────────┴── started ──► running ─┘
///        ├──── ended, or stopped for good ──────┤
///        └──── finished ──── stopped ◄──────────┘
///
/// A program sees `waitingForAnimations`, `paused` and `running` as active.
enum AnimatorPhase {
  case inactive
  /// Started without animations. It runs as soon as there are some.
  case waitingForAnimations
  /// The timeline is paused. The interrupted run is kept, so that it can be resumed, until the progress is set.
  case paused(interrupted: InterruptedRun?)
  /// The timeline follows a curve, and the animator stays alive without other references to it.
  case running(TimeCurve, keepsAlive: AnyObject)
  /// Stopped, and not yet finished by `finishAnimation(at:)`.
  case stopped

  /// The run that a pause interrupted, and the time of the pause.
  struct InterruptedRun {
    let curve: TimeCurve
    let time: Double
  }

  /// The state as the program sees it.
  var state: UIViewAnimatingState {
    switch self {
    case .inactive: .inactive
    case .waitingForAnimations, .paused, .running: .active
    case .stopped: .stopped
    }
  }

  var isRunning: Bool { if case .running = self { true } else { false } }

  func allows(_ next: AnimatorPhase) -> Bool {
    switch (self, next) {
    case (.inactive, .paused), (.stopped, .inactive): true
    case (.paused, _): true
    case (.waitingForAnimations, .inactive), (.running, .inactive), (.running, .waitingForAnimations): false
    case (.waitingForAnimations, _), (.running, .paused), (.running, .running): true
    case (.inactive, _), (.stopped, _), (.running, .stopped): false
    }
  }
}
