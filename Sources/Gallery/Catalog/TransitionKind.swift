// SPDX-License-Identifier: MIT

/// The kinds of transition for which a style can supply the animation.
enum TransitionKind: String, CaseIterable {
  case push, tab, present
}
