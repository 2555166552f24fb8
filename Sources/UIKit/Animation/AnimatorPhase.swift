// SPDX-License-Identifier: MIT
import RenderTree

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
  /// Started without animations: runs as soon as there are some.
  case waitingForAnimations
  /// The timeline is still. The run that a pause interrupted is kept for as long as nothing else moves the timeline.
  case paused(interrupted: InterruptedRun?)
  /// The timeline follows a curve, and the animator stays alive without another reference to it.
  case running(TimeCurve, keepsAlive: AnyObject)
  /// Waits for `finishAnimation(at:)`.
  case stopped

  /// The run that a pause interrupted, and when that was.
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
