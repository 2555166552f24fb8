// SPDX-License-Identifier: MIT

/// The preparation of a surface's next frame.
///
///     hidden ◄──► idle ── refresh ──► collecting ── tick ──► waitingForCommit ── commit, or nothing to commit ──► committed
///                  ▲                       │ no more ticks          │ deadline                                        │
///                  └───────────────────────┴──────── drawn ─────────┴─────────────────────────────────────────────────┘
///     lost ◄── the window has gone, in any phase
///
/// Without display links there are no ticks: frames are drawn in `idle`.
enum FramePhase: Equatable {
  /// The window is not mapped, so nothing is drawn.
  case hidden
  /// No frame is being prepared.
  case idle
  /// Input is collected for the refresh at `target`. The main thread is told of the refresh at the time `end`.
  case collecting(target: Double, end: Double)
  /// The main thread has been told of the refresh at `target`, and has until `deadline` to commit its part of the
  /// frame.
  case waitingForCommit(target: Double, deadline: Double)
  /// The main thread has committed its part of the frame for the refresh at `target`.
  case committed(target: Double)
  /// The window no longer exists. The surface remains until it is detached.
  case lost

  /// Whether frames are drawn.
  var isShown: Bool { self != .hidden && self != .lost }

  /// The time at which the collection of input ends, or a frame is drawn even if the main thread has not replied.
  var deadline: Double? {
    switch self {
    case .collecting(_, let end): end
    case .waitingForCommit(_, let deadline): deadline
    case .hidden, .idle, .committed, .lost: nil
    }
  }

  /// Whether the main thread has been told of a refresh and has not replied.
  var isWaitingForCommit: Bool { if case .waitingForCommit = self { true } else { false } }

  mutating func transition(to next: FramePhase) {
    assert(allows(next), "FramePhase: \(self) cannot become \(next)")
    self = next
  }

  private func allows(_ next: FramePhase) -> Bool {
    switch (self, next) {
    case (_, .lost): true
    case (.lost, _): false
    case (.hidden, .idle), (.idle, .collecting), (.collecting, .waitingForCommit): true
    case (.waitingForCommit, .committed): true
    case (_, .hidden), (.collecting, .idle), (.waitingForCommit, .idle), (.committed, .idle): self != .hidden
    default: false
    }
  }
}
