// SPDX-License-Identifier: MIT

/// The preparation of a surface's next frame.
///
///     hidden ◄──► idle ── tick ──► waitingForCommit ── commit, or nothing to commit ──► committed
///                  ▲                       │ deadline                                       │
///                  └───────── drawn ───────┴────────────────────────────────────────────────┘
///     lost ◄── the window has gone, in any phase
///
/// Without display links there are no ticks: frames are drawn in `idle`.
enum FramePhase: Equatable {
  /// The window is not mapped, so nothing is drawn.
  case hidden
  /// No frame is being prepared.
  case idle
  /// The main thread has been told of the refresh at `target`, and has until `deadline` to commit its part of the
  /// frame.
  case waitingForCommit(target: Double, deadline: Double)
  /// The main thread has committed its part of the frame for the refresh at `target`.
  case committed(target: Double)
  /// The window no longer exists. The surface remains until it is detached.
  case lost

  /// Whether frames are drawn.
  var isShown: Bool { self != .hidden && self != .lost }

  /// The time at which a frame is drawn even if the main thread has not replied.
  var deadline: Double? {
    if case .waitingForCommit(_, let deadline) = self { deadline } else { nil }
  }

  mutating func transition(to next: FramePhase) {
    assert(allows(next), "FramePhase: \(self) cannot become \(next)")
    self = next
  }

  private func allows(_ next: FramePhase) -> Bool {
    switch (self, next) {
    case (_, .lost): true
    case (.lost, _): false
    case (.hidden, .idle), (.idle, .waitingForCommit), (.waitingForCommit, .committed): true
    case (_, .hidden), (.waitingForCommit, .idle), (.committed, .idle): self != .hidden
    default: false
    }
  }
}
