// SPDX-License-Identifier: MIT

/// The ways to go from one screen to another that a style can dress.
enum TransitionKind: String, CaseIterable {
  case push, tab, present
}
