// SPDX-License-Identifier: MIT

/// Whether a keyboard corrects words.
///
/// There is no on-screen keyboard, so that it has no effect.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard does by itself.
  case `default` = 0
  /// Words stay as they are typed.
  case no
  /// Words are corrected.
  case yes
}
