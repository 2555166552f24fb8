// SPDX-License-Identifier: MIT

/// Whether misspelled words are marked.
///
/// It has no effect, because no words are checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does by itself.
  case `default` = 0
  /// They are not marked.
  case no
  /// They are marked.
  case yes
}
