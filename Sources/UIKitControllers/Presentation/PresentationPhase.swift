// SPDX-License-Identifier: MIT

/// Where a presentation stands.
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
  /// The controller is on its way in.
  case presenting
  case presented
  /// The controller is on its way out.
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
