// SPDX-License-Identifier: MIT

/// The appearance of a status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in a light window, and light content in a dark one.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}
