// SPDX-License-Identifier: MIT

/// The letters that a keyboard capitalizes.
///
/// There is no on-screen keyboard, so that it has no effect.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}
