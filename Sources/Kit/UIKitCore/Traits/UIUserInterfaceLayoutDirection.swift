// SPDX-License-Identifier: MIT

/// The direction of a layout.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
