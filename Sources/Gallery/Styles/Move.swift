// SPDX-License-Identifier: MIT

/// One transition, as a style sees it.
struct Move: Equatable {
  let kind: TransitionKind
  /// A push, a presentation, a change to a tab on the right; else the way back.
  let isForward: Bool
}
