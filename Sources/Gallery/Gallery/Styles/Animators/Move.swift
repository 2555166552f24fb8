// SPDX-License-Identifier: MIT

/// The kind and the direction of a transition, from which a style makes its animator.
struct Move: Equatable {
  let kind: TransitionKind
  /// Whether the transition is a push, a presentation or a change to a tab further right, and not the way back.
  let isForward: Bool
}
