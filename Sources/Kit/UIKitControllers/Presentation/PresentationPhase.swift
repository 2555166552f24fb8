// SPDX-License-Identifier: MIT

/// The phase of a presentation.
///
/// ```
///     cancelled, or dismissed together with one below
///     ┌──────────────┬───────────────────────┐
///     │              │                       ▼
/// presenting ─► presented ─► dismissing ─► ended
///                   ▲             │
///                   └─────────────┘
///                      cancelled
/// ```
enum PresentationPhase {
  /// The transition in is waiting or running.
  case presenting
  case presented
  /// The transition out is running.
  case dismissing
  case ended

  func canBecome(_ next: PresentationPhase) -> Bool {
    switch (self, next) {
    case (.presenting, .presented), (.presented, .dismissing), (.dismissing, .presented): true
    case (.presenting, .ended), (.dismissing, .ended), (.presented, .ended): true
    default: false
    }
  }
}
