// SPDX-License-Identifier: MIT

/// The colour of a keyboard.
///
/// There is no on-screen keyboard, so that it has no effect.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the system.
  case `default` = 0
  /// Dark.
  case dark
  /// Light.
  case light
}
