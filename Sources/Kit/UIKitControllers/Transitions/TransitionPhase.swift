// SPDX-License-Identifier: MIT

/// The phase of a transition.
///
/// ```
/// preparing ─► running ─► interactive ◄─► settling
///     │                        ▲
///     └────────────────────────┘
/// ```
/// Every phase may change to `ended`: the animator may complete at any time, and a new request completes the running
/// transition in place.
package enum TransitionPhase: Equatable {
  /// Views and controllers are being set up. There is no animation yet.
  case preparing
  /// The progress follows the clock.
  case running
  /// The progress follows a gesture.
  case interactive
  /// The progress runs to one of its ends by itself, after a gesture.
  case settling(TransitionEnd)
  case ended(didComplete: Bool)

  package var isEnded: Bool {
    if case .ended = self { true } else { false }
  }

  /// The end to which the progress runs, or nil in the other phases.
  var destination: TransitionEnd? {
    switch self {
    case .running: .finish
    case .settling(let end): end
    case .preparing, .interactive, .ended: nil
    }
  }

  func canBecome(_ next: TransitionPhase) -> Bool {
    switch (self, next) {
    case (.ended, _): false
    case (_, .ended): true
    case (.preparing, .running), (.preparing, .interactive): true
    case (.running, .interactive), (.interactive, .settling), (.settling, .interactive): true
    default: false
    }
  }
}

/// One end of a transition's progress.
package enum TransitionEnd: Equatable {
  /// Progress 0.
  case start
  /// Progress 1.
  case finish

  var progress: Double { self == .start ? 0 : 1 }
}
