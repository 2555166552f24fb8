// SPDX-License-Identifier: MIT

/// A kind of transition for which a style can supply the animation.
enum TransitionKind: String, CaseIterable {
  case push, tab, present
}
